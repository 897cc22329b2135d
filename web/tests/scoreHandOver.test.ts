/** Exports of a game with real cards: the link to another phone, and the play for BG Stats. */

import { describe, expect, it } from "vitest";
import { bgStatsLink } from "../src/features/score/bgStats";
import { handedOver } from "../src/features/score/handedOver";
import { packedRecord, recordLink, unpacked } from "../src/state/recordLink";
import { boardOf, finished } from "./fakeScore";

const BACKUP = JSON.stringify({ format: "flip7-scores", games: [{ score: { game: "ab12", names: ["Ana", "Ben"] } }] });

describe("a game that is handed over", () => {
  it("travels whole in the fragment of the address", async () => {
    const address = new URL(await recordLink(BACKUP, "/score"));
    expect(address.pathname).toBe("/score");
    const text = await unpacked(packedRecord(address.hash)!);
    expect(handedOver(text)).toEqual({ id: "ab12", names: ["Ana", "Ben"], text: BACKUP });
  });

  it.each([null, "", "[]", "{}", '{"games": []}', '{"games": [{"score": {"game": 5, "names": []}}]}'])(
    "is none if the text says nothing of one: %s",
    (text) => expect(handedOver(text)).toBeNull(),
  );
});

describe("the link to BG Stats", () => {
  const board = boardOf({
    id: "ab12",
    started: Date.UTC(2026, 10, 18, 19, 16, 58),
    rounds: [finished(1, [90, 205, 90], { dealer: 2 })],
    winner: 1,
  });
  const address = new URL(bgStatsLink(board));
  const play = JSON.parse(address.searchParams.get("data")!) as Record<string, unknown>;

  it("goes to the page that BG Stats documents", () => {
    expect(address.origin + address.pathname).toBe("https://app.bgstatsapp.com/createPlay.html");
  });

  it("has every field that BG Stats needs, and the date in UTC as it wants it", () => {
    expect(play).toMatchObject({ sourceName: "flip7", sourcePlayId: "ab12", playDate: "2026-11-18 19:16:58" });
    expect(play["game"]).toEqual({
      name: "Flip 7",
      sourceGameId: "flip7",
      bggId: 420087,
      highestWins: true,
      noPoints: false,
    });
    expect(play["players"]).toEqual([
      { name: "Ana", sourcePlayerId: "ana", score: 90, rank: 2, winner: false, startPlayer: false },
      { name: "Ben", sourcePlayerId: "ben", score: 205, rank: 1, winner: true, startPlayer: false },
      { name: "Cleo", sourcePlayerId: "cleo", score: 90, rank: 2, winner: false, startPlayer: true },
    ]);
  });
});
