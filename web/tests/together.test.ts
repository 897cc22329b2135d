/** A game that several devices keep: what goes to the board and what comes from it, whatever the connection does. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { ScoreGame } from "../src/features/score/scoreGame.svelte";
import { loadSharedBoard, saveSharedBoard } from "../src/features/score/sharedBoards";
import { AGAIN_MS, Together, type Ways } from "../src/features/score/together.svelte";
import { batchOf } from "../src/net/boards";
import type { Happened, ServerMessage } from "../src/net/protocol";
import type { Entry } from "../src/net/scores";
import type { Command, TransportListener } from "../src/net/transport";
import { fakeKeeper } from "./fakeScore";

const BOARD = { id: "board", code: "BCD234", link: "http://cards.test/board/BCD234", token: "me", invitation: "come" };
const entry = (id: string): Entry => ({ id, what: "score" });
const entered = (number: number, ...ids: string[]): Happened =>
  ({ type: "happened", number, at: 0, act: { act: "score_entered", person: 0, entries: ids.map(entry) } }) as never;

/** A board on a server that notes what it is sent, and a device with these entries. */
function device(here: string[], history: Happened[] = []) {
  saveSharedBoard("game", BOARD);
  const sent: Command[] = [];
  const merged: string[] = [];
  let listener: TransportListener | undefined;
  let open = true;
  const keeper = fakeKeeper();
  keeper.merge = async (_, entries) => {
    merged.push(...entries.map(({ id }) => id));
    return { board: (await keeper.board("game", "en"))!, said: [], changed: [], entries };
  };
  const ways: Ways = {
    connect: (_board, _token, heard) => {
      listener = heard;
      return {
        token: "me",
        send: (command) => open && sent.push(command) > 0,
        retry: () => {},
        wake: () => {},
        refuse: () => {},
        close: () => {},
      };
    },
    entries: () => Promise.resolve({ setup: {}, colours: [1, 2], entries: here.map(entry) }),
    history: () => Promise.resolve(history),
    share: () => Promise.resolve(BOARD),
  };
  const game = new ScoreGame("game", keeper);
  const together = new Together(game, ways);
  together.start();
  const say = (message: unknown) => listener!.onMessage(message as ServerMessage);
  return {
    game,
    together,
    sent,
    merged,
    say,
    /** Wait until the entries here are read, and the connection is under way. */
    connected: () => vi.waitFor(() => expect(listener).toBeDefined()),
    /** Welcome the device, which has missed nothing, or everything if there is a table. */
    welcome: (number: number, table: object | null = null) => {
      open = true;
      listener!.onState("open", null);
      say({ type: "welcome", id: "board", number, table, present: [0], watching: 2 });
    },
    lose: () => {
      open = false;
      listener!.onState("lost", "broken");
    },
    last: () => listener!.lastNumber(),
    /** The ids in each message that was sent. */
    batches: () => sent.map(({ entries }) => (entries as Entry[]).map(({ id }) => id)),
  };
}

beforeEach(() => localStorage.clear());

describe("a keeper of a shared board", () => {
  it("sends what the board lacks, when everything that the board has is known", async () => {
    const { connected, welcome, say, batches, merged, together } = device(["1.a", "2.b", "3.a"]);
    await connected();
    welcome(2);
    say(entered(1, "1.a"));
    expect(batches()).toEqual([]);
    say(entered(2, "2.b", "2.c"));
    expect(batches()).toEqual([["3.a"]]);
    await vi.waitFor(() => expect(merged).toEqual(["2.c"]));
    expect(together.watching).toBe(2);
  });

  it("sends the next when the last was told, and again after a break what was not", async () => {
    const { connected, game, welcome, say, batches, lose, last, together } = device([]);
    await connected();
    welcome(-1);
    game.onentered([entry("1.a")]);
    game.onentered([entry("2.a")]);
    expect(batches()).toEqual([["1.a"]]);
    lose();
    game.onentered([entry("3.a")]);
    expect(together.unsent).toBe(3);
    expect(last()).toBe(-1);
    welcome(0);
    say(entered(0, "1.a"));
    expect(batches()).toEqual([["1.a"], ["2.a", "3.a"]]);
    say(entered(1, "2.a", "3.a"));
    expect(together.unsent).toBe(0);
  });

  it("reads the whole board where it missed too much, or the board has lost something", async () => {
    const { connected, welcome, batches, merged } = device(["1.a", "2.a"], [entered(2, "1.a", "1.z")]);
    await connected();
    welcome(2, {});
    await vi.waitFor(() => expect([merged, batches()]).toEqual([["1.z"], [["2.a"]]]));
  });

  it("tries again what the server could not take, but not what cannot be", async () => {
    vi.useFakeTimers();
    try {
      const { welcome, say, sent, together } = device(["1.a"]);
      await vi.advanceTimersByTimeAsync(0);
      welcome(-1);
      say({ type: "refusal", reason: "store_trouble", message: "" });
      await vi.advanceTimersByTimeAsync(AGAIN_MS);
      expect(sent).toHaveLength(2);
      say({ type: "refusal", reason: "bad_entry", message: "" });
      await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
      expect(sent).toHaveLength(2);
      expect(together.trouble?.()).toMatch(/damaged/);
    } finally {
      vi.useRealTimers();
    }
  });

  it("goes on alone when the board is shared no more", async () => {
    const { connected, welcome, say, together, game, sent } = device([]);
    await connected();
    welcome(-1);
    say({ type: "happened", number: 0, at: 0, act: { act: "closed", why: "keeper" } });
    expect(together.board).toBeNull();
    expect(together.ended).toBe(true);
    expect(loadSharedBoard("game")).toBeNull();
    game.onentered([entry("1.a")]);
    expect(sent).toEqual([]);
  });
});

describe("a message", () => {
  it("carries as many entries as the server takes", () => {
    const many = Array.from({ length: 200 }, (_, at) => entry(`${at}.a`));
    expect(batchOf(many)).toHaveLength(64);
    const long = many.map((each) => ({ ...each, after: "x".repeat(500) }));
    expect(JSON.stringify(batchOf(long)).length).toBeLessThan(3600);
    expect(batchOf([{ id: "1.a", after: "x".repeat(9000) }])).toHaveLength(1);
  });
});
