import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { attachSound, type Band } from "../src/audio/sound";
import { EventLog } from "../src/state/eventLog.svelte";
import type { Card, TableView } from "../src/net/protocol";
import { FakeSession } from "./fakeSession.svelte";
import { game } from "./games";

const heard: string[] = [];
const felt: number[][] = [];
const band = new Proxy({} as Band, {
  get:
    (_, name) =>
    (...values: number[]) =>
      heard.push([String(name), ...(name === "kalimba" ? values.slice(0, 1) : [])].join(" ")),
});
const stage = { band: () => band, shake: (pattern: number[]) => void felt.push(pattern) };

function table(cards: Card[]): TableView {
  const view = game("family").views.findLast((each) => each.game)!;
  view.game!.places[0]!.cards = cards;
  return view;
}

describe("what is heard", () => {
  let session: FakeSession;
  let eventLog: EventLog;
  let stop: () => void;
  const played = () => heard.filter((each) => each !== "close");

  beforeEach(() => {
    heard.length = felt.length = 0;
    session = new FakeSession();
    eventLog = new EventLog();
    stop = attachSound(eventLog, session, stage);
    flushSync();
  });

  it("rises with the cards of a line", () => {
    eventLog.addGameEvent(
      { event: "kept", seat: 0, card: "5", lies: "before a player", rules: [] },
      null,
      table(["12", "+4", "5"]),
    );
    expect(played()).toEqual(["kalimba 2"]);
    expect(felt).toEqual([[8]]);
  });

  it("stays open as long as a double is in the air, then falls", () => {
    const card = { kind: "card" as const, seat: 0, card: "5" as const, danger: true, flips: false };
    session.shown.moment = { ...card, phase: "flip" };
    flushSync();
    session.shown.moment = { ...card, phase: "hold" };
    flushSync();
    session.shown.moment = { kind: "twins", seat: 0, card: "5", saved: false };
    flushSync();
    session.shown.moment = { kind: "bust", seat: 0, card: "5", lost: 20 };
    flushSync();
    expect(heard.slice(-6)).toEqual(["close", "paper", "open", "open", "close", "fall"]);
    expect(felt).toEqual([[30, 40, 30]]);
  });

  it("does not shake for what happens to others, but for a Flip 7", () => {
    session.shown.moment = { kind: "bust", seat: 2, card: "5", lost: 20 };
    flushSync();
    session.shown.moment = { kind: "flip7", seat: 2, cards: [], bonus: 15, sum: "55 +15 = 70" };
    flushSync();
    expect(played()).toEqual(["fall", "bloom"]);
    expect(felt).toEqual([[120]]);
  });

  it("says once that it is your turn", () => {
    const asked = {
      ordinal: 3,
      seat: 0,
      ask: "hit_or_stay" as const,
      card: null,
      options: [],
      by: "person" as const,
      deadline: null,
      odds: null,
    };
    session.question = asked;
    flushSync();
    session.question = { ...asked };
    flushSync();
    expect(played()).toEqual(["yourTurn"]);
  });

  it("is silent when it is stopped", () => {
    stop();
    session.shown.moment = { kind: "freeze", seat: 1, cards: [], points: 0, before: 0 };
    flushSync();
    eventLog.addGameEvent({ event: "stayed", seat: 1, forced: false, rules: [] }, null, table([]));
    expect(played()).toEqual([]);
  });
});
