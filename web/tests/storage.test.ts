/** A seat is remembered however its table is called, and where nothing can be stored it is kept until the page is closed. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { learned, rememberLearned } from "../src/features/lessons/lessons";
import {
  forget,
  recall,
  recallSelf,
  recallWishes,
  remember,
  rememberSelf,
  rememberWishes,
  USUAL,
} from "../src/state/storage";

const ID = "abcdefghijABCDEFGHIJ_-";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("a seat", () => {
  it.each(["KX4P9T", "kx4p9t", " kx4-p9t ", "KX4 P9T"])("is found again by %j", (typed) => {
    remember("Kx4p9T", "me");
    expect(recall(typed)).toBe("me");
    forget(typed);
    expect(recall("KX4P9T")).toBeNull();
  });
  it("is found again by the table's id, to the letter", () => {
    remember(ID, "me");
    expect([recall(ID), recall(ID.toLowerCase())]).toEqual(["me", null]);
  });
  it("is where the page of before has put it", () => {
    localStorage.setItem("flip7:token:KX4P9T", "me");
    expect(recall("kx4p9t")).toBe("me");
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
    remember("KX4P9T", "me");
    rememberSelf({ name: "Ann", colour: 3 });
    rememberWishes({ ...USUAL, speed: 0.6 });
    rememberLearned("bust");
    expect(recall("kx4p9t")).toBe("me");
    expect(recallSelf()).toEqual({ name: "Ann", colour: 3 });
    expect(recallWishes().speed).toBe(0.6);
    expect(learned()).toContain("bust");
    forget("KX4P9T");
    expect(recall("KX4P9T")).toBeNull();
  });
});
