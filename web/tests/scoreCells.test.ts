/** The cells of the score table, the numbers of a finished game, and what is typed on the pad. */

import { describe, expect, it } from "vitest";
import { copies, ACTIONS, MODIFIERS, NUMBERS } from "../src/features/score/cards";
import { cellsOf, isNumber } from "../src/features/score/cells";
import { factsOf, resultOf } from "../src/features/score/scoreResult";
import { padKey, withDigit } from "../src/features/score/typed";
import { boardOf, finished } from "./fakeScore";

describe("the cells", () => {
  const rounds = [
    finished(1, [44, 0, 30], { statuses: ["stayed", "busted", "frozen"] }),
    finished(2, [61, 12, 40], { flipped_seven: 0, by_hand: [2], hands: [["1", "2"], null, null] }),
  ];

  it("say how each round went: a bust, a Flip 7, a score set by hand", () => {
    const [ana, ben, cleo] = cellsOf(boardOf({ rounds }));
    expect(ana!.map((cell) => [cell.points, cell.gold])).toEqual([
      [44, false],
      [61, true],
      [null, false],
    ]);
    expect(ben!.map((cell) => cell.busted)).toEqual([true, false, false]);
    expect(cleo!.map((cell) => cell.byHand)).toEqual([false, true, false]);
  });

  it("grow with the cards of the round under way, and are open until they are settled", () => {
    const seats = [
      { cards: ["7" as const], status: null, points: 7, sum: "7", settled: false },
      { cards: [], status: "busted" as const, points: 0, sum: "", settled: true },
      { cards: [], status: null, points: 0, sum: "", settled: false },
    ];
    expect(cellsOf(boardOf({ seats })).map(([cell]) => [cell!.points, cell!.open])).toEqual([
      [7, true],
      [0, false],
      [null, true],
    ]);
  });

  it("are empty where somebody was not in the round: they came later, or have left", () => {
    const people = (["playing", "away", "playing"] as const).map((presence, at) => ({ name: `P${at}`, presence }));
    const cells = cellsOf(boardOf({ people, rounds: [finished(1, [5, 6, null])] }));
    expect(cells.map((row) => row.map((cell) => cell.absent))).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
    expect(cells[1]![1]).toMatchObject({ points: null, open: false });
  });

  it("are those of the finished rounds alone when the game is over", () => {
    expect(cellsOf(boardOf({ rounds, winner: 0 }))[0]).toHaveLength(2);
  });

  it("are changed on the pad if a number was entered, not if cards were counted or the table has set it", () => {
    const board = boardOf({ rounds });
    expect([isNumber(board, 1, 0), isNumber(board, 2, 0), isNumber(board, 2, 2), isNumber(board, 3, 0)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("a finished game", () => {
  const board = boardOf({
    rounds: [
      finished(1, [44, 0, 90], { statuses: ["stayed", "busted", "stayed"], hands: [["12", "11"], null, null] }),
      finished(2, [61, 120, 115], { flipped_seven: 0, hands: [["1", "2", "3"], null, null] }),
    ],
    winner: 2,
  });

  it("is ranked, with the race of its totals", () => {
    const { players, rounds } = resultOf(board);
    expect(players.map(({ name, rank, total }) => [name, rank, total])).toEqual([
      ["Cleo", 1, 205],
      ["Ben", 2, 120],
      ["Ana", 3, 105],
    ]);
    expect(players[0]!.race).toEqual([0, 90, 205]);
    expect(rounds).toBe(2);
  });

  it("has its best moment among the hands that are known: a Flip 7 first", () => {
    expect(resultOf(board).moment).toEqual({
      kind: "flip-seven",
      seat: 0,
      round: 2,
      points: 61,
      cards: ["1", "2", "3"],
    });
    expect(resultOf(boardOf({ rounds: [finished(1, [1, 2, 3])], winner: 2 })).moment).toBeNull();
  });

  it("is told in numbers", () => {
    expect(factsOf(board)).toEqual({ rounds: 2, busts: 1, flipSevens: 1, average: 72, best: { seat: 1, points: 120 } });
  });
});

describe("the pad", () => {
  it("types digits, without leading zeros and not more than four", () => {
    const typed = [..."007"].reduce(withDigit, "");
    expect(typed).toBe("7");
    expect([..."12345"].reduce(withDigit, "")).toBe("1234");
  });

  it("knows the keys of a keyboard", () => {
    expect(["7", "Enter", "Backspace", "b", "Escape", "x"].map((key) => padKey(key)?.key)).toEqual([
      "digit",
      "enter",
      "erase",
      "bust",
      "leave",
      undefined,
    ]);
  });
});

it("has a key for each of the 22 cards, of which a deck has 94", () => {
  const all = [...NUMBERS, ...MODIFIERS, ...ACTIONS];
  expect(all).toHaveLength(22);
  expect(all.reduce((sum, card) => sum + copies(card), 0)).toBe(94);
});
