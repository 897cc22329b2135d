/** Hot seat: several people share one device, each with a transport of their own. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL } from "../src/net/connection";
import { Reveal } from "../src/animation/reveal";
import { loadLanguage } from "../src/i18n/index.svelte";
import { Session } from "../src/state/session.svelte";
import { preferences } from "../src/state/preferences.svelte";
import { loadHotSeat, loadToken, saveHotSeat, saveToken } from "../src/state/storage";
import type { Asked, Happened, Status, TableView, Welcome, Worth } from "../src/net/protocol";
import { game } from "./games";
import { scripted, type ScriptedTransport } from "./scriptedTransport";

const CODE = "KX4P9T";
const ID = "abcdefghijABCDEFGHIJ_-";
const NEXT = "nextnextnextnextnext_-";
const NAMES = ["Ana", "Ben", "Cleo"];
const BOT = 3;
const nothing: Worth = { numbers: 0, times: 1, plus: 0, flip_7: 0, points: 0 } as unknown as Worth;

const asks = (seat: number, ordinal: number): Asked => ({
  ordinal,
  seat,
  ask: "hit_or_stay",
  card: null,
  options: ["hit", "stay"],
  by: seat === BOT ? "bot" : "person",
  deadline: null,
  odds: null,
});

/** A table in play of three people, the first two of whom may share a device, and a bot. */
function playing(statuses: Status[] = ["active", "active", "active", "active"]): TableView {
  const table = structuredClone(game("family").views[0]!);
  const seat = { person: null, bot: null, stand_in: null, waits: false };
  return {
    ...table,
    id: ID,
    code: CODE,
    phase: "playing",
    host: 0,
    seats: [...NAMES.map((name, person) => ({ ...seat, name, person })), { ...seat, name: "Steady", bot: "level3" }],
    people: NAMES.map((name, person) => ({
      person,
      name,
      colour: person + 1,
      seat: person,
      ready: false,
      gone: false,
      gave_word: true,
    })),
    game: {
      round: 1,
      dealer: 0,
      first: 0,
      dealing: false,
      turn: 0,
      scores: [0, 0, 0, 0],
      places: statuses.map((status) => ({ status, cards: ["5"], worth: nothing })),
      draw_pile: 80,
      discard_pile: [],
      turned_up: null,
      pending: [],
      flipped_seven: null,
      winner: null,
    },
  };
}

const welcome = (person: number, table: TableView | null, asked: Asked | null = null): Welcome => ({
  type: "welcome",
  protocol: PROTOCOL,
  version: "1",
  id: ID,
  token: `token ${person}`,
  you: { type: "you", person, seat: person, host: person === 0 },
  number: 10,
  now: Date.now(),
  present: [0, 1, 2],
  watching: 0,
  asked,
  table,
});

/** The question goes on: somebody has chosen, and another seat is asked. */
const next = (number: number, asked: Asked | null): Happened => ({
  type: "happened",
  number,
  at: 0,
  act: { act: "chose", seat: 0, ordinal: (asked?.ordinal ?? 1) - 1, choice: "hit", by: "person" },
  events: [],
  worths: [],
  asked,
  game: null,
});

let session: Session;
let opened: ScriptedTransport[];

/** Come with that many of the three people on this device; `asked` is the open question. */
function come(people: number, asked: Asked | null = null, table = playing()): void {
  saveToken(CODE, "token 0");
  saveHotSeat(CODE, ["token 1", "token 2"].slice(0, people - 1));
  const script = scripted();
  opened = script.opened;
  session = new Session(
    CODE,
    (shown) =>
      new Reveal(
        shown,
        () => {},
        () => {},
      ),
    () => {},
    script.open,
  );
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no history"));
  opened.forEach((each, person) => each.say(welcome(person, person ? null : table, asked)));
}
/** Let the reveal show what has come. */
const shown = () => vi.waitFor(() => expect(session.shown.settled).toBe(true));
const answers = () => opened.map((each) => each.all("answer").length);

