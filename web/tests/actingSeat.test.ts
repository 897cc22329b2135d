/** The action bar of those who wait: who acts, their cards and their risk. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import ActionBar from "../src/features/table/ActionBar.svelte";
import type { Odds, TableView } from "../src/net/protocol";
import { loadLanguage } from "../src/i18n/index.svelte";
import { game } from "./games";

beforeEach(() => loadLanguage("en"));
afterEach(cleanup);

const ME = 0;
const KENJI = 1;
const ODDS: Odds = {
  bust: 0.25,
  saved: 0,
  flip_7: 0,
  points_now: 21,
  points_after: 20,
  pile: 40,
  twins: [
    { card: "12", left: 9 },
    { card: "9", left: 1 },
  ],
};

function table(cards: string[], left?: number): TableView {
  const found: TableView = structuredClone(game("chains").views.find((view) => view.game)!);
  found.seats[KENJI]!.name = "Kenji";
  Object.assign(found.game!.places[KENJI]!, { cards, status: "active" });
  found.game!.pending = left ? [{ task: "flip_three", target: KENJI, left, set_aside: [] }] : [];
  return found;
}

const bar = (of: TableView, more: object = {}) =>
  render(ActionBar, {
    ...{ table: of, me: ME, question: null, asked: null, odds: true, ready: true, kept: null },
    ...{
      away: false,
      onhandover: null,
      onanswer: () => {},
      acting: KENJI,
      doing: "Kenji draws …",
      risk: { seat: KENJI, odds: ODDS },
    },
    ...more,
  });
const faces = () => [...document.querySelectorAll(".acting .cards .card")].length;
const numerals = () => [...document.querySelectorAll(".numeral:not(.words)")].map((each) => each.textContent);

test("they see who draws, their cards and their risk", () => {
  bar(table(["12", "9"]));
  expect(screen.getByText("Kenji draws …")).toBeTruthy();
  expect(faces()).toBe(2);
  const meter = screen.getByRole("meter", { name: "Kenji: chance to bust on the next card" });
  expect(meter.textContent).toMatch(/25%.*bust.*Kenji’s next card/);
  expect(meter.getAttribute("aria-valuetext")).toBe("10 of the 40 cards left are a number Kenji holds.");
});

test("every number of the meter has its numeral: whether it fits is a matter of its width", () => {
  bar(table(["12", "9"]));
  expect(numerals()).toEqual(["12", "9"]);
});

test("a card that is still flying counts neither among the cards nor against the odds", () => {
  bar(table(["9", "8"]), { landing: "8" });
  expect(faces()).toBe(1);
  cleanup();
  bar(table(["9", "SC"]), { landing: "SC" });
  expect(screen.getByRole("meter").textContent).not.toMatch(/Safe/);
});

test("they see which card of a Flip Three it is, and whether a shield takes it", () => {
  bar(table(["12", "SC"], 1), { risk: { seat: KENJI, odds: ODDS, flip: 3 } });
  expect(screen.getByRole("meter").textContent).toMatch(/Safe.*Kenji’s third card/);
});

test("without odds there is no meter, and the cards stay", () => {
  bar(table(["12", "9"]), { odds: false });
  expect(screen.queryByRole("meter")).toBeNull();
  expect(faces()).toBe(2);
});

test("they see what the card does that somebody gives", () => {
  const asked = {
    ask: "give",
    card: "FZ",
    seat: KENJI,
    ordinal: 1,
    by: "bot",
    options: [0],
    deadline: null,
    odds: null,
  };
  bar(table(["12"]), { asked, risk: null });
  expect(screen.getByText("Whoever gets it banks their points and is out of the round.")).toBeTruthy();
});

test("of one's own draw the meter stays until the card has landed", () => {
  const of = table([]);
  of.game!.places[ME]!.status = "active";
  bar(of, { acting: ME, risk: { seat: ME, odds: ODDS } });
  expect(screen.getByRole("meter", { name: "Chance to bust on the next card" })).toBeTruthy();
  expect(screen.queryByText("Kenji draws …")).toBeNull();
});

test("whoever is frozen reads what becomes of their points, and when the round is over what happens", () => {
  const frozen = (cards: string[], points: number, acting: number | null = null): string => {
    const of = table([]);
    Object.assign(of.game!.places[ME]!, { cards, status: "frozen" });
    of.game!.places[ME]!.worth.points = points;
    const { container, unmount } = bar(of, { acting });
    const said = container.textContent!.trim();
    unmount();
    return said;
  };
  expect(frozen(["FZ"], 0)).toBe("You are frozen: out of this round, with nothing to bank.");
  expect(frozen(["12", "FZ"], 12, ME)).toBe("You are frozen: your points are safe.");
  expect(frozen([], 0)).toBe("Kenji draws …");
});

test("while one's own card is dealt, the bar says what happens, and is never empty", () => {
  const of = table([]);
  of.game!.places[ME]!.status = "active";
  bar(of, { acting: ME, doing: "You draw …", risk: null });
  expect(screen.getByText("You draw …")).toBeTruthy();
  cleanup();
  bar(of, { acting: null, doing: "Kenji deals.", risk: null });
  expect(screen.getByText("Kenji deals.")).toBeTruthy();
});
