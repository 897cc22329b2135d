/** Components of the table: action bar, scores, podium. */

import { fireEvent, cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Summary as Scores } from "../src/state/shown";
import type { Asked, TableView } from "../src/net/protocol";
import { keepScreenOn } from "../src/features/table/wakeLock";
import ActionBar from "../src/features/table/ActionBar.svelte";
import { nextDealer } from "../src/features/table/standings";
import Summary from "../src/features/table/Summary.svelte";
import TableOnShow from "../src/features/table/TableView.svelte";
import { EventLog } from "../src/state/eventLog.svelte";
import Podium from "../src/features/table/Podium.svelte";
import { aCard, language, say, loadLanguage, type Language } from "../src/i18n/index.svelte";
import { game } from "./games";

const { history, views } = game("family");
const table = views.findLast((view) => view.game?.round && view.phase === "playing")!;
const last = views.at(-1)!;

beforeEach(() => loadLanguage("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the scores after a round", () => {
  const scores: Scores = {
    round: 2,
    points: [0, 7, 0, 3],
    statuses: ["busted", "stayed", "busted", "frozen"],
    worths: table.game!.places.map((place) => ({ ...place.worth })),
    doubles: ["12", null, null, null],
    before: [0, 0, 0, 0],
    flippedSeven: null,
    dealer: null,
    laid: null,
    tied: [],
    until: null,
    seconds: 9,
  };

  it.each<[Language, string]>([
    ["en", "a second 12"],
    ["de", "die zweite 12"],
    ["fr", "un deuxième 12"],
    ["es", "otro 12"],
    ["ja", "2枚目の「12」"],
  ])("say in %s where the sum would be why somebody busted", async (spoken, reason) => {
    await loadLanguage(spoken);
    const { container } = render(Summary, {
      summary: scores,
      table,
      me: null,
      readers: [],
      onhold: () => {},
      onnext: () => {},
    });
    const sums = [...container.querySelectorAll(".sum")].map((each) => each.textContent!.trim());
    expect(sums.filter((each) => each === reason)).toHaveLength(1);
    expect(
      sums.filter((each) => each === ""),
      "what is not known is not said",
    ).toHaveLength(1);
  });
});

describe("the scores say who deals next", () => {
  const deals = (dealer: number | null, me: number | null) =>
    nextDealer(dealer, { ...table, seats: table.seats.map((seat) => ({ ...seat, name: "Thistle" })) }, me);

  it("by name, to the one who does, and not where it is unknown", async () => {
    expect([deals(1, 0), deals(1, 1), deals(null, 0)]).toEqual(["Thistle deals next.", "You deal next.", ""]);
    await loadLanguage("de");
    expect(deals(1, 0)).toBe("Als Nächstes gibt Thistle.");
  });
});

describe("the podium", () => {
  const ended = (seats: number): TableView => ({
    ...structuredClone(last),
    seats: last.seats.slice(0, seats),
    game: { ...structuredClone(last.game!), scores: last.game!.scores.slice(0, seats), winner: 0 },
  });
  const shown = (seats: number) =>
    render(Podium, { session: { table: ended(seats), you: null, send: () => {} }, replaying: true });

  beforeEach(() => void vi.stubGlobal("fetch", () => new Promise(() => {})));

  it.each([
    [2, 2],
    [3, 3],
    [4, 3],
  ])("of %i has %i columns, one for each pedestal", (seats, pedestals) => {
    shown(seats);
    const podium = document.querySelector<HTMLElement>(".podium")!;
    expect(podium.children).toHaveLength(pedestals);
    expect(podium.style.getPropertyValue("--pedestals")).toBe(String(pedestals));
  });

  it("has a step for everybody who is level with the third", () => {
    const table = ended(4);
    table.game!.scores = [60, 50, 40, 40];
    render(Podium, { session: { table, you: null, send: () => {} }, replaying: true });
    const ranks = [...document.querySelectorAll(".podium .step b")].map((each) => each.textContent);
    expect(ranks).toEqual(["2", "1", "3", "3"]);
  });

  it.each<[Language, string[]]>([
    ["en", ["round", "bust", "Flip 7", "save by a Second Chance", "card came up"]],
    ["de", ["Runde", "Karte aufgedeckt"]],
    ["fr", ["manche", "manche perdue", "sauvetage par Seconde chance", "carte retournée"]],
    ["es", ["ronda", "explosión", "salvada por Vida extra", "carta destapada"]],
  ])("counts one of each in %s", async (spoken, words) => {
    await loadLanguage(spoken);
    const events = [
      ...["hit", "busted", "saved", "flipped_seven"].map((event) => ({ event })),
      { event: "round_ended", points: [1, 0, 0, 0] },
    ];
    const answer = [{ ...history[0], events }];
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(answer) }));
    shown(4);
    await vi.waitFor(() => expect(document.querySelector(".facts")).not.toBeNull());
    const said = [...document.querySelectorAll(".facts dt")].map((each) => each.textContent);
    expect(said).toEqual(expect.arrayContaining(words));
  });
});

