/** Tokens in a backup: seats go along to another device. */

import { beforeEach, expect, test } from "vitest";
import { saveTokens, withTokens } from "../src/state/deviceBackup";
import { loadHotSeat, loadToken, saveHotSeat, saveToken } from "../src/state/storage";

const GAMES = [
  { id: "lone", code: "BCD234", log: [] },
  { id: "shared", code: "FGH567", log: [] },
  { id: "watched", code: "JKM234", log: [] },
];
const TEXT = JSON.stringify({ format: "flip7-games", version: 2, games: GAMES });

beforeEach(() => localStorage.clear());

test("a backup holds the tokens of those who play here, and of nobody else", () => {
  saveToken("lone", "mine");
  saveToken("shared", "first");
  saveHotSeat("shared", ["second", "third"]);
  const { games } = JSON.parse(withTokens(TEXT)) as { games: { tokens?: string[] }[] };
  expect(games.map((game) => game.tokens)).toEqual([["mine"], ["first", "second", "third"], undefined]);
});

test("whoever restores it elsewhere has the same seats there, by id and by code", () => {
  saveToken("lone", "mine");
  saveToken("shared", "first");
  saveHotSeat("shared", ["second"]);
  const backup = withTokens(TEXT);
  localStorage.clear();
  saveTokens(backup);
  expect([loadToken("lone"), loadToken("BCD234"), loadToken("watched")]).toEqual(["mine", "mine", null]);
  expect([loadHotSeat("shared"), loadHotSeat("FGH567")]).toEqual([["second"], ["second"]]);
});

test("a seat that somebody has here already stays theirs", () => {
  saveToken("lone", "mine");
  const backup = withTokens(TEXT);
  saveToken("lone", "newer");
  saveTokens(backup);
  expect(loadToken("lone")).toBe("newer");
});

test("a backup of an older version has no tokens", () => {
  saveTokens(TEXT);
  expect(loadToken("lone")).toBeNull();
});
