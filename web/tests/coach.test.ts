/** The coach of first games: each sentence once, none after «No more hints», and what is read stays read. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Coach, HINTS, RISKY, UNREAD_MS, type HintId } from "../src/features/coach/coach.svelte";
import CoachHint from "../src/features/coach/CoachHint.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import { EventLog } from "../src/state/eventLog.svelte";
import { loadCoach, saveCoach } from "../src/state/coach";
import type { Asked, Card, GameEvent, TableView } from "../src/net/protocol";
import { FakeRoom } from "./fakeSession.svelte";
import { game } from "./games";

const ME = 0;
const table: TableView = game("family").views.findLast((view) => view.game?.round && view.phase === "playing")!;

beforeAll(() => loadSentences("coach"));

const asked = (more: Partial<Asked>): Asked => ({
  ask: "hit_or_stay",
  card: null,
  seat: ME,
  ordinal: 1,
  by: "person",
  options: [],
  deadline: null,
  odds: null,
  ...more,
});
const risk = (bust: number): Asked =>
  asked({
    odds: {
      bust,
      saved: 0,
      flip_7: 0,
      points_now: 0,
      points_after: 0,
      pile: 80,
      twins: [],
    } as unknown as Asked["odds"],
  });
const give = (card: Card): Asked => asked({ ask: "give", card, options: [1, 2] });
const event = (name: GameEvent["event"], card: Card = "7", seat = ME): GameEvent =>
  ({ event: name, seat, card, points: [], statuses: [], rules: [] }) as unknown as GameEvent;

/** Everything that a coach has a sentence for, in an order in which it may come. */
const NEWS: [HintId, (coach: Coach) => void][] = [
  ["start", (coach) => coach.begin(table)],
  ["turn", (coach) => coach.ask(risk(RISKY + 0.1), table)],
  ["risk", (coach) => coach.ask(risk(RISKY + 0.1), table)],
  ["bonus", (coach) => coach.hear(event("kept", "+4"), table, ME)],
  ["chance", (coach) => coach.hear(event("kept", "SC"), table, ME)],
  ["freeze", (coach) => coach.ask(give("FZ"), table)],
  ["flip", (coach) => coach.ask(give("F3"), table)],
  ["spare", (coach) => coach.ask(give("SC"), table)],
  ["flipped", (coach) => coach.hear(event("flip_three_began"), table, ME)],
  ["saved", (coach) => coach.hear(event("saved"), table, ME)],
  ["bust", (coach) => coach.hear(event("busted"), table, ME)],
  ["frozen", (coach) => coach.hear(event("froze", "FZ"), table, ME)],
  ["seven", (coach) => coach.hear(event("flipped_seven", "7", 2), table, ME)],
  ["scores", (coach) => coach.hear(event("round_ended"), table, ME)],
];

let now = 0;
const clock = () => now;
const later = () => (now += UNREAD_MS);

beforeEach(async () => {
  localStorage.clear();
  saveCoach({ on: true, told: [] });
  await loadLanguage("en");
});
afterEach(cleanup);

const told = (coach: Coach) => coach.hint?.id;

/** The hints that these news bring, one after the other, each with time to read. */
function hints(coach: Coach): (HintId | undefined)[] {
  return NEWS.map(([, tell]) => {
    coach.hint = null;
    later();
    tell(coach);
    return told(coach);
  });
}

