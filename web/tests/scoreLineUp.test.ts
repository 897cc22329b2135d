/** The players of a game with real cards are remembered, and malformed data are not taken over. */

import { beforeEach, expect, it, vi } from "vitest";

const KEY = "flip7:score";

/** Load the page anew. */
async function load() {
  vi.resetModules();
  return import("../src/state/scoreLineUp.svelte");
}

beforeEach(() => localStorage.clear());

it("begins with two players without names", async () => {
  const { scoreLineUp } = await load();
  expect(scoreLineUp).toMatchObject({
    players: [
      { name: "", colour: 1 },
      { name: "", colour: 2 },
    ],
    target: 200,
    depth: "pad",
  });
});

it("remembers names, colours, order, dealer, target and depth", async () => {
  const first = await load();
  first.addPlayer();
  first.scoreLineUp.players.forEach((player, at) => (player.name = ["Ana", "Ben", "Cleo"][at]!));
  Object.assign(first.scoreLineUp, { dealer: 2, target: 100, depth: "live" });
  first.swapPlayers(0, 2);
  const { scoreLineUp } = await load();
  expect(scoreLineUp.players.map((player) => player.name)).toEqual(["Cleo", "Ben", "Ana"]);
  expect(scoreLineUp).toMatchObject({ dealer: 0, target: 100, depth: "live" });
});

it("lets the same person deal first when somebody leaves", async () => {
  const { addPlayer, removePlayer, scoreLineUp } = await load();
  addPlayer();
  scoreLineUp.dealer = 2;
  removePlayer(0);
  expect(scoreLineUp.dealer).toBe(1);
  removePlayer(1);
  expect(scoreLineUp.dealer).toBe(0);
});

it("starts without those who have no name, and the next who has one deals", async () => {
  const { addPlayer, dropNameless, scoreLineUp } = await load();
  addPlayer();
  addPlayer();
  scoreLineUp.players.forEach((player, at) => (player.name = ["Ana", " ", "Cleo", ""][at]!));
  scoreLineUp.dealer = 1;
  dropNameless();
  expect(scoreLineUp.players.map((player) => player.name)).toEqual(["Ana", "Cleo"]);
  expect(scoreLineUp.dealer).toBe(1);
});

it("holds 24 players, each with one of eight colours", async () => {
  const { addPlayer, scoreLineUp } = await load();
  for (let more = 0; more < 30; more++) addPlayer();
  expect(scoreLineUp.players).toHaveLength(24);
  expect(new Set(scoreLineUp.players.map((player) => player.colour)).size).toBe(8);
});

it.each(["", "null", "[]", '{"players":7}', '{"players":[{"name":3}],"depth":"deep","dealer":9,"target":"x"}'])(
  "begins anew where %j was stored",
  async (stored) => {
    localStorage.setItem(KEY, stored);
    const { scoreLineUp } = await load();
    expect(scoreLineUp.players).toHaveLength(2);
    expect(scoreLineUp).toMatchObject({ dealer: 0, target: 200, depth: "pad", odds: "turn" });
  },
);