describe("who is asked to give a card", () => {
  const twelve = structuredClone(game("crowd").views.findLast((view) => view.phase === "playing")!);
  const few = <T>(all: T[]) => all.slice(0, 12);
  const crowd: TableView = { ...twelve, seats: few(twelve.seats) };
  Object.assign(crowd.game!, {
    places: few(crowd.game!.places),
    scores: few(crowd.game!.scores),
    dealer: 0,
    pending: [],
  });
  const options = crowd.seats.map((_, seat) => seat);
  const question: Asked = {
    ask: "give",
    card: "F3",
    seat: 11,
    ordinal: 1,
    by: "person",
    options,
    deadline: null,
    odds: null,
  };

  const dock = {
    ...{ table: crowd, me: 3, question: null, asked: question, odds: false, ready: true, kept: null },
    ...{ away: false, onhandover: null, onanswer: () => {} },
  };

  it("sees the keys that there are, and no others", async () => {
    const shown = { table: crowd, asked: question, moment: null, summary: null, settled: true };
    const onlaid = vi.fn();
    render(TableOnShow, { shown, me: 11, eventLog: new EventLog(), question, onlaid });
    await vi.waitFor(() => expect(onlaid).toHaveBeenCalled(), 4000);
    const keys = [...document.querySelectorAll(".givebtn .key")];
    expect(keys.map((key) => key.textContent!.trim()).sort()).toEqual([..."123456789"]);
    expect(keys.every((key) => key.getAttribute("aria-hidden") === "true")).toBe(true);
  });

  it("and answers without a connection reads that the answer is kept", () => {
    render(ActionBar, { ...dock, me: 11, kept: 11 });
    expect(screen.getByText("You flip three – sent as soon as the connection is back.")).toBeTruthy();
  });

  it("and is not here is said to be away, with a way on for the host and a word for the others", async () => {
    const onhandover = vi.fn();
    const people = ["Ana", "Ben"].map((name, person) => ({ ...crowd.people[0]!, person, name, seat: 11 - person }));
    const table = {
      ...crowd,
      people,
      seats: crowd.seats.map((seat, at) => (at === 11 ? { ...seat, name: "Ana" } : seat)),
    };
    const host = render(ActionBar, { ...dock, table, away: true, onhandover });
    expect(screen.getByText("Ana is away.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button"));
    expect(onhandover).toHaveBeenCalledWith(11);
    host.unmount();
    const guest = render(ActionBar, { ...dock, table: { ...table, host: 1 }, away: true });
    expect(screen.getByText("Ana is away. Ben can let a bot play.")).toBeTruthy();
    guest.unmount();
    render(ActionBar, { ...dock, table: { ...table, host: 0 }, away: true });
    expect(screen.getByText(/In a minute somebody else/)).toBeTruthy();
  });
});

describe("the screen", () => {
  it("may sleep again if the table is left before the browser has answered", async () => {
    const release = vi.fn();
    let answer = (_: unknown) => {};
    vi.stubGlobal("navigator", { wakeLock: { request: () => new Promise((done) => (answer = done)) } });
    const leave = keepScreenOn();
    leave();
    answer({ release });
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
  });
});

describe("the language", () => {
  it("is the one that was wanted last, whichever comes first", async () => {
    const slow = loadLanguage("de");
    await loadLanguage("en");
    await slow;
    flushSync();
    expect([language(), document.documentElement.lang, say("stay")]).toEqual(["en", "en", "Stay"]);
  });

  it.each<Language>(["fr", "es"])("in %s knows that the 0 is a number", async (spoken) => {
    await loadLanguage(spoken);
    expect(aCard("0")).toBe("un 0");
    expect(aCard("FZ")).toBe(say("card-freeze"));
  });
});
