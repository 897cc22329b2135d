/** How a game ends after each answer: whose colour the bars have, and why the figures are not the review's. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import Outcomes from "../src/features/whatif/Outcomes.svelte";
import { seatColours } from "../src/components/avatar/seatColours";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import type { WhatIf } from "../src/net/protocol";
import { game } from "./games";

const table = game("family").views.at(-1)!;
const seats = table.seats.map(() => ({ win: 25, low: 20, high: 30, points: 100, points_error: 1 }));
const report: WhatIf = {
  schema: 1,
  choice: 3,
  seat: 1,
  card: null,
  chosen: "stay",
  games: 1000,
  done: true,
  rough: false,
  better: null,
  bots: table.seats.map(() => "level5"),
  answers: [
    { choice: "hit", seats },
    { choice: "stay", seats },
  ],
};

afterEach(cleanup);

it("says which cards are the same, and why the review has other figures", async () => {
  await loadLanguage("en");
  await loadSentences("whatif");
  render(Outcomes, { report, table });
  expect(screen.getByText(/each time with other cards in the pile: the same ones for every answer/)).toBeTruthy();
  expect(screen.getByText(/The figures are not those of the review/)).toBeTruthy();
});

it("gives whoever was asked the colour of their seat", async () => {
  await loadLanguage("en");
  const { container } = render(Outcomes, { report, table });
  const asked = container.querySelector<HTMLElement>("li.asked");
  expect(asked?.style.getPropertyValue("--pc")).toBe(`var(--p${seatColours(table)[1]})`);
});
