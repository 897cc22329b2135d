/** How a game ends after each answer: whose colour the bars have, why the figures are not the review's, and trying again. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import WhatIfSheet from "../src/features/whatif/WhatIfSheet.svelte";
import Outcomes from "../src/features/whatif/Outcomes.svelte";
import { seatColours } from "../src/components/avatar/seatColours";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import { Refused } from "../src/net/api";
import type { WhatIf } from "../src/net/protocol";
import * as net from "../src/net/whatIf";
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

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

it("plays on after play-outs that failed in the middle, and leads from the button to the figures", async () => {
  await loadLanguage("en");
  await loadSentences("whatif");
  const asked = vi.spyOn(net, "playOut");
  asked.mockResolvedValueOnce({ ...report, games: 40, done: false }).mockRejectedValueOnce(new Refused("network", ""));
  const choice = { number: 3, seat: 1, card: null, choice: "stay" } as const;
  render(WhatIfSheet, { table, record: null, choice, onclose: () => undefined });
  const button = screen.getByRole("button", { name: "Play it out" });
  button.focus();
  await fireEvent.click(button);
  await vi.waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"));
  expect(screen.getByText(/^Played 40 times for each answer/)).toBeTruthy();
  expect(document.activeElement).toBe(button);
  asked.mockResolvedValueOnce(report);
  await fireEvent.click(button);
  expect(await screen.findByText(/^Too close to call/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Play it out" })).toBeNull();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("whatif-often"));
});

it.each([
  ["en", "You stayed here. What if not?", /^You choose, to the end/],
  ["de", "Du hast hier gestoppt. Und wenn nicht?", /^Du entscheidest, bis/],
  ["fr", "Tu as dit stop. Et sinon ?", /^Tu choisis jusqu’à/],
  ["es", "Te plantaste. ¿Y si no?", /^Decides hasta/],
  ["ja", "あなたはここでストップしました。しなかったら？", /あなたが選びます/],
] as const)("speaks in %s to the one who chose", async (language, was, seat) => {
  await loadLanguage(language);
  await loadSentences("whatif");
  const choice = { number: 3, seat: 1, card: null, choice: "stay" } as const;
  render(WhatIfSheet, { table, record: null, choice, me: 1, onclose: () => undefined });
  expect(screen.getByText((text) => text.replace(/[\u00a0\u202f]/g, " ") === was)).toBeTruthy();
  expect(screen.getByText(seat)).toBeTruthy();
});
