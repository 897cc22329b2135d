/** Advice and training at the table: what is asked, what is shown, and the mark that everybody sees. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HouseRules from "../src/components/HouseRules.svelte";
import AdviceButton from "../src/features/coach/AdviceButton.svelte";
import AdviceMark from "../src/features/coach/AdviceMark.svelte";
import Training from "../src/features/coach/Training.svelte";
import TrainingSwitch from "../src/features/coach/TrainingSwitch.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import type { Advice, Asked, ChoiceCost, SeatView } from "../src/net/protocol";
import { isAloneWithBots, offersAdvice } from "../src/state/seats";
import { training } from "../src/state/training.svelte";
import { FakeAdvice } from "./fakeSession.svelte";
import { game } from "./games";

const table = game("family").views.findLast((view) => view.phase === "playing")!;
const ME = 0;
const asked: Asked = {
  ask: "hit_or_stay",
  card: null,
  seat: ME,
  ordinal: 7,
  by: "person",
  options: ["hit", "stay"],
  deadline: null,
  odds: null,
};
const worth = { bust: 0.2, points: 20.04, error: 0.0049, behind: 0, behind_error: 0 };
const advice: Advice = {
  type: "advice",
  ordinal: 7,
  best: "stay",
  certainty: "clearly",
  sentence: "Stay. The next card busts you with 34 %.",
  for_points: null,
  options: [
    { ...worth, choice: "hit", win: 0.25, behind: 0.05, behind_error: 0.01 },
    { ...worth, choice: "stay", win: 0.3 },
  ],
  rough: false,
  draft: false,
  re: null,
};

beforeEach(async () => {
  localStorage.clear();
  training.set(false);
  await loadLanguage("en");
  await loadSentences("advice-page", "hindsight", "insight");
});
afterEach(cleanup);

test("whoever is asked may ask back, reads one sentence, and the figures on demand", async () => {
  const session = new FakeAdvice(asked);
  render(AdviceButton, { session, table, me: ME });
  const button = screen.getByRole("button", { name: "What would you do?" });
  await fireEvent.click(button);
  expect(session.languages).toEqual(["en"]);
  expect(screen.getByRole("dialog").textContent).toContain("Thinking");
  session.advice = advice;
  flushSync();
  expect(screen.getByRole("heading").textContent).toBe(advice.sentence);
  expect(screen.queryByRole("table")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "The figures" }));
  const rows = screen.getAllByRole("row").map((row) => row.textContent?.replace(/\s+/g, " ").trim());
  expect(rows[1]).toContain("25.0% ±0.5");
  expect(rows[2]).toContain("30.0% ±0.5");
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an estimate is marked as one until the advice is there, and says nothing if it cannot tell", async () => {
  const session = new FakeAdvice(asked);
  render(AdviceButton, { session, table, me: ME });
  await fireEvent.click(screen.getByRole("button", { name: "What would you do?" }));
  const estimate = { ...advice, rough: true, draft: true };
  session.advice = { ...estimate, certainty: "close", sentence: "Too close to call: hit or stay." };
  flushSync();
  expect(screen.getByRole("heading").textContent).toBe("Thinking …");
  expect(screen.queryByRole("button", { name: "The figures" })).toBeNull();
  expect(screen.getByRole("dialog").textContent).toContain("The first time, that can take a minute.");
  session.advice = { ...estimate, certainty: "probably", sentence: "Probably hit." };
  flushSync();
  expect(screen.getByRole("heading").textContent).toBe("Probably hit.");
  expect(screen.getByRole("dialog").textContent).toContain("still trying the answers out");
  session.advice = advice;
  flushSync();
  expect(screen.getByRole("heading").textContent).toBe(advice.sentence);
  expect(screen.getByRole("dialog").textContent).not.toContain("still trying");
});

test("what was said of one question is not shown at the next, and nobody else may ask", async () => {
  const session = new FakeAdvice(asked);
  session.advice = { ...advice, ordinal: 3 };
  render(AdviceButton, { session, table, me: ME });
  await fireEvent.click(screen.getByRole("button", { name: "What would you do?" }));
  expect(screen.getByRole("heading").textContent).not.toBe(advice.sentence);
  session.ask({ ...asked, ordinal: 8 });
  flushSync();
  expect(screen.queryByRole("dialog")).toBeNull();
  session.ask(null);
  flushSync();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "What would you do?" }).disabled).toBe(true);
});

test("it stays open while the mark is told, and goes with the answer", async () => {
  const session = new FakeAdvice(asked);
  render(AdviceButton, { session, table, me: ME });
  await fireEvent.click(screen.getByRole("button", { name: "What would you do?" }));
  session.question = null;
  flushSync();
  expect(screen.queryByRole("dialog")).not.toBeNull();
  session.answered = asked.ordinal;
  flushSync();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("where none comes, the card goes; without a connection nobody can ask", async () => {
  const session = new FakeAdvice(asked);
  render(AdviceButton, { session, table, me: ME });
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "What would you do?" });
  await fireEvent.click(button);
  session.lastRefusal = { type: "refusal", reason: "no_advice", message: "There is no advice.", re: null };
  flushSync();
  expect(screen.queryByRole("dialog")).toBeNull();
  session.lastRefusal = null;
  flushSync();
  expect(screen.queryByRole("dialog"), "the page has said why").toBeNull();
  session.state = "lost";
  flushSync();
  expect(button.disabled).toBe(true);
});

test.each([
  ["a refusal that the page has stopped showing", "no_advice"],
  ["a connection that broke and is back", null],
] as const)("after %s, the estimate is all that comes", async (_, reason) => {
  const session = new FakeAdvice(asked);
  render(AdviceButton, { session, table, me: ME });
  await fireEvent.click(screen.getByRole("button", { name: "What would you do?" }));
  session.advice = { ...advice, draft: true, certainty: "close", sentence: "Too close to call: hit or stay." };
  flushSync();
  expect(screen.getByRole("heading").textContent).toBe("Thinking …");
  if (reason) session.lastRefusal = { type: "refusal", reason, message: "", re: null };
  else session.state = "lost";
  flushSync();
  session.lastRefusal = null;
  session.state = "open";
  flushSync();
  expect(screen.getByRole("heading").textContent).toBe("Too close to call: hit or stay.");
  expect(screen.getByRole("dialog").textContent).not.toContain("still trying");
});

test("figures are written as the language writes them", async () => {
  await loadLanguage("de");
  const session = new FakeAdvice(asked);
  session.advice = advice;
  render(AdviceButton, { session, table, me: ME });
  await fireEvent.click(screen.getByRole("button", { name: "Was würdest du tun?" }));
  await fireEvent.click(screen.getByRole("button", { name: "Die Zahlen" }));
  const cells = screen.getAllByRole("cell").map((cell) => cell.textContent?.replace(/\s/g, " "));
  expect(cells).toEqual(["25,0 % ±0,5", "20,0", "30,0 % ±0,5", "20,0"]);
});

test("estimates of a device say that they are rough", async () => {
  const session = new FakeAdvice(asked);
  session.advice = { ...advice, rough: true };
  render(AdviceButton, { session, table, me: ME });
  await fireEvent.click(screen.getByRole("button", { name: "What would you do?" }));
  await fireEvent.click(screen.getByRole("button", { name: "The figures" }));
  expect(screen.getByText(/Estimated without/)).toBeTruthy();
});

test("the mark says how often", () => {
  render(AdviceMark, { count: 3 });
  expect(screen.getByRole("img", { name: "Asked for advice 3 times in this game" })).toBeTruthy();
});

test("advice is for somebody alone with bots, and for all where the host wants it", () => {
  const person: SeatView = { name: "Ana", person: 0, bot: null, stand_in: null, waits: false };
  const bot: SeatView = { ...person, person: null, bot: "level3" };
  expect(offersAdvice({ seats: [person, bot], options: {} })).toBe(true);
  expect(offersAdvice({ seats: [person, person], options: {} })).toBe(false);
  expect(offersAdvice({ seats: [person, person], options: { advice: true } })).toBe(true);
  expect(offersAdvice({ seats: [person, bot], options: { advice: false } })).toBe(false);
  expect(isAloneWithBots({ seats: [person, bot, bot] })).toBe(true);
});

test("a costly choice is told gently, as long as training is on", () => {
  vi.useFakeTimers();
  const session = new FakeAdvice(asked);
  const cost: ChoiceCost = {
    type: "choice_cost",
    ordinal: 7,
    choice: "stay",
    best: "hit",
    certainty: "clearly",
    cost: 4.1,
    error: 0.6,
    why: { reason: "worth_it", bust: 1, points: 15 },
  };
  session.cost = cost;
  const { unmount } = render(Training, { session, me: ME });
  flushSync();
  expect(session.sent).toEqual([{ type: "set_training", on: true }]);
  const said = () => screen.getByRole("status").textContent?.trim();
  expect(said(), "what was told before is not told again").toBe("");
  session.cost = { ...cost, ordinal: 9 };
  flushSync();
  expect(said()).toBe(
    "Staying clearly cost you 4.1 points of winning chance. " +
      "Only 1 of 10 cards would bust you: with 15 points on the table, one more card was worth it.",
  );
  session.cost = { ...cost, ordinal: 10, why: null };
  flushSync();
  expect(said()).toBe("Staying clearly cost you 4.1 points of winning chance. A hit was better.");
  vi.runAllTimers();
  flushSync();
  expect(said()).toBe("");
  session.state = "connecting";
  flushSync();
  session.state = "open";
  flushSync();
  expect(session.sent, "the server keeps it for a connection").toHaveLength(2);
  unmount();
  expect(session.sent.at(-1)).toEqual({ type: "set_training", on: false });
  vi.useRealTimers();
});

test("the switch is remembered", () => {
  render(TrainingSwitch);
  screen.getByRole("switch", { name: "Training" }).click();
  expect([training.on, localStorage.getItem("flip7:training")]).toEqual([true, "on"]);
  screen.getByText(/^Hear right away/).click();
  expect(training.on, "a tap on the words").toBe(false);
});

test("the host switches advice on for everybody, and off again as usual", async () => {
  const onchange = vi.fn();
  const { rerender } = render(HouseRules, { seats: 4, rules: {}, options: { odds: false }, onchange });
  await fireEvent.click(await screen.findByRole("switch", { name: "Advice for everybody" }));
  expect(onchange).toHaveBeenLastCalledWith({}, { odds: false, advice: true });
  await rerender({ options: { odds: false, advice: true } });
  await fireEvent.click(screen.getByRole("switch", { name: "Advice for everybody" }));
  expect(onchange).toHaveBeenLastCalledWith({}, { odds: false });
});
