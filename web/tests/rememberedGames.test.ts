/** The list of score games as it was last seen: the page has its shape before the score keeper is loaded. */

import { beforeEach, expect, it } from "vitest";
import { rememberedGames, rememberGames } from "../src/features/score/rememberedGames";
import type { ScoreListed } from "../src/net/scores";

const game = (id: string): ScoreListed => ({
  id,
  names: ["Ana", "Ben"],
  colours: [1, 2],
  totals: [44, 0],
  round: 2,
  depth: "pad",
  winner: null,
  started: 0,
  changed: 0,
});

beforeEach(() => localStorage.clear());

it("is there again, at most twenty games of it", () => {
  rememberGames(Array.from({ length: 30 }, (_, at) => game(`g${at}`)));
  expect(rememberedGames().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => `g${at}`));
});

it.each(["", "{}", "[null]", '[{"id": 5}]', '[{"id": "g", "names": "Ana"}]'])(
  "is empty where %j was stored",
  (stored) => {
    localStorage.setItem("flip7:score-games", stored);
    expect(rememberedGames()).toEqual([]);
  },
);
