/** The options of a table: the host chooses them, and everybody else reads them. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HouseRules from "../src/components/HouseRules.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";

beforeEach(() => loadLanguage("en"));
afterEach(cleanup);

test("the host chooses who is first in a round (X.2), and the rest stays", async () => {
  const onchange = vi.fn();
  render(HouseRules, { seats: 4, rules: { target: 100 }, options: { odds: false }, onchange });
  const first = screen.getByRole("combobox", { name: "First in a round" });
  await fireEvent.change(first, { target: { value: "left" } });
  expect(onchange).toHaveBeenCalledWith({ target: 100, first: "left" }, { odds: false });
});

test("everybody else reads it", () => {
  render(HouseRules, { seats: 4, rules: { first: "left" }, options: {} });
  expect(screen.getByText("the seat after the dealer")).toBeTruthy();
  expect(screen.queryByRole("combobox")).toBeNull();
});
