/** Session: join, lose the connection and come back, over a fake socket. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reloadAfterUpdate } from "../src/net/reload";
import { LAST_WORDS_MS, PROTOCOL } from "../src/net/connection";
import { loadToken, saveToken } from "../src/state/storage";
import { Reveal } from "../src/animation/reveal";
import type { Shown, Summary } from "../src/state/shown";
import { Session } from "../src/state/session.svelte";
import { applyGameEvent } from "../src/state/gameReducer";
import { emptyTable } from "../src/state/history";
import { applyRoomEvent } from "../src/state/roomReducer";
import { disconnectText } from "../src/i18n/connectionErrors";
import type { Asked, Happened, PersonView, TableView, Welcome } from "../src/net/protocol";
import { loadLanguage } from "../src/i18n/index.svelte";
import wishes from "../../src/flip7/protocol/commands.py?raw";
import { game } from "./games";
import type { Command, OpenTransport, TransportListener } from "../src/net/transport";
import { FakeSocket } from "./fakeSocket";

const CODE = "KX4P9T";
const ID = "abcdefghijABCDEFGHIJ_-";
const NEXT = "nextnextnextnextnext_-";
const lobby: TableView = {
  ...structuredClone(game("family").views[0]!),
  id: ID,
  code: CODE,
  phase: "lobby",
  game: null,
  asked: null,
  rematch: null,
};

const newest = () => FakeSocket.newest;
const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  protocol: PROTOCOL,
  version: "1",
  id: ID,
  token: "me",
  you: { type: "you", person: 0, seat: 0, host: true },
  number: 0,
  now: Date.now(),
  present: [0],
  watching: 0,
  asked: null,
  table: structuredClone(lobby),
  ...more,
});

/** A reveal queue without listeners. */
const silent = (shown: Shown) =>
  new Reveal(
    shown,
    () => {},
    () => {},
  );

let session: Session;
function come(key: string): FakeSocket {
  session = new Session(key, silent);
  return newest().open();
}

