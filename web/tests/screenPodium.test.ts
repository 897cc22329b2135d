/** The podium on a big screen leads to the review: by a QR code for phones, by a link where somebody watches alone. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import ScreenPodium from "../src/features/tv/ScreenPodium.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { game } from "./games";

const table = game("family").views.at(-1)!;

beforeEach(async () => {
  await loadLanguage("en");
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows a code to scan where phones are around", () => {
  render(ScreenPodium, { session: { table } });
  const code = screen.getByRole("img", { name: "Review" });
  expect(code.innerHTML).toContain(`/api/tables/${table.id}/review/qr.svg`);
  expect(screen.queryByRole("link")).toBeNull();
});

it("has a link where somebody watches alone", () => {
  render(ScreenPodium, { session: { table }, replayable: true });
  expect(screen.getByRole("link", { name: "Review" }).getAttribute("href")).toBe(`/g/${table.id}/review`);
  expect(screen.queryByRole("img", { name: "Review" })).toBeNull();
});
