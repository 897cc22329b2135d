import { describe, expect, it } from "vitest";
import { gameStats, ranked } from "../src/features/table/gameStats";
import type { Happened } from "../src/net/protocol";
import { game, NAMES } from "./games";

describe.each(NAMES)("the game «%s», in numbers", (name) => {
  const { history, views } = game(name);
  const counted = gameStats(history);
  const last = views.at(-1)!.game!;

  it("adds up to the final scores", () => {
    expect(counted.scores.map((rounds) => rounds.reduce((sum, points) => sum + points, 0))).toEqual(last.scores);
    expect(counted.rounds).toBe(last.round);
  });
  it("knows the best round", () => {
    expect(counted.best!.points).toBe(Math.max(...counted.scores.flat()));
    expect(counted.scores[counted.best!.seat]![counted.best!.round - 1]).toBe(counted.best!.points);
  });
});

it("counts what happened", () => {
  expect(gameStats(game("chains").history)).toMatchObject({ busts: 18, saves: 3, flipSevens: 2, freezes: 5 });
});

it("lets equal totals share a rank", () => {
  expect(ranked([10, 200, 50, 50, 7])).toEqual([
    { seat: 1, rank: 1 },
    { seat: 2, rank: 2 },
    { seat: 3, rank: 2 },
    { seat: 0, rank: 4 },
    { seat: 4, rank: 5 },
  ]);
});

describe("the longest streak without a bust", () => {
  /** A game of rounds in which each seat ends as its letter says: b has busted. */
  const streak = (...rounds: string[]) =>
    gameStats(
      rounds.map((seats) => {
        const statuses = [...seats].map((each) => (each === "b" ? "busted" : "stayed"));
        const ended = { event: "round_ended", points: statuses.map(() => 1), statuses, flipped_seven: null, rules: [] };
        return { events: [ended] } as unknown as Happened;
      }),
    ).streak;

  it("is told of whoever has it alone", () => {
    expect(streak("ss", "sb", "ss", "bs", "sb")).toEqual({ seat: 0, rounds: 3 });
  });
  it("is told of nobody if several have it, or if it is short", () => {
    expect(streak("ss", "ss", "ss")).toBeNull();
    expect(streak("ss", "sb", "bs")).toBeNull();
  });
  it("of a latecomer begins when they join", () => {
    expect(streak("sb", "sb", "bss", "sss", "bbs", "bbs")).toEqual({ seat: 2, rounds: 4 });
  });
});
