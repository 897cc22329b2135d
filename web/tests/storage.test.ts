/** Storage: tokens by any spelling of a code, and in memory where localStorage is not available. */

import { SPEED } from "../src/state/speeds";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadLearned, saveLearned } from "../src/state/learned";
import {
  forgetToken,
  loadToken,
  loadProfile,
  loadPreferences,
  saveToken,
  storeProfile,
  storePreferences,
  DEFAULT_PREFERENCES,
} from "../src/state/storage";

const ID = "abcdefghijABCDEFGHIJ_-";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("a seat", () => {
  it.each(["KX4P9T", "kx4p9t", " kx4-p9t ", "KX4 P9T"])("is found again by %j", (typed) => {
    saveToken("Kx4p9T", "me");
    expect(loadToken(typed)).toBe("me");
    forgetToken(typed);
    expect(loadToken("KX4P9T")).toBeNull();
  });
  it("is found again by the table's id, to the letter", () => {
    saveToken(ID, "me");
    expect([loadToken(ID), loadToken(ID.toLowerCase())]).toEqual(["me", null]);
  });
  it("is where the page of before has put it", () => {
    localStorage.setItem("flip7:token:KX4P9T", "me");
    expect(loadToken("kx4p9t")).toBe("me");
  });
});

describe("where nothing can be stored", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  it.each([
    ["the storage refuses", { getItem: blocked, setItem: blocked, removeItem: blocked }],
    ["there is none", undefined],
    ["it is full", { getItem: () => null, setItem: blocked, removeItem: () => undefined }],
  ])("because %s, everything is kept as long as the page is open", (_, storage) => {
    vi.stubGlobal("localStorage", storage);
    saveToken("KX4P9T", "me");
    storeProfile({ name: "Ann", colour: 3 });
    storePreferences({ ...DEFAULT_PREFERENCES, speed: 1.5 });
    saveLearned("bust");
    expect(loadToken("kx4p9t")).toBe("me");
    expect(loadProfile()).toEqual({ name: "Ann", colour: 3 });
    expect(loadPreferences().speed).toBe(1.5);
    expect(loadLearned()).toContain("bust");
    forgetToken("KX4P9T");
    expect(loadToken("KX4P9T")).toBeNull();
  });
});

it("takes the «Fast» of earlier versions for the one of today", () => {
  storePreferences({ ...DEFAULT_PREFERENCES, speed: 0.6 });
  expect(loadPreferences().speed).toBe(SPEED.fast);
  expect(SPEED.fast).toBeLessThanOrEqual(SPEED.normal / 2);
});