beforeEach(async () => {
  await loadLanguage("en");
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  session?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe("another transport", () => {
  it("carries the same session without a WebSocket", () => {
    const sent: Command[] = [];
    let listener: TransportListener | undefined;
    const open = vi.fn<OpenTransport>((_table, token, each) => {
      listener = each;
      const nothing = () => {};
      return {
        token,
        send: (command) => sent.push(command) > 0,
        retry: nothing,
        wake: nothing,
        refuse: nothing,
        close: nothing,
      };
    });
    session = new Session(CODE, silent, () => {}, open);
    listener!.onState("open", null);
    listener!.onMessage(welcome());
    session.send({ type: "ready", ready: true });
    expect(open).toHaveBeenCalledWith(CODE, null, expect.anything());
    expect([session.state, session.table?.code, listener!.lastNumber()]).toEqual(["open", CODE, 0]);
    expect(sent).toContainEqual({ type: "ready", ready: true });
    expect(FakeSocket.all).toEqual([]);
  });
});

describe("whoever comes back", () => {
  it.each([CODE, "kx4p9t", "kx4-p9t"])("by %s is known", (typed) => {
    saveToken(CODE, "me");
    expect(come(typed).sent[0]).toMatchObject({ type: "hello", table: CODE, token: "me", protocol: PROTOCOL });
  });
  it("by the id, after coming by the code, is known", () => {
    come("kx4p9t").say(welcome());
    expect([loadToken(ID), loadToken(CODE)]).toEqual(["me", "me"]);
  });
  it("is known at the table of the rematch, which they saw beginning", () => {
    const socket = come(CODE);
    socket.say(welcome());
    const rematched: Happened = {
      type: "happened",
      number: 1,
      at: 0,
      act: { act: "rematched", table: NEXT },
      events: [],
      worths: [],
      asked: null,
      game: null,
    };
    socket.say(rematched);
    expect(loadToken(NEXT)).toBe("me");
  });
  it("is known at the table of a rematch that began without them", () => {
    come(CODE).say(welcome({ table: { ...structuredClone(lobby), phase: "over", rematch: NEXT } }));
    expect(loadToken(NEXT)).toBe("me");
  });
});

describe("a word for the shuffle", () => {
  const words = (socket: FakeSocket) => socket.sent.filter((wish) => wish.type === "give_word");
  const people = (gave_word: boolean): TableView["people"] => [
    { person: 0, name: "Ann", colour: null, seat: 0, ready: false, gone: false, gave_word },
  ];
  const table = (gave: boolean): TableView => ({ ...structuredClone(lobby), people: people(gave) });
  const gave = (number: number, word: string): Happened => ({
    type: "happened",
    number,
    at: 0,
    act: { act: "gave_word", person: 0, word },
    events: [],
    worths: [],
    asked: null,
    game: null,
  });

  it("is drawn by the page for whoever has a seat, until they give their own", () => {
    const socket = come(CODE);
    socket.say(welcome({ table: table(false) }));
    expect(words(socket)).toEqual([{ type: "give_word", word: session.drawn }]);
    expect(session.drawn).toMatch(/^([bcdfghjkmnprstvx]{4}-){3}[bcdfghjkmnprstvx]{4}$/);
    socket.say(gave(1, session.drawn!));
    expect(session.drawn).not.toBeNull();
    socket.say(gave(2, "tea"));
    expect(session.drawn).toBeNull();
    expect(words(socket)).toHaveLength(1);
  });
  it("is drawn once for whoever sits down later, and another for everybody", () => {
    const drawn = [0, 1].map(() => {
      const socket = come(CODE);
      socket.say(welcome({ you: null, table: table(false) }));
      expect(words(socket)).toEqual([]);
      socket.say({ type: "you", person: 0, seat: 0, host: false });
      socket.say({ ...gave(1, ""), act: { act: "sat", person: 0, seat: 1 } });
      expect(words(socket)).toHaveLength(1);
      session.close();
      return session.drawn;
    });
    expect(drawn[0]).not.toBe(drawn[1]);
  });
  it("that was given is not replaced", () => {
    const socket = come(CODE);
    socket.say(welcome({ table: table(true) }));
    expect(words(socket)).toEqual([]);
  });
  it("is not drawn for whoever watches, nor once the game is on", () => {
    const socket = come(CODE);
    socket.say(welcome({ you: { type: "you", person: 0, seat: null, host: true }, table: table(false) }));
    socket.say(welcome({ table: { ...table(false), phase: "over" } }));
    expect(words(socket)).toEqual([]);
  });
});

it("whoever watches does not count themselves among those who watch", () => {
  const socket = come(CODE);
  socket.say(welcome({ you: null, watching: 3 }));
  expect(session.othersWatching).toBe(2);
  socket.say({ type: "you", person: 1, seat: 1, host: false });
  socket.say({ type: "present", people: [0, 1], watching: 2 });
  expect(session.othersWatching).toBe(2);
});

it("a screen for a room says that it is nobody who watches, after every welcome", () => {
  const socket = come(CODE);
  session.setDisplay(true); // before the connection is open: nobody hears it
  const said = () => socket.sent.filter((each) => each.type === "set_display");
  socket.say(welcome({ you: null, watching: 1 }));
  expect(said()).toEqual([{ type: "set_display", on: true }]);
  socket.say({ type: "present", people: [], watching: 1 });
  expect(session.othersWatching).toBe(1);
  session.setDisplay(true);
  expect(said()).toHaveLength(1);
  session.setDisplay(false);
  expect(said().at(-1)).toEqual({ type: "set_display", on: false });
  socket.say({ type: "present", people: [], watching: 2 });
  expect(session.othersWatching).toBe(1);
});

it("the page speaks the server's protocol, and says so", () => {
  expect(wishes).toMatch(new RegExp(`^PROTOCOL: Final = ${PROTOCOL}$`, "m"));
});

describe("without a connection", () => {
  const said = () => session.disconnectReason && disconnectText(session.disconnectReason, false, true).short;

  it("it is said that the server is restarting, until it is back", () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const socket = come(CODE);
    socket.say(welcome());
    expect(session.disconnectReason).toBeNull();
    socket.say({ type: "goodbye", why: "stopping", seconds: 1 });
    socket.close();
    expect(said()).toBe("The server is restarting. The game goes on by itself.");
    vi.advanceTimersByTime(2000);
    newest().close();
    expect(said()).toMatch(/^The server is restarting/);
    vi.advanceTimersByTime(0);
    newest()
      .open()
      .say(welcome({ table: null }));
    expect([session.state, session.disconnectReason]).toEqual(["open", null]);
    newest().close();
    expect(said()).toBe("Connection lost. Your seat is kept.");
  });
  it("a server that is full is asked again, and says so meanwhile", () => {
    come(CODE).say({ type: "refusal", reason: "house_is_full", message: "" });
    vi.advanceTimersByTime(LAST_WORDS_MS);
    expect([session.state, session.refusal, session.lastRefusal]).toEqual(["lost", null, null]);
    expect(said()).toBe("There are too many tables here. Please try again later.");
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(2);
  });
  it("a table that there is not is not asked for again", () => {
    come(CODE).say({ type: "refusal", reason: "unknown_table", message: "" });
    expect(session.refusal?.reason).toBe("unknown_table");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
  it("a server that takes the call and says nothing is given up", () => {
    come(CODE);
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });
  it("the network that is back is used at once", () => {
    const socket = come(CODE);
    socket.say(welcome());
    socket.close();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });
  it("a phone that wakes up asks whether the table is still there", () => {
    const socket = come(CODE);
    socket.say(welcome());
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(8500);
    expect(session.state).toBe("lost");
  });
});

describe("the scores of a round", () => {
  const summary = { round: 3 } as Summary;
  const holds = (socket: FakeSocket) => socket.sent.filter((wish) => wish.type === "hold_scores");

  it("are held for everybody, and let go when they have been read", () => {
    const socket = come(CODE);
    socket.say(welcome());
    session.hold();
    expect(holds(socket), "there are none").toEqual([]);
    session.shown.summary = summary;
    session.hold();
    session.hold();
    expect(holds(socket)).toEqual([{ type: "hold_scores", round: 3, held: true }]);
    session.reveal.onRead(3);
    session.reveal.onRead(4);
    expect(holds(socket).slice(1)).toEqual([{ type: "hold_scores", round: 3, held: false }]);
  });
  it("are held on their own screen by whoever only watches", () => {
    const socket = come(CODE);
    socket.say(welcome({ you: null }));
    session.shown.summary = summary;
    session.hold();
    expect(holds(socket)).toEqual([]);
  });
  it("wait for those who hold them, as long as they are here", () => {
    const socket = come(CODE);
    socket.say(welcome({ present: [0, 1, 2] }));
    for (const person of [0, 1, 2]) socket.say({ type: "scores_held", person, round: 3, held: true });
    expect([session.readers(3), session.readers(4)]).toEqual([[1, 2], []]);
    expect(session.reveal.othersRead(3)).toBe(true);
    socket.say({ type: "present", people: [0, 2], watching: 0 });
    expect(session.readers(3)).toEqual([2]);
    socket.say({ type: "scores_held", person: 2, round: 3, held: false });
    expect(session.reveal.othersRead(3)).toBe(false);
  });
  /** Break the socket, reconnect, and return the new socket. */
  const comeBack = (socket: FakeSocket): FakeSocket => {
    socket.close();
    session.retry();
    const next = newest().open();
    next.say(welcome({ table: null, present: [0, 1] }));
    return next;
  };
  it("do not wait for somebody who went on while this page was away", () => {
    const socket = come(CODE);
    socket.say(welcome({ present: [0, 1] }));
    socket.say({ type: "scores_held", person: 1, round: 3, held: true });
    const next = comeBack(socket);
    expect(session.readers(3)).toEqual([]);
    next.say({ type: "scores_held", person: 1, round: 3, held: true });
    expect(session.readers(3)).toEqual([1]);
  });
  it("are let go by whoever has read them without a connection", () => {
    const socket = come(CODE);
    socket.say(welcome());
    session.shown.summary = summary;
    session.hold();
    socket.close();
    session.reveal.onRead(3);
    session.retry();
    newest()
      .open()
      .say(welcome({ table: null }));
    expect(holds(newest())).toEqual([{ type: "hold_scores", round: 3, held: false }]);
  });
  it("are held for those, too, who come or come back meanwhile", () => {
    const socket = come(CODE);
    socket.say(welcome());
    const present = (people: number[], watching: number) => socket.say({ type: "present", people, watching });
    present([0, 1], 0);
    expect(holds(socket)).toEqual([]);
    session.shown.summary = summary;
    session.hold();
    const held = { type: "hold_scores", round: 3, held: true };
    present([0], 0);
    expect(holds(socket)).toEqual([held]);
    present([0, 1], 0);
    present([0, 1], 1);
    expect(holds(socket)).toEqual([held, held, held]);
    expect(holds(comeBack(socket))).toEqual([held]);
  });
});

const person = { colour: 1, seat: null, ready: false, gone: false, gave_word: true, sent_away: false };
/** Ann, who is at this page, and Ben. */
const ofTwo = (more: Partial<PersonView> = {}): TableView => ({
  ...structuredClone(lobby),
  people: [
    { ...person, person: 0, name: "Ann", ...more },
    { ...person, person: 1, name: "Ben" },
  ],
});

describe("whoever is sent away", () => {
  const act = (act: Happened["act"]): Happened => ({
    type: "happened",
    number: 1,
    at: 0,
    act,
    events: [],
    worths: [],
    asked: null,
    game: null,
  });
  const gone = () => {
    vi.advanceTimersByTime(120_000);
    window.dispatchEvent(new Event("online"));
    expect(session.refusal?.reason).toBe("sent_away");
    expect(FakeSocket.all).toHaveLength(1);
  };

  it("sees it with the act, and stays away", () => {
    const socket = come(CODE);
    socket.say(welcome({ table: ofTwo() }));
    socket.say(act({ act: "sent_away", person: 0, bot: "level3" }));
    gone();
  });
  it("sees it with the goodbye, and stays away", () => {
    const socket = come(CODE);
    socket.say(welcome());
    socket.say({ type: "goodbye", why: "sent_away", seconds: 0 });
    socket.close();
    gone();
  });
  it("sees it when they come back by their token", () => {
    come(CODE).say(welcome({ table: ofTwo({ gone: true, sent_away: true }) }));
    gone();
  });
  it("is somebody else: nothing happens here", () => {
    const socket = come(CODE);
    socket.say(welcome({ table: ofTwo() }));
    socket.say(act({ act: "sent_away", person: 1, bot: "level3" }));
    expect([session.state, session.refusal]).toEqual(["open", null]);
  });
});

it("whoever lost their seat while they were away has none", () => {
  const socket = come(CODE);
  socket.say(welcome({ table: ofTwo({ seat: 0 }) }));
  const told = { number: 1, at: 0, events: [], worths: [], asked: null, game: null };
  socket.say({ type: "happened", ...told, act: { act: "unseated", person: 0, seat: 0, why: "host" } });
  expect(session.you).toMatchObject({ person: 0, seat: null });
});

describe("whoever sits at a table whose host moves the seats", () => {
  const act = (number: number, act: Happened["act"]): Happened => ({
    type: "happened",
    number,
    at: 0,
    act,
    events: [],
    worths: [],
    asked: null,
    game: null,
  });
  /** Come with a seat, see what happens, and return the seat they know as theirs then. */
  const after = (seat: number | null, ...acts: Happened["act"][]) => {
    const socket = come(CODE);
    const seats = Array.from({ length: 6 }, () => ({ ...structuredClone(lobby.seats[0]!), person: null, bot: null }));
    const me = { type: "you", person: 0, seat, host: false } as const;
    socket.say(welcome({ you: me, table: { ...ofTwo({ seat }), seats } }));
    acts.forEach((each, at) => socket.say(act(at + 1, each)));
    return session.you?.seat;
  };

  it("keeps their seat under its new number when one before it is dropped", () => {
    expect(after(3, { act: "seat_dropped", seat: 1 })).toBe(2);
    expect(after(3, { act: "seat_dropped", seat: 4 })).toBe(3);
    expect(after(3, { act: "seat_dropped", seat: 0 }, { act: "seat_dropped", seat: 0 })).toBe(1);
  });
  it("goes where their seat is swapped to", () => {
    expect(after(3, { act: "seats_swapped", first: 3, second: 0 })).toBe(0);
    expect(after(3, { act: "seats_swapped", first: 1, second: 3 })).toBe(1);
    expect(after(3, { act: "seats_swapped", first: 1, second: 2 })).toBe(3);
  });
  it("has none to renumber if they only watch", () => {
    expect(after(null, { act: "seat_dropped", seat: 0 }, { act: "seats_swapped", first: 0, second: 1 })).toBeNull();
  });
});

describe("whoever comes to a game that has just begun", () => {
  const { history, views } = game("latecomers");
  const began = history.findIndex((told) => told.act.act === "started");
  /** Come when the act of that number has happened, and return what was shown at once and what was revealed after it. */
  const arriving = async (number: number) => {
    const table = emptyTable(views[0]!);
    const told = history.slice(0, number + 1);
    for (const each of structuredClone(told)) {
      applyRoomEvent(table, each);
      each.events.forEach((event, at) => applyGameEvent(table.game!, event, each.worths[at] ?? null));
    }
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(structuredClone(told)) }));
    const socket = come(CODE);
    const [jump, push] = [vi.spyOn(session.reveal, "jump"), vi.spyOn(session.reveal, "push")];
    const asked = told.at(-1)!.asked;
    socket.say(welcome({ number, you: null, table: { ...table, id: ID, code: CODE, asked }, asked }));
    await vi.waitFor(() => expect(jump).toHaveBeenCalledOnce());
    const { number: shown, seats } = jump.mock.lastCall![0];
    return { shown, seats: seats.length, revealed: push.mock.calls.map(([each]) => each.number) };
  };

  it("sees it from its first card", async () => {
    const asked = history.findIndex((told) => told.asked?.ordinal === 1);
    const { shown, revealed } = await arriving(asked);
    expect(shown).toBe(began - 1);
    expect(revealed).toEqual(Array.from({ length: asked - began + 1 }, (_, at) => began + at));
  });
  it("sees it as it is if somebody has joined since, who would else sit down twice", async () => {
    const sat = history.findIndex((told, at) => at > began && told.act.act === "sat");
    expect(history[sat]!.asked?.ordinal, "it has just begun").toBe(4);
    expect(await arriving(sat)).toEqual({ shown: sat, seats: 4, revealed: [] });
  });
});

