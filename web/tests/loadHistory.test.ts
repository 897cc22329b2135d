/** Joining in the middle of a game: the log from before is loaded below what happens since. */

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchHistory, HISTORY_PAGE_SIZE } from "../src/net/api";
import { GameHistory } from "../src/state/history";
import { Reveal } from "../src/animation/reveal";
import type { Shown } from "../src/state/shown";
import { EventLog } from "../src/state/eventLog.svelte";
import type { Happened, TableView } from "../src/net/protocol";
import { loadHistory } from "../src/state/loadHistory";
import Log from "../src/features/table/Log.svelte";
import Announcer from "../src/a11y/Announcer.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import logReader from "../../src/flip7/server/rooms/log_reader.py?raw";
import { FakeSession } from "./fakeSession.svelte";
import { game, NAMES } from "./games";

const texts = (eventLog: EventLog) => eventLog.lines.map((line) => line.text());
const since = (url: string) => Number(new URL(url, "http://here").searchParams.get("since"));

/** Serve that history page by page, as the server does. */
function serve(history: readonly Happened[]) {
  const asked = vi.fn((url: string) =>
    Promise.resolve(Response.json(history.slice(since(url), since(url) + HISTORY_PAGE_SIZE))),
  );
  vi.stubGlobal("fetch", asked);
  return asked;
}

/** Join at this table, and show what follows to its end. */
function arrival(table: TableView) {
  const eventLog = new EventLog();
  const shown: Shown = { table: null, asked: null, moment: null, summary: null, settled: true };
  const reveal = new Reveal(shown, eventLog.addGameEvent, eventLog.addRoomEvent);
  reveal.speed = 0;
  const come = (found: TableView) => {
    reveal.jump(structuredClone(found), found.asked);
    eventLog.begin(found);
  };
  const hear = async (told: Happened[]) => {
    for (const each of structuredClone(told)) reveal.push(each);
    await vi.runAllTimersAsync();
  };
  come(table);
  return { eventLog, come, hear };
}

async function recalled(eventLog: EventLog): Promise<void> {
  const done = loadHistory(eventLog, eventLog.joined!);
  await vi.runAllTimersAsync();
  await done;
}

