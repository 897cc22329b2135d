/** «why?»: the reason of that very line, where it is asked; and a log that takes one stop of the Tab key. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Log from "../src/features/table/Log.svelte";
import WhyHere from "../src/features/table/WhyHere.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import type { LogLine } from "../src/i18n/narrate";

const RULES = [
  { number: "B.1", text: "A number that is in the line already busts.", section: "B", title: "Bust" },
  { number: "T.2", text: "Hit or stay.", section: "T", title: "Turn" },
];

const line = (id: number, rules = ["B.1"]): LogLine => ({
  id,
  text: () => `Line ${id}.`,
  mark: { icon: "cross" },
  rules,
  quiet: false,
  tone: "plain",
});

beforeEach(async () => {
  await loadLanguage("en");
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve({ rules: RULES }) }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("«why?» in the middle of the table", () => {
  const asked = (more = {}) => render(WhyHere, { line: line(3), onclose: vi.fn(), onlog: vi.fn(), ...more });

  test("says the rule of that line, with a link to it", async () => {
    asked();
    expect(screen.getByRole("dialog", { name: "Line 3." })).toBeTruthy();
    const link = await screen.findByRole("link", { name: "B.1 Bust" });
    expect(link.getAttribute("href")).toBe("/how#B.1");
    expect(screen.getByText(RULES[0]!.text)).toBeTruthy();
    expect(screen.queryByText(RULES[1]!.text)).toBeNull();
  });

  test("is closed by Escape, which does nothing else then, and by a tap elsewhere", async () => {
    const [onclose, elsewhere] = [vi.fn(), vi.fn()];
    asked({ onclose });
    addEventListener("keydown", elsewhere);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    removeEventListener("keydown", elsewhere);
    expect([onclose.mock.calls.length, elsewhere.mock.calls.length]).toEqual([1, 0]);
    await fireEvent.pointerDown(screen.getByRole("dialog"));
    expect(onclose).toHaveBeenCalledTimes(1);
    await fireEvent.pointerDown(document.body);
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  test("leads to the whole log", async () => {
    const onlog = vi.fn();
    asked({ onlog });
    await fireEvent.click(screen.getByRole("button", { name: "What happened" }));
    expect(onlog).toHaveBeenCalledOnce();
  });
});

describe("the log", () => {
  const buttons = () => screen.getAllByRole("button", { name: /^why\?/ });
  const stops = () => buttons().map((each) => each.tabIndex);

  test("is one stop of the Tab key, from which the arrows go on", async () => {
    render(Log, { eventLog: { lines: [line(9), line(8, []), line(7), line(6)], joined: null, historyMissing: false } });
    expect(stops()).toEqual([0, -1, -1]);
    buttons()[0]!.focus();
    for (const [key, at] of [
      ["ArrowDown", 1],
      ["End", 2],
      ["ArrowDown", 2],
      ["ArrowUp", 1],
      ["Home", 0],
    ] as const) {
      await fireEvent.keyDown(document.activeElement!, { key });
      flushSync();
      expect(document.activeElement, key).toBe(buttons()[at]);
      expect(stops()[at], key).toBe(0);
      expect(stops().filter((stop) => stop === 0)).toHaveLength(1);
    }
  });

  test("takes the arrows from those who would give a card with them", async () => {
    render(Log, { eventLog: { lines: [line(9), line(7)], joined: null, historyMissing: false } });
    buttons()[0]!.focus();
    expect(await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" })).toBe(false);
  });
});