describe("the coach", () => {
  test("has a sentence for each new thing", () => {
    expect(NEWS.map(([id]) => id).sort()).toEqual([...HINTS].sort());
    expect(hints(new Coach(undefined, clock))).toEqual(NEWS.map(([id]) => id));
  });

  test("says each of them once, and remembers it for the next game", () => {
    hints(new Coach(undefined, clock));
    expect(hints(new Coach(undefined, clock))).toEqual(NEWS.map(() => undefined));
  });

  test("says nothing of what happens to others, but a Flip 7", () => {
    const coach = new Coach(undefined, clock);
    for (const name of ["kept", "flip_three_began", "froze", "busted", "saved"] as const)
      coach.hear(event(name, "SC", 1), table, ME);
    expect(coach.hint).toBeNull();
  });

  test("speaks of a risk only where there is one", () => {
    const coach = new Coach({ on: true, told: ["turn"] }, clock);
    coach.ask(asked({}), table);
    coach.ask(risk(RISKY - 0.01), table);
    expect(coach.hint).toBeNull();
    coach.ask(risk(RISKY), table);
    expect(coach.hint).toEqual({ id: "risk", values: { per: 20 } });
  });

  test("a hint about a choice does not outlast it: the next question would make it false", () => {
    for (const [id, tell] of NEWS.filter(([each]) => /^(turn|risk|freeze|flip|flipped|spare)$/.test(each))) {
      const coach = new Coach({ on: true, told: id === "turn" ? [] : ["turn"] }, clock);
      tell(coach);
      expect(told(coach)).toBe(id);
      later();
      const same = id === "flipped" ? null : asked({ ordinal: 1 });
      if (same) coach.ask(same, table);
      expect(told(coach)).toBe(id);
      coach.ask(asked({ ordinal: 2 }), table);
      expect([id, told(coach)]).toEqual([id, undefined]);
    }
  });

  test("a risk goes with the card that changes it", () => {
    const coach = new Coach({ on: true, told: ["turn"] }, clock);
    coach.ask(risk(RISKY), table);
    later();
    coach.hear(event("kept", "7", 1), table, ME);
    expect(told(coach)).toBe("risk");
    coach.hear(event("kept", "7"), table, ME);
    expect(told(coach)).toBeUndefined();
  });

  test("nothing of a Flip Three is said after it", () => {
    const coach = new Coach({ on: true, told: ["turn"] }, clock);
    coach.hear(event("flip_three_began"), table, ME);
    later();
    coach.hear(event("flip_three_ended"), table, ME);
    expect(told(coach)).toBeUndefined();
  });

  test("a Freeze is explained with the total that ends the game", () => {
    const coach = new Coach({ on: true, told: ["turn"] }, clock);
    coach.ask(give("FZ"), table);
    expect(coach.hint).toEqual({ id: "freeze", values: { target: 150 } });
  });

  test("says again what nobody had time to read", () => {
    const coach = new Coach(undefined, clock);
    coach.hear(event("kept", "+4"), table, ME);
    now += UNREAD_MS - 1;
    coach.ask(asked({}), table);
    expect(coach.hint?.id).toBe("turn");
    later();
    coach.hear(event("kept", "+4"), table, ME);
    expect(coach.hint?.id).toBe("bonus");
  });

  test("is silent when the next round begins, unless that is new", () => {
    const coach = new Coach({ on: true, told: ["start"] }, clock);
    coach.hear(event("busted"), table, ME);
    coach.hear(event("round_began"), table, ME);
    expect(coach.hint).toBeNull();
  });

  test("who wants no more hints gets none, at no other table either", () => {
    const coach = new Coach(undefined, clock);
    coach.begin(table);
    coach.stop();
    expect([coach.hint, loadCoach()?.on]).toEqual([null, false]);
    for (const each of [coach, new Coach(undefined, clock)])
      expect(hints(each).filter((id) => id !== undefined)).toEqual([]);
  });
});

describe("the hint at the table", () => {
  const shown = () => document.querySelector(".coach-hint p")?.textContent;

  function coached(): EventLog {
    const eventLog = new EventLog();
    eventLog.begin(table, []);
    const session = Object.assign(new FakeRoom(table), { question: null });
    render(CoachHint, { session, eventLog, me: ME });
    flushSync();
    return eventLog;
  }

  test("follows what is shown, and is read aloud", () => {
    const eventLog = coached();
    expect(shown()).toMatch(/^Collect different numbers.* 150 points win\.$/);
    eventLog.addGameEvent(event("busted", "12"), null, table);
    flushSync();
    expect(shown()).toMatch(/^A second 12: bust\./);
    expect(document.querySelector("[role=status]")!.textContent).toBe(shown());
  });

  test("goes for ever with one tap", async () => {
    const eventLog = coached();
    await fireEvent.click(screen.getByRole("button", { name: "No more hints" }));
    eventLog.addGameEvent(event("busted", "12"), null, table);
    flushSync();
    expect(shown()).toBeUndefined();
    cleanup();
    coached();
    expect(shown()).toBeUndefined();
  });
});