beforeEach(async () => {
  await loadLanguage("en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(NAMES)("of the game «%s»", (name) => {
  const { history, views } = game(name);
  const whole = new GameHistory(views.at(-1)!, history);
  const all = whole.lines(whole.length);
  const found = views.filter((view) => view.game?.round);

  it.each(found.map((view) => [view.number, view] as const))(
    "whoever comes after act %i reads everything, once and in its order",
    async (_, view) => {
      serve(history);
      const { eventLog, hear } = arrival(view);
      const asked = loadHistory(eventLog, eventLog.joined!);
      await hear(history.filter((told) => told.number > view.number));
      await asked;
      expect(texts(eventLog)).toEqual(all.map((line) => line.text()));
      expect(eventLog.lines.map((line) => line.rules)).toEqual(all.map((line) => line.rules));
      expect(new Set(eventLog.lines.map((line) => line.id)).size).toBe(all.length);
    },
  );
});

describe("what happened before", () => {
  const { history, views } = game("family");
  const [middle, later] = views.filter((view) => view.game?.round).slice(2, 4) as [TableView, TableView];
  const before = (view: TableView) => {
    const past = new GameHistory(
      view,
      history.filter((told) => told.number <= view.number),
    );
    return past.lines(past.length).map((line) => line.text());
  };

  it("does not come twice, though it was asked for twice", async () => {
    serve(history);
    const { eventLog } = arrival(middle);
    const found = eventLog.joined!;
    const both = [loadHistory(eventLog, found), loadHistory(eventLog, found)];
    await vi.runAllTimersAsync();
    await Promise.all(both);
    expect(texts(eventLog)).toEqual(before(middle));
    expect(eventLog.joined).toBeNull();
  });

  it("is that of the table which was found last", async () => {
    serve(history);
    const { eventLog, come } = arrival(middle);
    const slow = loadHistory(eventLog, eventLog.joined!);
    come(later);
    await recalled(eventLog);
    await slow;
    expect(texts(eventLog)).toEqual(before(later));
  });

  it("is not wanted of a table where nothing has happened yet", () => {
    const { game: cards } = history.find((told) => told.act.act === "started")!;
    expect(arrival({ ...middle, game: cards }).eventLog.joined).toBeNull();
    expect(arrival({ ...middle, phase: "lobby", game: null }).eventLog.joined).toBeNull();
  });

  it.each([
    ["is out of reach", () => Promise.reject(new TypeError("gone"))],
    ["refuses", () => Promise.resolve(Response.json({ error: "store_trouble", message: "" }, { status: 503 }))],
  ])("is left out while the server %s, and can be had afterwards", async (_, answer) => {
    vi.stubGlobal("fetch", answer);
    const { eventLog, hear } = arrival(middle);
    await recalled(eventLog);
    expect(texts(eventLog)).toEqual([]);
    expect(render(Log, { eventLog }).container.textContent).toContain("What happened before could not be loaded.");
    await hear(history.filter((told) => told.number > middle.number && told.number <= later.number));
    const since = texts(eventLog);
    serve(history);
    await recalled(eventLog);
    expect(eventLog.historyMissing).toBe(false);
    expect(texts(eventLog)).toEqual([...since, ...before(middle)]);
    expect(texts(eventLog)).toEqual(before(later));
  });

  it("is not read out, and makes no sound; what happens since is", async () => {
    serve(history);
    const { eventLog, hear } = arrival(middle);
    const session = Object.assign(new FakeSession(), { table: middle });
    const heard = vi.fn();
    eventLog.listen(heard);
    render(Announcer, { session, eventLog });
    await vi.advanceTimersByTimeAsync(2000);
    const said = () => [...document.querySelectorAll("[role=log] p")].map((sentence) => sentence.textContent);
    const found = said();
    await recalled(eventLog);
    flushSync();
    await vi.advanceTimersByTimeAsync(2000);
    expect(said()).toEqual(found);
    expect(heard).not.toHaveBeenCalled();
    await hear(history.filter((told) => told.number === middle.number + 1));
    flushSync();
    await vi.advanceTimersByTimeAsync(2000);
    expect(said().length).toBeGreaterThan(found.length);
    expect(said()).toContain(eventLog.last!.text());
  });
});

describe("the history of a table", () => {
  const told = (length: number) => Array.from({ length }, (_, number) => ({ number }) as Happened);

  it.each([
    [3, [0]],
    [HISTORY_PAGE_SIZE - 1, [0]],
    [HISTORY_PAGE_SIZE, [0, HISTORY_PAGE_SIZE]],
    [2 * HISTORY_PAGE_SIZE + 5, [0, HISTORY_PAGE_SIZE, 2 * HISTORY_PAGE_SIZE]],
  ])("of %i acts is had whole", async (length, asked) => {
    const server = serve(told(length));
    expect(await fetchHistory("KX4P9T")).toEqual(told(length));
    expect(server.mock.calls.map(([url]) => since(url))).toEqual(asked);
  });

  it("comes in as many acts at a time as the server tells", () => {
    expect(Number(/^MAX_HISTORY_EVENTS: Final = ([\d_]+)$/m.exec(logReader)![1]!.replace("_", ""))).toBe(
      HISTORY_PAGE_SIZE,
    );
  });
});

describe("who sat down before the game", () => {
  it("is told until it begins: whoever was there reads the same as whoever comes later", () => {
    const { history, views } = game("family");
    const start = history.findIndex((told) => told.act.act === "started");
    const eventLog = new EventLog();
    eventLog.addRoomEvent({ ...history[start]!, act: { act: "sat", person: 0, seat: 0 } } as Happened, views[0]!);
    expect(texts(eventLog)).toHaveLength(1);
    eventLog.addRoomEvent(history[start]!, views[0]!);
    expect(texts(eventLog)).toEqual([]);
  });
});
