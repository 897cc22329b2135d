/** An invitation to keep score, too: taken once, and never in the place of more than it gives. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { joinBoard } from "../src/features/score/joinBoard";
import { loadSharedBoard, saveSharedBoard } from "../src/features/score/sharedBoards";
import { fetchHistory } from "../src/net/api";
import { connectBoard } from "../src/net/connection";
import { restoreScores } from "../src/net/scores";
import { scripted } from "./scriptedTransport";

vi.mock("../src/net/connection", () => ({ connectBoard: vi.fn() }));
vi.mock("../src/net/api", async (original) => ({ ...(await original<object>()), fetchHistory: vi.fn() }));
vi.mock("../src/net/scores", async (original) => ({ ...(await original<object>()), restoreScores: vi.fn() }));

const LINK = "http://cards.test/board/BCD234";
const acts = [
  { act: "score_shared", setup: { game: "friday" }, colours: [1, 2], odds: "nobody" },
  { act: "came", person: 0, name: "Keeper 1" },
  { act: "odds_set", person: 0, odds: "turn" },
];

/** A server with that board, and the transport of whoever comes. */
function board(closed: string | null = null) {
  const { open, opened } = scripted();
  vi.mocked(connectBoard).mockImplementation(open);
  vi.mocked(fetchHistory).mockResolvedValue(acts.map((act, number) => ({ number, at: 7, act }) as never));
  vi.mocked(restoreScores).mockReset().mockResolvedValue({ restored: 1, skipped: 0 });
  const joined = joinBoard("BCD234", "come");
  const [transport] = opened;
  const table = { id: "board", code: "BCD234", link: LINK, closed };
  transport!.say({ type: "welcome", id: "board", token: "ben", table } as never);
  return { joined, transport: transport! };
}

beforeEach(() => localStorage.clear());

describe("an invitation to keep score, too", () => {
  it("makes this device a keeper, with the game and the odds as they are now", async () => {
    const { joined, transport } = board();
    expect(transport.sent).toEqual([{ type: "keep_score", invitation: "come" }]);
    transport.say({ type: "you", person: 1, seat: null, host: false } as never);
    expect(await joined).toBe("friday");
    expect(loadSharedBoard("friday")).toEqual({
      id: "board",
      code: "BCD234",
      link: LINK,
      token: "ben",
      invitation: null,
    });
    const [restored] = vi.mocked(restoreScores).mock.calls[0]!;
    expect(JSON.parse(restored)).toMatchObject({ games: [{ settings: { odds: "turn" }, started: 7 }] });
  });

  it("leaves the one who shared the board what they are: the host, who can invite and stop", async () => {
    const host = { id: "board", code: "BCD234", link: LINK, token: "ana", invitation: "come" };
    saveSharedBoard("friday", host);
    const { joined, transport } = board();
    expect(await joined).toBe("friday");
    expect(transport.sent).toEqual([]);
    expect(transport.closed).toBe(true);
    expect(loadSharedBoard("friday")).toEqual(host);
  });

  it("to a board that is shared no more says so", async () => {
    await expect(board("keeper").joined).rejects.toMatchObject({ reason: "is_closed" });
  });

  it("that is not of this board says so", async () => {
    const { joined, transport } = board();
    transport.say({ type: "refusal", reason: "not_invited", message: "No." } as never);
    await expect(joined).rejects.toMatchObject({ reason: "not_invited" });
    expect(transport.closed).toBe(true);
  });
});
