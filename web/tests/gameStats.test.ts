import { describe, expect, it } from "vitest";
import { gameStats, ranked } from "../src/features/table/gameStats";
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
