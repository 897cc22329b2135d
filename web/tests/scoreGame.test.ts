/** A game with real cards on its page: taps, doubts, refusals and corrections. */

import { describe, expect, it } from "vitest";
import { ScoreGame } from "../src/features/score/scoreGame.svelte";
import { Refused } from "../src/net/api";
import type { Act, LogEntry } from "../src/net/scores";
import { boardOf, fakeKeeper } from "./fakeScore";

const score = (points: number): Act => ({ do: "score", seat: 0, round: 1, points });
const entry = (id: string, what: LogEntry["what"]): LogEntry => ({ id, line: id, told: [], what });

describe("a tap", () => {
  it("shows the board that comes back, and what the referee said", async () => {
    const said = [{ text: "Ana is dealt a 7.", rules: ["I.1"] }];
    const game = new ScoreGame(
      "game",
      fakeKeeper(() => ({ board: boardOf({ round: 2 }), said })),
    );
    expect(await game.act(score(44))).toBe(true);
    expect(game.board?.round).toBe(2);
    expect(game.said).toEqual(said);
  });

  it("is dropped while the one before it is not answered", async () => {
    let answer: () => void = () => {};
    const keeper = fakeKeeper(() => new Promise((resolve) => (answer = () => resolve({}))));
    const game = new ScoreGame("game", keeper);
    const first = game.act({ do: "bust", seat: 0 });
    expect(await game.act({ do: "bust", seat: 0 })).toBe(false);
    answer();
    expect(await first).toBe(true);
    expect(keeper.acts).toHaveLength(1);
  });

  it("that is refused changes nothing, and the reason is shown until the next", async () => {
    let refuse = true;
    const keeper = fakeKeeper(() => {
      if (refuse) throw new Refused("bad_score", "That is not what is asked now.");
      return {};
    });
    const game = new ScoreGame("game", keeper);
    expect(await game.act({ do: "undo" })).toBe(false);
    expect([game.board, game.trouble?.()]).toEqual([null, "That is not what is asked now."]);
    refuse = false;
    await game.act({ do: "undo" });
    expect(game.trouble).toBeNull();
  });
});

describe("a score that no hand can give", () => {
  const doubting = () =>
    fakeKeeper((act) => {
      const sure = act.do === "score" ? act.sure : act.do === "correct" && act.by.do === "score" ? act.by.sure : true;
      if (!sure) throw new Refused("doubtful", "172? 171 is the most a round can give.");
      return {};
    });

  it("is asked about, and entered if the table is sure", async () => {
    const keeper = doubting();
    const game = new ScoreGame("game", keeper);
    expect(await game.act(score(172))).toBe(false);
    expect(game.doubt).toMatchObject({ points: 172, sentence: "172? 171 is the most a round can give." });
    expect(game.trouble).toBeNull();
    expect(await game.insist()).toBe(true);
    expect(keeper.acts.at(-1)).toEqual({ ...score(172), sure: true });
    expect(game.doubt).toBeNull();
  });

  it("is asked about in a correction, too", async () => {
    const keeper = doubting();
    const game = new ScoreGame("game", keeper);
    await game.act({ do: "correct", of: "1.a", by: { do: "score", seat: 0, round: 1, points: 172 } });
    expect(await game.insist()).toBe(true);
    expect(keeper.acts.at(-1)).toMatchObject({ do: "correct", of: "1.a", by: { points: 172, sure: true } });
  });
});

describe("a changed score", () => {
  const log = [
    entry("1.a", { do: "score", seat: 0, round: 1, points: 44 }),
    entry("2.a", { do: "bust", seat: 1, round: 1 } as LogEntry["what"]),
    entry("3.a", { do: "lay", seat: 2, card: "7" }),
  ];

  it.each([
    [0, "1.a"],
    [1, "2.a"],
  ])("of seat %i corrects what was entered, a number or a bust", async (seat, of) => {
    const keeper = fakeKeeper(undefined, log);
    await new ScoreGame("game", keeper).changeScore(1, seat, 30);
    expect(keeper.acts).toEqual([{ do: "correct", of, by: { do: "score", seat, round: 1, points: 30 } }]);
  });

  it("that was counted from cards is set by hand", async () => {
    const keeper = fakeKeeper(undefined, log);
    await new ScoreGame("game", keeper).changeScore(1, 2, 30);
    expect(keeper.acts).toEqual([{ do: "by_hand", round: 1, seat: 2, points: 30 }]);
  });
});

it("says why it could not be loaded", async () => {
  const keeper = { ...fakeKeeper(), board: () => Promise.reject(new Refused("not_found", "")) };
  const game = new ScoreGame("gone", keeper);
  await game.load();
  expect([game.board, game.failure?.reason]).toEqual([null, "not_found"]);
});
