/** A game that several devices keep: what goes to the board and what comes from it, whatever the connection does. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoardWatch } from "../src/features/score/boardWatch.svelte";
import End from "../src/features/score/End.svelte";
import { ScoreGame } from "../src/features/score/scoreGame.svelte";
import { findSharedBoard, loadSharedBoard, saveSharedBoard } from "../src/features/score/sharedBoards";
import { AGAIN_MS, Together, type Ways } from "../src/features/score/together.svelte";
import TogetherNews from "../src/features/score/TogetherNews.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import { Refused } from "../src/net/api";
import { batchOf } from "../src/net/boards";
import type { Happened, ServerMessage } from "../src/net/protocol";
import { createScore, type Entry, type OddsFor } from "../src/net/scores";
import type { Command, TransportListener } from "../src/net/transport";
import { boardOf, fakeKeeper, finished } from "./fakeScore";
import { scripted } from "./scriptedTransport";

vi.mock("../src/net/scores", async (original) => ({ ...(await original<object>()), createScore: vi.fn() }));

const BOARD = { id: "board", code: "BCD234", link: "http://cards.test/board/BCD234", token: "me", invitation: "come" };
const entry = (id: string): Entry => ({ id, what: "score" });
const entered = (number: number, ...ids: string[]): Happened =>
  ({ type: "happened", number, at: 0, act: { act: "score_entered", person: 0, entries: ids.map(entry) } }) as never;

/** A board on a server that notes what it is sent, and a device with these entries. */
function device(here: string[], history: Happened[] = [], read: () => Promise<void> = () => Promise.resolve()) {
  saveSharedBoard("game", BOARD);
  const sent: Command[] = [];
  const merged: string[] = [];
  const shared: unknown[] = [];
  const brought: unknown[] = [];
  const discarded: string[] = [];
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
    history: () => read().then(() => history),
    share: () => Promise.resolve(BOARD),
    shareNext: (id, plan) => {
      shared.push({ id, ...plan });
      return Promise.resolve({ id: "next", code: BOARD.code, link: BOARD.link });
    },
    bring: (board) => {
      brought.push(board);
      return Promise.resolve("saturday");
    },
    discard: (game) => Promise.resolve(discarded.push(game)),
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
    shared,
    brought,
    discarded,
    keeper,
    ways,
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
    batches: () =>
      sent.filter(({ type }) => type === "enter_score").map(({ entries }) => (entries as Entry[]).map(({ id }) => id)),
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

  it("sends nothing again that was told while it read the board", async () => {
    let finish = () => {};
    const reading = new Promise<void>((resolve) => (finish = resolve));
    const here = ["1.a", "2.a", "5.a"];
    const { connected, welcome, say, batches, merged } = device(here, [entered(2, "1.a")], () => reading);
    await connected();
    welcome(2, {});
    say(entered(3, "2.a"));
    say(entered(4, "3.z"));
    finish();
    await vi.waitFor(() => expect(batches()).toEqual([["5.a"]]));
    expect(merged).toEqual(["3.z"]);
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

  it("says no more of a refusal when the board is there again", async () => {
    const { connected, welcome, say, lose, together } = device(["1.a"]);
    await connected();
    welcome(-1);
    say({ type: "refusal", reason: "store_trouble", message: "" });
    expect(together.trouble?.()).toMatch(/could not be stored/);
    lose();
    welcome(0);
    expect(together.trouble).toBeNull();
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

describe("who sees the odds", () => {
  const oddsSet = (number: number, odds: string): object => ({
    ...entered(number),
    act: { act: "odds_set", person: 1, odds },
  });
  /** A device whose board on the screen has the odds that were set last. */
  function withOdds() {
    const made = device([]);
    made.keeper.act = (_, act) =>
      Promise.resolve({
        board: boardOf({ settings: { odds: (act as { odds: OddsFor }).odds, advice: false } }),
        said: [],
        changed: [],
        entries: [],
      });
    return made;
  }

  it("is what another keeper has chosen, once everything is known", async () => {
    const { connected, game, welcome, say, sent } = withOdds();
    await connected();
    welcome(1);
    say(oddsSet(0, "nobody"));
    expect(game.board).toBeNull();
    say(oddsSet(1, "everybody"));
    await vi.waitFor(() => expect(game.board?.settings.odds).toBe("everybody"));
    expect(sent).toEqual([]);
  });

  it("is told to the others, once and also after a break", async () => {
    const { connected, game, welcome, say, lose, sent } = withOdds();
    await connected();
    welcome(-1);
    lose();
    await game.act({ do: "settings", odds: "nobody", advice: false });
    expect(sent).toEqual([]);
    welcome(-1);
    game.onentered([]);
    expect(sent).toEqual([{ type: "set_odds", odds: "nobody", re: 1 }]);
    say(oddsSet(0, "nobody"));
    say(oddsSet(1, "turn"));
    await vi.waitFor(() => expect(game.board?.settings.odds).toBe("turn"));
    expect(sent).toHaveLength(1);
  });

  it("keeps no entry back when it is refused", async () => {
    const { connected, game, welcome, say, batches } = withOdds();
    await connected();
    welcome(-1);
    game.onodds("nobody");
    say({ type: "refusal", reason: "bad_message", message: "", re: 1 });
    game.onentered([entry("1.a")]);
    expect(batches()).toEqual([["1.a"]]);
  });
});

describe("the next game", () => {
  it("is shared with the same board, and the first keeper's is the one that is kept", async () => {
    const { connected, welcome, together, shared, brought, discarded } = device([]);
    await connected();
    welcome(-1);
    expect(await together.playOn("saturday")).toBe("saturday");
    expect(shared).toMatchObject([{ id: "board", token: "me" }]);
    expect(brought).toEqual([{ ...BOARD, id: "next" }]);
    expect(discarded).toEqual([]);
    expect(await together.playOn("mine")).toBe("saturday");
    expect(discarded).toEqual(["mine"]);
  });

  it("of another keeper is announced, and brought here when somebody wants it", async () => {
    const { connected, welcome, say, together, brought } = device([]);
    await connected();
    welcome(0);
    say({ ...entered(0), act: { act: "rematched", table: "next" } });
    expect(together.next).toBe("next");
    expect(await together.follow()).toBe("saturday");
    expect(brought).toEqual([{ ...BOARD, id: "next" }]);
  });

  it("is kept here alone where nothing is shared", async () => {
    const { together, shared } = device([]);
    together.leave();
    expect(await together.playOn("saturday")).toBe("saturday");
    expect(shared).toEqual([]);
  });
});

describe("the page at the end of a shared game", () => {
  beforeEach(async () => {
    await loadLanguage("en");
    await loadSentences("companion");
    vi.mocked(createScore).mockResolvedValue({ id: "mine", board: boardOf() });
  });
  afterEach(cleanup);

  /** The end of a game on this device, which is kept by several. */
  async function end() {
    const made = device([]);
    await made.connected();
    made.welcome(0);
    made.game.board = boardOf({ rounds: [finished(1, [205, 90, 12])], winner: 0 });
    return made;
  }

  it("says that the next game has begun, and leads there", async () => {
    const { game, together, say, brought } = await end();
    render(TogetherNews, { game, together });
    expect(screen.queryByText("The next game has begun.")).toBeNull();
    say({ ...entered(0), act: { act: "rematched", table: "next" } });
    await fireEvent.click(await screen.findByRole("button", { name: "Go to it" }));
    await vi.waitFor(() => expect(location.pathname).toBe("/score/saturday"));
    expect(brought).toHaveLength(1);
  });

  it("takes the others along to another game, or without a connection plays alone", async () => {
    const { game, together, ways, shared } = await end();
    const reach = ways.shareNext;
    ways.shareNext = () => Promise.reject(new Refused("offline", ""));
    render(End, { game, together, onchoose: () => {} });
    expect(screen.queryByRole("link", { name: /alone/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Play again" }));
    const alone = await screen.findByRole("link", { name: "Play again on this device alone" });
    expect(alone.getAttribute("href")).toBe("/score/mine");
    expect(screen.getByText(/No connection to the server/)).toBeTruthy();
    ways.shareNext = reach;
    await fireEvent.click(screen.getByRole("button", { name: "Play again" }));
    await vi.waitFor(() => expect(shared).toHaveLength(1));
    expect(createScore).toHaveBeenCalledOnce();
  });
});

describe("somebody who watches", () => {
  const welcome = (id: string, rematch: string | null = null) =>
    ({ type: "welcome", id, token: "t", table: { code: "BCD234", link: "", rematch } }) as never;

  it("goes along to the next game, also if it has begun while nobody was connected", () => {
    const { open, opened } = scripted();
    const watch = new BoardWatch("BCD234", open);
    opened[0]!.say(welcome("friday"));
    opened[0]!.say({ ...entered(3), act: { act: "rematched", table: "saturday" } } as never);
    opened[1]!.say(welcome("saturday", "sunday"));
    opened[2]!.say(welcome("sunday"));
    expect(opened.map(({ table, closed }) => [table, closed])).toEqual([
      ["BCD234", true],
      ["saturday", true],
      ["sunday", false],
    ]);
    expect(opened[2]!.all("watch_board")).toHaveLength(1);
    expect(watch.refusal).toBeNull();
  });

  it("is told why there is no board to see", () => {
    const { open, opened } = scripted();
    const watch = new BoardWatch("BCD234", open);
    opened[0]!.say(welcome("friday"));
    opened[0]!.say({ type: "refusal", reason: "other_behaviour", message: "An older version." } as never);
    expect(watch.refusal?.reason).toBe("other_behaviour");
  });
});

describe("an invitation", () => {
  it("is known to be used already, by the id of its board", () => {
    saveSharedBoard("friday", { ...BOARD, id: "one" });
    saveSharedBoard("saturday", { ...BOARD, id: "two" });
    expect(findSharedBoard("two")?.invitation).toBe("come");
    expect(findSharedBoard("three")).toBeNull();
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
