/** The home page of a site without a server: what needs one is not offered, and it is said how to get one. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Home from "../src/features/home/Home.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";

const site = vi.hoisted(() => ({ HAS_SERVER: false }));
vi.mock("../src/net/site", async (original) => ({
  ...(await original<typeof import("../src/net/site")>()),
  get HAS_SERVER() {
    return site.HAS_SERVER;
  },
}));

beforeEach(() => loadLanguage("en"));
afterEach(cleanup);

const NEEDS_A_SERVER = ["New table", "Watch", "Put it on a big screen"];

it("offers games on this device, lessons and replays, and nothing that needs a server", () => {
  site.HAS_SERVER = false;
  render(Home);
  for (const name of NEEDS_A_SERVER) expect(screen.queryByRole("link", { name })).toBeNull();
  expect(screen.queryByLabelText("Code or link of a table")).toBeNull();
  for (const name of [/^On this device/, "How to play", "Replay a game"])
    expect(screen.getByRole("link", { name })).toBeTruthy();
  expect(screen.getByText(/make serve/)).toBeTruthy();
});

it("offers everything where there is a server", () => {
  site.HAS_SERVER = true;
  render(Home);
  for (const name of [...NEEDS_A_SERVER, "On this device"]) expect(screen.getByRole("link", { name })).toBeTruthy();
  expect(screen.getByLabelText("Code or link of a table")).toBeTruthy();
  expect(screen.queryByText(/make serve/)).toBeNull();
});
