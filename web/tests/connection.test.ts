/** Reconnect and backoff, with fake timers and a fake random number. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  Connection,
  FIRST_WINDOW_MS,
  GOODBYE_SPREAD_MS,
  LONGEST_WINDOW_MS,
  PROTOCOL,
  LAST_WORDS_MS,
  TOO_FAST_MS,
} from "../src/net/connection";
import type { ConnectionState, DisconnectReason } from "../src/net/transport";
import type { Reason, Welcome } from "../src/net/protocol";
import { FakeSocket } from "./fakeSocket";

/** The random number for the last moment of a window. */
const LATEST = 1;
const welcome: Welcome = {
  type: "welcome",
  protocol: PROTOCOL,
  version: "1",
  id: "id",
  token: "me",
  you: null,
  number: 0,
  now: 0,
  present: [],
  watching: 0,
  asked: null,
  table: null,
};

let connection: Connection;
let states: [ConnectionState, DisconnectReason | null][];

function connected(random: () => number): FakeSocket {
  states = [];
  const listener = {
    onMessage: () => {},
    onState: (state: ConnectionState, reason: DisconnectReason | null) => void states.push([state, reason]),
    lastNumber: () => null,
  };
  connection = new Connection("ws://cards.test/ws", "KX4P9T", null, listener, random);
  return FakeSocket.newest.open();
}

/** Milliseconds until another socket is opened. */
function pause(): number {
  const [before, start] = [FakeSocket.all.length, Date.now()];
  while (FakeSocket.all.length === before) vi.advanceTimersToNextTimer();
  return Date.now() - start;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("after a crash", () => {
  it("the window doubles from the first try on, up to its limit", () => {
    connected(() => LATEST).say(welcome);
    const windows = Array.from({ length: 7 }, () => {
      FakeSocket.newest.close();
      return pause();
    });
    expect(windows).toEqual([1000, 2000, 4000, 8000, 16_000, LONGEST_WINDOW_MS, LONGEST_WINDOW_MS]);
  });
  it("everybody comes back at a moment of their own within it, the first at once", () => {
    const dice = [0, 0.25, 0.5, 0.75];
    const returns = dice.map((random) => {
      connected(() => random).say(welcome);
      FakeSocket.newest.close();
      const waited = pause();
      connection.close();
      return waited;
    });
    expect(returns).toEqual(dice.map((random) => random * FIRST_WINDOW_MS));
  });
  it("the window is small again once the server has welcomed us", () => {
    connected(() => 0.5).say(welcome);
    for (let tries = 0; tries < 4; tries++) {
      FakeSocket.newest.close();
      pause();
    }
    FakeSocket.newest.open().say(welcome);
    FakeSocket.newest.close();
    expect(pause()).toBe(FIRST_WINDOW_MS / 2);
  });
  it("the network that is back is used at once", () => {
    connected(() => 0.5).say(welcome);
    FakeSocket.newest.close();
    connection.wake();
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("after a goodbye", () => {
  it.each([0, 0.5, LATEST])("we stay away as long as we are asked to, and %f of the spread", (random) => {
    const socket = connected(() => random);
    socket.say(welcome);
    socket.say({ type: "goodbye", why: "stopping", seconds: 20 });
    socket.close();
    expect(pause()).toBe(Math.round(20_000 + random * GOODBYE_SPREAD_MS));
    expect(states.at(-1)).toEqual(["lost", "stopping"]);
  });
  it("a server that is still away is then tried with backoff", () => {
    const socket = connected(() => LATEST);
    socket.say(welcome);
    socket.say({ type: "goodbye", why: "stopping", seconds: 1 });
    socket.close();
    pause();
    FakeSocket.newest.close();
    expect(pause()).toBe(2 * FIRST_WINDOW_MS);
  });
  it("the connection ends even if the server does not close it", () => {
    const socket = connected(() => 0);
    socket.say(welcome);
    socket.say({ type: "goodbye", why: "stopping", seconds: 5 });
    vi.advanceTimersByTime(LAST_WORDS_MS);
    expect(states.at(-1)).toEqual(["lost", "stopping"]);
    expect(pause()).toBe(5000);
  });
  it("whoever was let go for their haste is told so", () => {
    const socket = connected(() => 0);
    socket.say(welcome);
    socket.say({ type: "refusal", reason: "too_fast", message: "" });
    socket.say({ type: "goodbye", why: "refused", seconds: 10 });
    socket.close();
    expect(states.at(-1)).toEqual(["lost", expect.objectContaining({ reason: "too_fast" })]);
    expect(pause()).toBe(10_000);
  });
  it("whoever was sent away does not come back", () => {
    const socket = connected(() => 0);
    socket.say(welcome);
    socket.say({ type: "goodbye", why: "sent_away", seconds: 0 });
    socket.close();
    vi.runAllTimers();
    connection.retry();
    connection.wake();
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toEqual(["refused", { reason: "sent_away", message: "" }]);
  });
});

describe("a hello that is refused", () => {
  const refused = (reason: Reason, random: () => number) => {
    connected(random).say({ type: "refusal", reason, message: "" });
    vi.advanceTimersByTime(LAST_WORDS_MS);
  };

  it("because too much came from this address is said much later again, and not in a loop", () => {
    refused("too_fast", () => 0);
    expect(states.at(-1)).toEqual(["lost", expect.objectContaining({ reason: "too_fast" })]);
    for (let tries = 0; tries < 5; tries++) {
      connection.wake(); // a tab that is looked at again is no reason to ask again
      expect(pause()).toBe(TOO_FAST_MS);
      FakeSocket.newest.open().say({ type: "refusal", reason: "too_fast", message: "" });
      vi.advanceTimersByTime(LAST_WORDS_MS);
    }
    expect(FakeSocket.all).toHaveLength(6);
  });
  it("is said again at once by whoever asks for it", () => {
    refused("too_fast", () => 0);
    connection.retry();
    expect(FakeSocket.all).toHaveLength(2);
  });
  it("is said again no sooner than the goodbye after it asks for", () => {
    const socket = connected(() => 0);
    socket.say({ type: "refusal", reason: "too_fast", message: "" });
    socket.say({ type: "goodbye", why: "refused", seconds: 90 });
    socket.close();
    expect(pause()).toBe(90_000);
  });
  it("because the house is full is said again soon", () => {
    refused("house_is_full", () => 0);
    expect(pause()).toBe(3000);
  });
  it.each<Reason>(["unknown_table", "sent_away", "blocked", "is_closed", "other_behaviour", "other_protocol"])(
    "with %s is not said again",
    (reason) => {
      refused(reason, () => 0);
      vi.runAllTimers();
      connection.wake();
      expect(FakeSocket.all).toHaveLength(1);
      expect(states.at(-1)).toEqual(["refused", expect.objectContaining({ reason })]);
    },
  );
});
