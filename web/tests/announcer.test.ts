import { flushSync } from "svelte";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flipRisk, heading, overview, question, standings, AnnouncementQueue } from "../src/a11y/announcer.svelte";
import type { Session } from "../src/state/session.svelte";
import { EventLog } from "../src/state/eventLog.svelte";
import Announcer from "../src/a11y/Announcer.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import type { Asked, Card, TableView } from "../src/net/protocol";
import { FakeSession } from "./fakeSession.svelte";
import { game } from "./games";
import { countGiveHint } from "../src/state/giveHints";

const table: TableView = game("family").views.find(
  (view) => view.game && view.game.places.some((place) => place.cards.length),
)!;
const odds = { bust: 0.386, saved: 0, flip_7: 0, points_now: 42, points_after: 40, pile: 41, twins: [] };
const turn: Asked = {
  ordinal: 4,
  seat: 0,
  ask: "hit_or_stay",
  card: null,
  options: ["hit", "stay"],
  by: "person",
  deadline: null,
  odds,
};

function holding(cards: Card[], points: number): TableView {
  const copy = structuredClone(table);
  Object.assign(copy.game!.places[0]!, { cards, status: "active" });
  copy.game!.places[0]!.worth.points = points;
  return copy;
}

beforeEach(async () => {
  await loadLanguage("en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the question", () => {
  it("says cards, points and risk", () => {
    expect(question(turn, holding(["12", "9", "+10"], 31), true)).toEqual([
      "Your turn. You have 12, 9 and plus 10: 31 points, 39% to bust. Hit or stay?",
    ]);
  });
  it("leaves the risk out if nobody wants it", () => {
    expect(question(turn, holding(["1"], 1), false)).toEqual(["Your turn. You have 1: 1 point. Hit or stay?"]);
  });
  it("says that a Second Chance is there", () => {
    expect(question(turn, holding(["12", "SC"], 12), true)).toEqual([
      "Your turn. You have 12 and Second Chance: 12 points, and the next card cannot bust you. Hit or stay?",
    ]);
  });
  it("numbers those who may get a card, and says what it would mean", () => {
    const give: Asked = { ...turn, ask: "give", card: "FZ", options: [0, 2], odds: null };
    const [asked, mine, theirs] = question(give, holding(["12"], 12), true);
    expect(asked).toBe("Who gets the Freeze?");
    expect(mine).toMatch(/^1: You bank 12, from \d+ to \d+\.$/);
    expect(theirs).toMatch(/^3: Kenji banks \d+, from \d+ to \d+\.$/);
  });
  it("says what the card does, the first times", () => {
    const give: Asked = { ...turn, ask: "give", card: "SC", options: [2], odds: null };
    const last = () => question(give, holding(["12"], 12), true).at(-1);
    expect(last()).toBe("It saves whoever gets it from one double: a shield, until they need it.");
    for (let time = 0; time < 3; time++) countGiveHint("SC");
    expect(last()).toMatch(/^3: Kenji is shielded/);
  });
  it("says of a Flip Three what lies there already", () => {
    const give: Asked = { ...turn, ask: "give", card: "F3", options: [0], odds: null };
    expect(question(give, holding(["12", "7", "SC"], 19), true)[1]).toBe(
      "1: You flip three. 2 numbers held, shielded.",
    );
    expect(question(give, holding(["12"], 12), true)[1]).toBe("1: You flip three. 1 number held.");
  });
});

describe("the whole table", () => {
  it("names every seat with points, state and cards", () => {
    const told = overview(holding(["12", "+4", "x2"], 28), null, 0);
    expect(told).toHaveLength(1 + table.seats.length);
    expect(told[0]).toMatch(/^Round \d+, (you deal|\w+ deals); \d+ cards? to draw, \d+ discarded\.$/);
    expect(told[1]).toMatch(/^You: \d+ points?, still in\. Cards: 12, plus 4 and times two, worth 28\.$/);
  });
  it("says who is asked, and what is set aside", () => {
    const copy = holding(["12"], 12);
    copy.game!.pending = [{ task: "flip_three", target: 1, left: 1, set_aside: ["FZ", "F3"] }];
    const told = overview(copy, { ...turn, seat: 2 }, 0);
    expect(told[1]).toBe("Kenji is asked: hit or stay?");
    expect(told.at(-1)).toBe("Set aside before Ben: Freeze and Flip Three.");
  });
  it("speaks of a round only when there is one", () => {
    const copy = holding([], 0);
    copy.game!.round = 0;
    expect(heading(copy, 0)).toBe("The cards are shuffled …");
  });
  it("says to the dealer that it is them", () => {
    const copy = holding([], 0);
    Object.assign(copy.game!, { round: 3, dealer: 0, draw_pile: 1, discard_pile: [] });
    expect(heading(copy, 0)).toBe("Round 3, you deal; 1 card to draw, 0 discarded.");
  });
});

describe("a round's scores", () => {
  const worth = { seat: 0, numbers: 28, doublings: 1, bonuses: [4], flip_7: 0, points: 60 };
  const summary = {
    round: 1,
    points: [0, 60],
    statuses: ["busted", "stayed"],
    worths: [{ ...worth, points: 0 }, worth],
    doubles: ["12" as const, null],
    before: [5, 112],
    flippedSeven: null,
    dealer: null,
    laid: null,
    tied: [],
    until: null,
    seconds: 9,
  };
  const rules = { target: 200 };

  it("are said best first", () => {
    expect(standings(summary, { ...table, rules }, 0)).toEqual([
      "Ben: 28 ×2 +4 = 60. Total 172, 28 to go.",
      "You: busted, 0. Total 5, 195 to go.",
    ]);
  });
  it("are at a large table those of the best and one's own", () => {
    const many = Array.from({ length: 18 }, (_, seat) => seat);
    const crowd = {
      ...summary,
      points: many,
      before: many.map(() => 0),
      statuses: many.map(() => "stayed"),
      worths: many.map(() => worth),
    };
    const seats = many.map((seat) => ({ name: `P${seat}`, person: null, bot: "level1", stand_in: null, waits: false }));
    const said = standings(crowd, { ...table, rules, seats }, 4);
    expect(said.map((each) => each.split(":")[0])).toEqual(["P17", "P16", "P15", "You"]);
  });
});

describe("the voice", () => {
  it("says in one go what comes at once, and takes nothing back", () => {
    const voice = new AnnouncementQueue();
    voice.say("One.");
    voice.say("Two.");
    vi.advanceTimersByTime(400);
    voice.say("Three.");
    vi.advanceTimersByTime(400);
    expect(voice.said.map((each) => each.sentences)).toEqual([["One.", "Two."], ["Three."]]);
  });
  it("says of much that was missed the end, and how much there was", () => {
    const voice = new AnnouncementQueue();
    voice.say(...Array.from({ length: 50 }, (_, at) => `${at}.`));
    vi.advanceTimersByTime(400);
    expect(voice.said[0]!.sentences).toEqual([
      "42 more things happened; they stand under “What happened”.",
      "42.",
      "43.",
      "44.",
      "45.",
      "46.",
      "47.",
      "48.",
      "49.",
    ]);
  });
  it("asks after everything that led to the question, and not when it has been answered", () => {
    const voice = new AnnouncementQueue();
    voice.ask("Hit or stay?");
    voice.say("Ben drew a 7.");
    vi.advanceTimersByTime(400);
    expect(voice.unask()).toBe(false);
    voice.ask("Hit or stay?");
    expect(voice.unask()).toBe(true);
    vi.advanceTimersByTime(400);
    expect(voice.said.map((each) => each.sentences)).toEqual([["Ben drew a 7.", "Hit or stay?"]]);
  });
  it("answers whole and at once", () => {
    const voice = new AnnouncementQueue();
    voice.answer(...Array.from({ length: 19 }, (_, at) => `${at}.`));
    expect(voice.said[0]!.sentences).toHaveLength(19);
  });
});

type Heard = Pick<Session, "shown" | "table" | "question" | "you">;

function heard(more: Partial<Heard>): Heard {
  const shown = { table: null, asked: null, moment: null, summary: null, settled: true };
  return { shown, table: null, question: null, you: null, ...more };
}

describe("the page", () => {
  it("asks, and says where to hear more", () => {
    const you = { type: "you" as const, person: 0, seat: 0, host: true };
    render(Announcer, {
      session: heard({ table: holding(["12", "9"], 42), question: turn, you }),
      eventLog: new EventLog(),
    });
    flushSync();
    vi.advanceTimersByTime(400);
    flushSync();
    expect(screen.getByRole("log").textContent).toMatch(
      /^Round \d+, .*H hits, S stays, M reads your cards, T the whole table; \? lists all keys\.Your turn\. You have 12 and 9: 42 points, 39% to bust\. Hit or stay\?$/,
    );
  });

  it("says the risk of each card of a Flip Three before it turns over, if odds are shown", () => {
    const risk = (seat: number, flip: number) => ({ seat, odds: turn.odds!, flip });
    expect(flipRisk(risk(0, 2), holding(["12", "9"], 21), 0)).toBe("39% to bust on your second card.");
    expect(flipRisk(risk(0, 3), holding(["12", "SC"], 12), 0)).toBe("The Second Chance covers your third card.");
    expect(flipRisk(risk(1, 1), holding(["12"], 12), 0)).toMatch(/^39% to bust on Ben’s first card\.$/);
    const session = heard({ table: holding(["12", "9"], 21) });
    session.shown.risk = risk(0, 1);
    render(Announcer, { session, eventLog: new EventLog() });
    flushSync();
    vi.advanceTimersByTime(400);
    flushSync();
    expect(screen.getByRole("log").textContent).toContain("39% to bust on Ana’s first card.");
  });

  it("reads out what one asks for by key", () => {
    const you = { type: "you" as const, person: 0, seat: 0, host: true };
    render(Announcer, {
      session: heard({ table: holding(["12", "9"], 42), question: turn, you }),
      eventLog: new EventLog(),
    });
    const press = (key: string, more: KeyboardEventInit = {}) => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
      flushSync();
      return [...screen.getByRole("log").lastElementChild!.children].map((each) => each.textContent);
    };
    expect(press("t")).toHaveLength(1 + table.seats.length);
    expect(press('"', { code: "Digit2", shiftKey: true })).toEqual([expect.stringMatching(/^Ben: \d+ points?, /)]);
    expect(press("é", { code: "Digit2" }), "as on a French keyboard").toEqual([expect.stringMatching(/^Ben: /)]);
    expect(press("3", { code: "Digit3", shiftKey: true }), "which gives a card there").toEqual([
      expect.stringMatching(/^Ben: /),
    ]);
    expect(press("?")).toEqual([expect.stringMatching(/^H hits, S stays; /)]);
    expect(press("m")).toEqual([
      expect.stringMatching(/^You: .* Cards: 12 and 9, worth 42\.$/),
      "Your turn. You have 12 and 9: 42 points, 39% to bust. Hit or stay?",
    ]);
  });

  it("speaks another language at once", async () => {
    const you = { type: "you" as const, person: 0, seat: 0, host: true };
    render(Announcer, {
      session: heard({ table: holding(["12", "9"], 42), question: turn, you }),
      eventLog: new EventLog(),
    });
    vi.advanceTimersByTime(400);
    flushSync();
    await loadLanguage("de");
    flushSync();
    expect(screen.getByRole("log").textContent).toBe("");
    vi.advanceTimersByTime(400);
    flushSync();
    expect(screen.getByRole("log").textContent).toBe(
      "Du bist dran. Du hast 12 und 9: 42 Punkte, 39\u00a0% Risiko. Noch eine oder Stopp?",
    );
  });

  it("says once that somebody else is asked, and of a bot not at all", () => {
    const session = Object.assign(new FakeSession(), { table: holding(["12"], 12) });
    render(Announcer, { session, eventLog: new EventLog() });
    const waits = (asked: Asked | null) => {
      session.shown.asked = asked;
      flushSync();
      vi.advanceTimersByTime(400);
      flushSync();
    };
    const theirs = { ...turn, seat: 2 };
    for (const asked of [theirs, null, { ...theirs }, { ...theirs, ordinal: 5, by: "bot" as const }, turn])
      waits(asked);
    expect(screen.getByRole("log").textContent!.match(/is asked/g)).toHaveLength(1);
    expect(screen.getByRole("log").textContent).toContain("Kenji is asked: hit or stay?");
  });

  it("says that an answer without a connection is kept", () => {
    const session = Object.assign(new FakeSession(), { table: holding(["12"], 12) });
    session.shown.asked = turn;
    render(Announcer, { session, eventLog: new EventLog() });
    session.kept = "stay";
    flushSync();
    vi.advanceTimersByTime(400);
    flushSync();
    expect(screen.getByRole("log").textContent).toContain("Stay – sent as soon as the connection is back.");
  });

  it("says when there is little time left", () => {
    const you = { type: "you" as const, person: 0, seat: 0, host: true };
    const soon = { ...turn, deadline: Date.now() + 40_000 };
    render(Announcer, {
      session: heard({ table: holding(["12", "9"], 42), question: soon, you }),
      eventLog: new EventLog(),
    });
    flushSync();
    vi.advanceTimersByTime(30_500);
    flushSync();
    expect(screen.getByRole("log").textContent).toMatch(/10 seconds left\.$/);
  });

  it("tells a game in order", () => {
    const { history, views } = game("family");
    const at = history.findIndex((told) => told.act.act === "started");
    const eventLog = new EventLog();
    const seated = structuredClone(views[0]!);
    eventLog.begin(seated);
    render(Announcer, { session: heard({}), eventLog });
    seated.seats = views.at(-1)!.seats;
    seated.game = history[at]!.game!;
    eventLog.addRoomEvent(history[at]!, seated);
    for (const event of history[at]!.events.slice(0, 3)) eventLog.addGameEvent(event, null, seated);
    flushSync();
    vi.advanceTimersByTime(400);
    flushSync();
    expect(screen.getByRole("log").textContent).toMatch(/^Round 1\. \w+ deals\.\w+ is dealt an? /);
  });
});
