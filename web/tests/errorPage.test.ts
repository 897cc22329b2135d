/** The error page: a game on this device that is gone leads back to the games here, and never to a server. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import ErrorPage from "../src/components/ErrorPage.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { navigate } from "../src/state/router.svelte";

const unknown = { refusal: { reason: "unknown_table", message: "" } };

beforeEach(() => loadLanguage("en"));
afterEach(() => {
  cleanup();
  navigate("/");
});

it("leads from a game that is not on this device to those that are", () => {
  navigate("/t/~K7KM3P");
  render(ErrorPage, unknown);
  expect(screen.getByText("It was deleted, or it was played on another device.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "On this device" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "New table" })).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("asks for the code again where the server knows no such table", () => {
  navigate("/t/K7KM3P");
  render(ErrorPage, unknown);
  expect(screen.getByRole("textbox")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "On this device" })).toBeNull();
});