it("what the owner announces is known to whoever comes, and when it is said; a server that is back has nothing to say", () => {
  const announced = { type: "announced", text: "Cake at nine.", restart_at: null } as const;
  const socket = come(CODE);
  socket.say(welcome({ announced }));
  expect(session.announced).toEqual(announced);
  socket.say({ ...announced, text: "Cake at ten." });
  expect(session.announced?.text).toBe("Cake at ten.");
  socket.say(welcome());
  expect(session.announced).toBeNull();
});

it("what was refused is said for a while", () => {
  const socket = come(CODE);
  socket.say(welcome());
  socket.say({ type: "refusal", reason: "seat_taken", message: "" });
  expect(session.lastRefusal?.reason).toBe("seat_taken");
  vi.advanceTimersByTime(7000);
  expect(session.lastRefusal).toBeNull();
});

describe("after an update", () => {
  const server = (ok: boolean) =>
    vi.stubGlobal("fetch", () => (ok ? Promise.resolve({ ok }) : Promise.reject(new TypeError("gone"))));

  it("a page whose files are gone is loaded anew, but not for ever", async () => {
    const reload = vi.fn();
    server(true);
    expect([await reloadAfterUpdate(reload), await reloadAfterUpdate(reload)]).toEqual([true, false]);
    vi.advanceTimersByTime(40_000);
    expect(await reloadAfterUpdate(reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
  it("not while the server is gone, and not where nothing can be remembered", async () => {
    const reload = vi.fn();
    server(false);
    expect(await reloadAfterUpdate(reload)).toBe(false);
    server(true);
    vi.stubGlobal("sessionStorage", undefined);
    expect(await reloadAfterUpdate(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("an answer that nobody heard", () => {
  const asked: Asked = {
    ask: "hit_or_stay",
    seat: 0,
    ordinal: 9,
    by: "person",
    options: ["hit", "stay"],
    deadline: null,
    card: null,
    odds: null,
  };
  const playing: TableView = {
    ...structuredClone(game("family").views.find((view) => view.game?.round)!),
    id: ID,
    code: CODE,
    phase: "playing",
    asked,
    rematch: null,
  };
  const answers = (socket: FakeSocket) => socket.sent.filter((wish) => wish.type === "answer");

  /** Break the connection, answer meanwhile, and reconnect. */
  function tapWithoutALine(): FakeSocket {
    const first = come(CODE);
    first.say(welcome({ number: playing.number, table: structuredClone(playing), asked }));
    first.close();
    session.answer("hit");
    expect(answers(first)).toEqual([]);
    expect(session.question, "it is answered").toBeNull();
    session.retry();
    return newest().open();
  }

  it("is kept, and shown, until the line is back", () => {
    const back = tapWithoutALine();
    expect(session.kept).toBe("hit");
    back.say(welcome({ number: playing.number, table: null }));
    expect(session.kept).toBeNull();
  });
  it("is given when the line is back and the question still stands", () => {
    const back = tapWithoutALine();
    back.say(welcome({ number: playing.number, table: null }));
    expect(answers(back)).toEqual([{ type: "answer", ordinal: 9, choice: "hit" }]);
    expect(session.question).toBeNull();
  });
  it("is not given when something has happened since", () => {
    const back = tapWithoutALine();
    back.say(welcome({ number: playing.number + 1, table: null }));
    expect(answers(back)).toEqual([]);
  });
  it("is not given to another question", () => {
    const back = tapWithoutALine();
    back.say(
      welcome({ number: playing.number + 4, table: structuredClone(playing), asked: { ...asked, ordinal: 12 } }),
    );
    expect(answers(back)).toEqual([]);
  });
  it("is not taken back by advice that could not be given", () => {
    const socket = come(CODE);
    socket.say(welcome({ number: playing.number, table: structuredClone(playing), asked }));
    session.askAdvice("en");
    expect(socket.sent.at(-1)).toEqual({ type: "ask_advice", ordinal: 9, language: "en" });
    session.answer("hit");
    socket.say({ type: "refusal", reason: "no_advice", message: "", re: null });
    expect([session.answered, session.lastRefusal?.reason]).toEqual([9, "no_advice"]);
    socket.say({ type: "refusal", reason: "store_trouble", message: "", re: null });
    expect(session.answered).toBeNull();
  });
});
