/** The screen that says to whom a shared device is passed. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import PassScreen from "../src/features/table/PassScreen.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { game } from "./games";

const table = game("family").views.find((view) => view.game && view.game.scores.some((score) => score > 0))!;
const seat = table.game!.scores.findIndex((score) => score > 0);
const name = table.seats[seat]!.name!;

beforeEach(async () => {
  await loadLanguage("en");
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const [ontake, onoff] = [vi.fn(), vi.fn()];
  render(PassScreen, { table, seat, ontake, onoff });
  return { ontake, onoff, take: screen.getByRole("button", { name: `I am ${name}` }) };
}

it("says who is next, and how they stand", () => {
  show();
  const dialog = screen.getByRole("dialog");
  expect(dialog.textContent).toContain(name);
  expect(dialog.textContent).toContain(`${table.game!.scores[seat]} points`);
});

it("takes a tap only after a moment, so that a fast finger takes nothing", async () => {
  const { ontake, take } = show();
  await fireEvent.click(take);
  expect(ontake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  await fireEvent.click(take);
  expect(ontake).toHaveBeenCalledOnce();
});

it("goes on by Escape, too", async () => {
  const { ontake } = show();
  vi.advanceTimersByTime(300);
  await fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(ontake).toHaveBeenCalledOnce();
});

it("can be switched off", async () => {
  const { onoff } = show();
  vi.advanceTimersByTime(300);
  await fireEvent.click(screen.getByRole("button", { name: "Do not show this any more" }));
  expect(onoff).toHaveBeenCalledOnce();
});
