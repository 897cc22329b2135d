import { flushSync } from "svelte";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { overview, question, standings, Voice } from "../src/game/narrator.svelte";
import type { Session } from "../src/game/session.svelte";
import { Story } from "../src/game/story.svelte";
import Narrator from "../src/tales/Narrator.svelte";
import { speak } from "../src/words/words.svelte";
import type { Asked, Card, TableView } from "../src/protocol";
import { game } from "./games";

const table: TableView = game("family").views.find((view) => view.game && view.game.places.some((place) => place.cards.length))!;
const odds = { bust: 0.386, saved: 0, flip_7: 0, points_now: 42, points_after: 40, pile: 41, twins: [] };
const turn: Asked = { ordinal: 4, seat: 0, ask: "hit_or_stay", card: null, options: ["hit", "stay"], by: "person", deadline: null, odds };

function holding(cards: Card[], points: number): TableView {
  const copy = structuredClone(table);
  Object.assign(copy.game!.places[0]!, { cards, status: "active" });
  copy.game!.places[0]!.worth.points = points;
  return copy;
}

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the question", () => {
  it("says points and risk", () => {
    expect(question(turn, holding(["12", "9"], 42), true)).toBe("Your turn. Hit or stay? You have 42 points; 39 % to bust.");
  });
  it("leaves the risk out if nobody wants it", () => {
    expect(question(turn, holding(["1"], 1), false)).toBe("Your turn. Hit or stay? You have 1 point.");
  });
  it("says that a Second Chance is there", () => {
    expect(question(turn, holding(["12", "SC"], 12), true)).toBe("Your turn. Hit or stay? You have 12 points, and a Second Chance takes the next double.");
  });
  it("numbers those who may get a card", () => {
    const give: Asked = { ...turn, ask: "give", card: "FZ", options: [0, 2], odds: null };
    expect(question(give, holding(["12"], 12), true)).toMatch(/^Who gets the Freeze\? 1: You bank 12 .*\. 3: Kenji banks \d+ .*\.$/);
  });
});

describe("the whole table", () => {
  it("names every seat with points, state and cards", () => {
    const told = overview(holding(["12", "+4", "x2"], 28), 0);
    expect(told).toHaveLength(1 + table.seats.length);
    expect(told[1]).toMatch(/^You: \d+ points, in\. Holds 12, plus 4 and times two, worth 28\.$/);
  });
  it("says a round's scores, best first", () => {
    const worth = { seat: 0, numbers: 28, doublings: 1, bonuses: [4], flip_7: 0, points: 60 };
    const summary = {
      round: 1, points: [0, 60], statuses: ["busted", "stayed"], worths: [{ ...worth, points: 0 }, worth], before: [5, 112],
      flippedSeven: null, tied: [], until: null, seconds: 9,
    };
    expect(standings(summary, { ...table, rules: { target: 200 } })).toEqual([
      "Ben: 28 ×2 +4 = 60. Total 172, 28 to go.",
      "Ana: busted, 0. Total 5, 195 to go.",
    ]);
  });
});

describe("the voice", () => {
  it("says in one go what comes at once, and takes nothing back", () => {
    const voice = new Voice();
    voice.say("One.");
    voice.say("Two.");
    vi.advanceTimersByTime(400);
    voice.say("Three.");
    vi.advanceTimersByTime(400);
    expect(voice.said.map((each) => each.text)).toEqual(["One. Two.", "Three."]);
  });
  it("says of much that was missed the end, and how much there was", () => {
    const voice = new Voice();
    voice.say(...Array.from({ length: 50 }, (_, at) => `${at}.`));
    vi.advanceTimersByTime(400);
    expect(voice.said[0]!.text).toBe("42 more things happened; they stand in the log. 42. 43. 44. 45. 46. 47. 48. 49.");
  });
});

type Heard = Pick<Session, "shown" | "table" | "question" | "you">;

function heard(more: Partial<Heard>): Heard {
  const shown = { table: null, asked: null, moment: null, summary: null, settled: true };
  return { shown, table: null, question: null, you: null, ...more };
}

describe("the page", () => {
  it("asks at once, and says where to hear more", () => {
    const you = { type: "you" as const, person: 0, seat: 0, host: true };
    render(Narrator, { session: heard({ table: holding(["12", "9"], 42), question: turn, you }), story: new Story() });
    flushSync();
    vi.advanceTimersByTime(400);
    flushSync();
    expect(screen.getByRole("alert").textContent).toBe("Your turn. Hit or stay? You have 42 points; 39 % to bust.");
    expect(screen.getByRole("log").textContent).toMatch(/Press T to hear the whole table\.$/);
  });

  it("tells a game in order", () => {
    const { history, views } = game("family");
    const at = history.findIndex((told) => told.act.act === "started");
    const story = new Story();
    const seated = structuredClone(views[0]!);
    story.began(seated);
    render(Narrator, { session: heard({}), story });
    seated.seats = views.at(-1)!.seats;
    seated.game = history[at]!.game!;
    story.happened(history[at]!, seated);
    for (const event of history[at]!.events.slice(0, 3)) story.shown(event, null, seated);
    flushSync();
    vi.advanceTimersByTime(400);
    flushSync();
    expect(screen.getByRole("log").textContent).toMatch(/^Round 1\. \w+ deals\. \w+ is dealt an? /);
    expect(screen.getByRole("alert").textContent).toBe("");
  });
});