beforeEach(async () => {
  await loadLanguage("en");
  preferences.passScreen = true;
});
afterEach(() => {
  session?.close();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("several people on one device", () => {
  it("have one transport each, with their own tokens", () => {
    come(3);
    expect(opened.map((each) => [each.table, each.token])).toEqual([0, 1, 2].map((at) => [CODE, `token ${at}`]));
    expect([session.shared, session.ours.map((each) => each.seat)]).toEqual([true, [0, 1, 2]]);
  });

  it("are asked one after the other, and each answers by their own transport", async () => {
    come(2, asks(0, 9));
    expect(session.you?.person).toBe(0);
    session.take();
    session.answer("hit");
    expect(answers()).toEqual([1, 0]);
    opened[0]!.say(next(11, asks(1, 10)));
    await shown();
    expect(session.you).toMatchObject({ person: 1, seat: 1 });
    session.take();
    session.answer("stay");
    expect(answers()).toEqual([1, 1]);
    expect(opened[1]!.all("answer")[0]).toEqual({ type: "answer", ordinal: 10, choice: "stay" });
  });

  it("follow what is shown, not what has arrived", async () => {
    come(3, asks(0, 9));
    let seen = () => {};
    session.reveal.seen = new Promise((done) => (seen = done));
    opened[0]!.say({
      ...next(11, asks(1, 10)),
      events: [{ event: "stayed", seat: 0, points: 5, forced: false } as never],
    });
    await Promise.resolve();
    expect([session.you?.person, session.passTo]).toEqual([0, null]);
    seen();
    await shown();
    expect([session.you?.person, session.passTo?.person]).toEqual([1, 1]);
  });

  it("stay who was asked last while a bot or somebody else is asked", async () => {
    come(2, asks(1, 9));
    session.take();
    expect(session.you?.person).toBe(1);
    opened[0]!.say(next(11, asks(2, 10)));
    await shown();
    expect([session.you?.person, session.question]).toEqual([1, null]);
    opened[0]!.say(next(12, asks(BOT, 11)));
    await shown();
    expect([session.you?.person, session.question, session.passTo]).toEqual([1, null, null]);
  });

  it("send the host's commands by the host, and their own by who is asked", () => {
    come(2, asks(1, 9));
    session.send({ type: "set_pause", bot_seconds: 1 });
    session.send({ type: "send_emote", emote: "wave" });
    expect([opened[0]!.all("set_pause"), opened[1]!.all("send_emote")].map((each) => each.length)).toEqual([1, 1]);
  });

  it("are alone if only bots play besides them", () => {
    come(2);
    expect(session.alone).toBe(false);
    session.close();
    come(3);
    expect(session.alone).toBe(true);
  });

  it("do not hold the scores against each other", () => {
    come(2);
    for (const person of [1, 2]) opened[0]!.say({ type: "scores_held", person, round: 1, held: true });
    expect(session.readers(1)).toEqual([2]);
  });

  it("are still on this device at a rematch", () => {
    come(2);
    opened[0]!.say({ ...next(11, null), act: { act: "rematched", table: NEXT } });
    expect([loadToken(NEXT), loadHotSeat(NEXT)]).toEqual(["token 0", ["token 1"]]);
  });

  it("send an answer again that was lost with the connection of the one who gave it", () => {
    come(2, asks(1, 9));
    session.take();
    session.answer("hit");
    opened[1]!.be("lost");
    opened[1]!.say(welcome(1, null, asks(1, 9)));
    expect(opened[1]!.all("answer")).toHaveLength(2);
  });
});

describe("somebody else who plays on this device", () => {
  const newcomer = { name: "Dana", colour: 4, seat: null };
  it("sits down with a name, and is known after a reload", () => {
    come(1);
    session.addPlayer(newcomer);
    const theirs = opened[1]!;
    expect(theirs.token).toBeNull();
    theirs.say({ ...welcome(3, null), you: null });
    expect(theirs.sent).toEqual([{ type: "sit", ...newcomer }]);
    theirs.say({ type: "you", person: 3, seat: 3, host: false });
    expect([session.shared, loadHotSeat(CODE), loadHotSeat(ID)]).toEqual([true, ["token 3"], ["token 3"]]);
  });
  it("is not kept if the table has no seat for them, and it is said why", () => {
    come(1);
    session.addPlayer(newcomer);
    opened[1]!.say({ ...welcome(3, null), you: null });
    opened[1]!.say({ type: "refusal", reason: "no_seat", message: "No seat is free.", re: null } as never);
    expect([session.hotSeat.length, session.lastRefusal?.reason, opened[1]!.closed]).toEqual([0, "no_seat", true]);
  });
  it("leaves when they are taken off this device", () => {
    come(2);
    session.removePlayer(1);
    expect([opened[1]!.all("leave").length, opened[1]!.closed, loadHotSeat(CODE)]).toEqual([1, true, []]);
    expect(session.shared).toBe(false);
  });
  it("goes when the host sends them away", () => {
    come(2);
    opened[1]!.say({ ...next(11, null), act: { act: "sent_away", person: 1, bot: "level3" } });
    expect([session.hotSeat.length, loadHotSeat(CODE)]).toEqual([0, []]);
  });
});

describe("the device is passed", () => {
  it("to whoever is asked next, who sees no question before they have it", async () => {
    come(2, asks(0, 9));
    session.take();
    session.answer("hit");
    opened[0]!.say(next(11, asks(1, 10)));
    await shown();
    expect([session.passTo?.person, session.question]).toEqual([1, null]);
    session.answer("hit");
    expect(answers()).toEqual([1, 0]);
    session.take();
    expect([session.passTo, session.question?.ordinal]).toEqual([null, 10]);
  });
  it("to nobody if the same person is asked again, or a bot", async () => {
    come(2, asks(0, 9));
    session.take();
    session.answer("hit");
    opened[0]!.say(next(11, asks(BOT, 10)));
    await shown();
    expect(session.passTo).toBeNull();
    opened[0]!.say(next(12, asks(0, 11)));
    await shown();
    expect([session.passTo, session.question?.ordinal]).toEqual([null, 11]);
  });
  it("to nobody if only one person of this device is still in the round", () => {
    come(2, asks(1, 9), playing(["busted", "active", "active", "active"]));
    expect([session.passTo, session.question?.seat]).toEqual([null, 1]);
  });
  it("to nobody if that is switched off", () => {
    preferences.passScreen = false;
    come(2, asks(1, 9));
    expect([session.passTo, session.question?.seat]).toEqual([null, 1]);
  });
  it("to nobody if one person plays here", () => {
    come(1, asks(0, 9));
    expect([session.passTo, session.question?.seat]).toEqual([null, 0]);
  });
});

describe("a table on this device", () => {
  const HERE = "~KX4P9T";
  it("deals as soon as everybody is there, as after a rematch", () => {
    saveToken(HERE, "token 0");
    saveHotSeat(HERE, ["token 1", "token 2"]);
    const script = scripted();
    session = new Session(
      HERE,
      (shown) =>
        new Reveal(
          shown,
          () => {},
          () => {},
        ),
      () => {},
      script.open,
    );
    const table: TableView = { ...playing(), id: `~${ID}`, code: HERE, phase: "lobby", game: null };
    const started = () => script.opened.flatMap((each) => each.all("start")).length;
    script.opened[0]!.say(welcome(0, table));
    script.opened[1]!.say(welcome(1, null));
    expect(started()).toBe(0);
    script.opened[2]!.say(welcome(2, null));
    expect(started()).toBe(1);
  });
});
