/** Coming to a table in the middle of a game: what happened before is read below what happens since. */

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { history as fetchHistory, MOST_TOLD } from "../src/net/api";
import { Past } from "../src/state/history";
import { Reveal } from "../src/animation/reveal";
import type { Shown } from "../src/state/shown";
import { Story } from "../src/state/eventLog.svelte";
import type { Happened, TableView } from "../src/net/protocol";
import { recall } from "../src/state/loadHistory";
import Log from "../src/features/table/Log.svelte";
import Narrator from "../src/a11y/Announcer.svelte";
import { speak } from "../src/i18n/index.svelte";
import hall from "../../src/flip7/server/rooms/registry.py?raw";
import { FakeSession } from "./fakeSession.svelte";
import { game, NAMES } from "./games";

const texts = (story: Story) => story.lines.map((line) => line.text());
const since = (url: string) => Number(new URL(url, "http://here").searchParams.get("since"));

/** The server has that history, and tells as much of it at a time as a server does. */
function serve(history: readonly Happened[]) {
  const asked = vi.fn((url: string) =>
    Promise.resolve(Response.json(history.slice(since(url), since(url) + MOST_TOLD))),
  );
  vi.stubGlobal("fetch", asked);
  return asked;
}

/** Somebody finds the table like that; what they are told from then on is shown to its end. */
function arrival(table: TableView) {
  const story = new Story();
  const shown: Shown = { table: null, asked: null, moment: null, summary: null, settled: true };
  const reveal = new Reveal(shown, story.shown, story.happened);
  reveal.speed = 0;
  const come = (found: TableView) => {
    reveal.jump(structuredClone(found), found.asked);
    story.began(found);
  };
  const hear = async (told: Happened[]) => {
    for (const each of structuredClone(told)) reveal.push(each);
    await vi.runAllTimersAsync();
  };
  come(table);
  return { story, come, hear };
}

async function recalled(story: Story): Promise<void> {
  const done = recall(story, story.found!);
  await vi.runAllTimersAsync();
  await done;
}

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(NAMES)("of the game «%s»", (name) => {
  const { history, views } = game(name);
  const whole = new Past(views.at(-1)!, history);
  const all = whole.lines(whole.length);
  const found = views.filter((view) => view.game?.round);

  it.each(found.map((view) => [view.number, view] as const))(
    "whoever comes after act %i reads everything, once and in its order",
    async (_, view) => {
      serve(history);
      const { story, hear } = arrival(view);
      const asked = recall(story, story.found!);
      await hear(history.filter((told) => told.number > view.number));
      await asked;
      expect(texts(story)).toEqual(all.map((line) => line.text()));
      expect(story.lines.map((line) => line.rules)).toEqual(all.map((line) => line.rules));
      expect(new Set(story.lines.map((line) => line.id)).size).toBe(all.length);
    },
  );
});

describe("what happened before", () => {
  const { history, views } = game("family");
  const [middle, later] = views.filter((view) => view.game?.round).slice(2, 4) as [TableView, TableView];
  const before = (view: TableView) => {
    const past = new Past(
      view,
      history.filter((told) => told.number <= view.number),
    );
    return past.lines(past.length).map((line) => line.text());
  };

  it("does not come twice, though it was asked for twice", async () => {
    serve(history);
    const { story } = arrival(middle);
    const found = story.found!;
    const both = [recall(story, found), recall(story, found)];
    await vi.runAllTimersAsync();
    await Promise.all(both);
    expect(texts(story)).toEqual(before(middle));
    expect(story.found).toBeNull();
  });

  it("is that of the table which was found last", async () => {
    serve(history);
    const { story, come } = arrival(middle);
    const slow = recall(story, story.found!);
    come(later);
    await recalled(story);
    await slow;
    expect(texts(story)).toEqual(before(later));
  });

  it("is not wanted of a table where nothing has happened yet", () => {
    const { game: cards } = history.find((told) => told.act.act === "started")!;
    expect(arrival({ ...middle, game: cards }).story.found).toBeNull();
    expect(arrival({ ...middle, phase: "lobby", game: null }).story.found).toBeNull();
  });

  it.each([
    ["is out of reach", () => Promise.reject(new TypeError("gone"))],
    ["refuses", () => Promise.resolve(Response.json({ error: "store_trouble", message: "" }, { status: 503 }))],
  ])("is left out while the server %s, and can be had afterwards", async (_, answer) => {
    vi.stubGlobal("fetch", answer);
    const { story, hear } = arrival(middle);
    await recalled(story);
    expect(texts(story)).toEqual([]);
    expect(render(Log, { story }).container.textContent).toContain("What happened before could not be loaded.");
    await hear(history.filter((told) => told.number > middle.number && told.number <= later.number));
    const since = texts(story);
    serve(history);
    await recalled(story);
    expect(story.unheard).toBe(false);
    expect(texts(story)).toEqual([...since, ...before(middle)]);
    expect(texts(story)).toEqual(before(later));
  });

  it("is not read out, and makes no sound; what happens since is", async () => {
    serve(history);
    const { story, hear } = arrival(middle);
    const session = Object.assign(new FakeSession(), { table: middle });
    const heard = vi.fn();
    story.listen(heard);
    render(Narrator, { session, story });
    await vi.advanceTimersByTimeAsync(2000);
    const said = () => [...document.querySelectorAll("[role=log] p")].map((sentence) => sentence.textContent);
    const found = said();
    await recalled(story);
    flushSync();
    await vi.advanceTimersByTimeAsync(2000);
    expect(said()).toEqual(found);
    expect(heard).not.toHaveBeenCalled();
    await hear(history.filter((told) => told.number === middle.number + 1));
    flushSync();
    await vi.advanceTimersByTimeAsync(2000);
    expect(said().length).toBeGreaterThan(found.length);
    expect(said()).toContain(story.last!.text());
  });
});

describe("the history of a table", () => {
  const told = (length: number) => Array.from({ length }, (_, number) => ({ number }) as Happened);

  it.each([
    [3, [0]],
    [MOST_TOLD - 1, [0]],
    [MOST_TOLD, [0, MOST_TOLD]],
    [2 * MOST_TOLD + 5, [0, MOST_TOLD, 2 * MOST_TOLD]],
  ])("of %i acts is had whole", async (length, asked) => {
    const server = serve(told(length));
    expect(await fetchHistory("KX4P9T")).toEqual(told(length));
    expect(server.mock.calls.map(([url]) => since(url))).toEqual(asked);
  });

  it("comes in as many acts at a time as the server tells", () => {
    expect(Number(/^MOST_TOLD: Final = ([\d_]+)$/m.exec(hall)![1]!.replace("_", ""))).toBe(MOST_TOLD);
  });
});

describe("who sat down before the game", () => {
  it("is told until it begins: whoever was there reads the same as whoever comes later", () => {
    const { history, views } = game("family");
    const start = history.findIndex((told) => told.act.act === "started");
    const story = new Story();
    story.happened({ ...history[start]!, act: { act: "sat", person: 0, seat: 0 } } as Happened, views[0]!);
    expect(texts(story)).toHaveLength(1);
    story.happened(history[start]!, views[0]!);
    expect(texts(story)).toEqual([]);
  });
});
