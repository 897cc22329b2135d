/** The reveal queue: nothing out of order, nothing twice, and whoever is slow catches up. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEHIND, FAR_BEHIND, HURRIED, Reveal, TIME, URGENT, type Shown } from "../src/game/reveal";
import { game } from "./games";
import type { GameEvent, Happened, TableView } from "../src/protocol";

const told = game("chains").history;

const at = told.findIndex((each) => each.act.act === "started");
const played = told.slice(at);

function empty(): TableView {
  const opened = told[0]!.act;
  if (opened.act !== "opened") throw new Error("a log begins with opened");
  return {
    id: "x",
    code: "BCDFGH",
    link: "",
    number: played[0]!.number - 1,
    phase: "playing",
    public: false,
    rules: opened.rules,
    options: opened.options,
    host: 0,
    seats: Array.from({ length: opened.seats }, (_, seat) => ({
      name: `P${seat}`,
      person: null,
      bot: "level1",
      stand_in: null,
    })),
    people: [],
    secret_hash: "",
    seed_hash: null,
    game: null,
    asked: null,
    revealed: null,
    rematch: null,
  };
}

function reveal() {
  const shown: Shown = { table: empty(), asked: null, moment: null, summary: null, settled: true };
  const events: GameEvent[] = [];
  const acts: number[] = [];
  const queue = new Reveal(
    shown,
    (event) => events.push(event),
    (each) => acts.push(each.number),
  );
  return { shown, events, acts, queue };
}

const all = (messages: Happened[]) => messages.flatMap((each) => each.events);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the reveal", () => {
  it("shows every event of a game once, in the order it was told", async () => {
    const { events, acts, queue, shown } = reveal();
    for (const each of structuredClone(played)) queue.push(each);
    for (let beat = 0; beat < 4000 && !shown.settled; beat++) {
      await vi.advanceTimersByTimeAsync(500);
      queue.advance();
    }
    expect(events).toEqual(all(played));
    expect(acts).toEqual(played.map((each) => each.number));
    expect(shown.table?.game?.winner).not.toBeNull();
  });

  it("waits for the table to be seen", async () => {
    const { events, acts, queue } = reveal();
    let seen = () => {};
    queue.seen = new Promise((done) => (seen = done));
    queue.push(structuredClone(played[0]!));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([acts, events]).toEqual([[played[0]!.number], []]);
    seen();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual(all(played.slice(0, 1)));
  });

  it("shows nothing twice if a message comes again", async () => {
    const { events, queue } = reveal();
    queue.push(structuredClone(played[0]!));
    queue.push(structuredClone(played[0]!));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(events).toEqual(all(played.slice(0, 1)));
  });

  it("holds a card up before anything comes of it", async () => {
    const { events, queue, shown } = reveal();
    queue.push(structuredClone(played[0]!));
    await vi.advanceTimersByTimeAsync(0);
    const came = events.length;
    expect(shown.moment).toMatchObject({ kind: "card", phase: "travel" });
    await vi.advanceTimersByTimeAsync(TIME.travel + TIME.flip);
    expect(shown.moment).toMatchObject({ kind: "card", phase: "hold" });
    expect(events.length).toBe(came);
    await vi.advanceTimersByTimeAsync(TIME.hold);
    expect(events.length).toBeGreaterThan(came);
  });

  it("asks nothing before everything is shown", async () => {
    const { queue, shown } = reveal();
    queue.push(structuredClone(played[0]!));
    await vi.advanceTimersByTimeAsync(100);
    expect(shown.asked).toBeNull();
    expect(shown.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(shown.settled).toBe(true);
    expect(shown.asked).toEqual(played[0]!.asked);
  });

  it("catches up when it has fallen behind, and skips what is far behind", async () => {
    const time = async (messages: Happened[]) => {
      const { queue, shown } = reveal();
      for (const each of structuredClone(messages)) queue.push(each);
      let ms = 0;
      while (!shown.settled && ms < 1_000_000) {
        await vi.advanceTimersByTimeAsync(50);
        queue.advance();
        ms += 50;
      }
      return ms;
    };
    const few = played.slice(0, 4);
    const many = played.slice(0, 90);
    expect(all(many).length).toBeGreaterThan(BEHIND);
    const [short, long] = [await time(few), await time(many)];
    expect(long / all(many).length).toBeLessThan(short / all(few).length);
    if (all(played).length > 2 * FAR_BEHIND) expect(await time(played)).toBeLessThan(long * 4);
  });

  it("goes on at once when somebody presses a key", async () => {
    const { events, queue } = reveal();
    queue.push(structuredClone(played[0]!));
    for (let beat = 0; beat < 400; beat++) {
      queue.skip();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(events).toEqual(all(played.slice(0, 1)));
  });

  it("shows whoever is asked by a clock the question in time, and others nothing less", async () => {
    const time = async (left: number) => {
      const { queue, shown, events } = reveal();
      const upTo = played.findIndex((each) => each.events.some((event) => event.event === "round_ended"));
      const end = Date.now() + left;
      queue.left = () => end - Date.now();
      for (const each of structuredClone(played.slice(0, upTo + 1))) queue.push(each);
      let ms = 0;
      for (; !shown.settled && ms < 1_000_000; ms += 50) await vi.advanceTimersByTimeAsync(50);
      expect(events).toEqual(all(played.slice(0, upTo + 1)));
      return ms;
    };
    const unhurried = await time(Infinity);
    expect(await time(1_000_000)).toBe(unhurried);
    expect(unhurried).toBeGreaterThan(HURRIED);
    expect(await time(HURRIED)).toBeLessThanOrEqual(HURRIED - URGENT + 200);
    expect(await time(URGENT - 1)).toBeLessThan(500);
  });

  it("lets the scores go when time runs out, also if they are held", async () => {
    const { queue, shown } = reveal();
    const upTo = played.findIndex((each) => each.events.some((event) => event.event === "round_ended"));
    let end = Infinity;
    queue.left = () => end - Date.now();
    for (const each of structuredClone(played.slice(0, upTo + 1))) queue.push(each);
    for (let beat = 0; beat < 2000 && !shown.summary; beat++) await vi.advanceTimersByTimeAsync(100);
    queue.hold();
    end = Date.now() + URGENT + 2000;
    await vi.advanceTimersByTimeAsync(1900);
    expect(shown.summary).not.toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(shown.summary).toBeNull();
    expect(shown.settled).toBe(true);
  });

  it("keeps a round's scores until they are let go, if somebody holds them", async () => {
    const { queue, shown } = reveal();
    const upTo = played.findIndex((each) => each.events.some((event) => event.event === "round_ended"));
    for (const each of structuredClone(played.slice(0, upTo + 1))) queue.push(each);
    for (let beat = 0; beat < 2000 && !shown.summary; beat++) await vi.advanceTimersByTimeAsync(100);
    queue.hold();
    await vi.advanceTimersByTimeAsync(10 * TIME.summary);
    expect(shown.summary).not.toBeNull();
    queue.advance();
    await vi.advanceTimersByTimeAsync(200);
    expect(shown.summary).toBeNull();
  });

  it("leaves time to read a round's scores: more for more seats, more for whoever likes it slow, never less", async () => {
    const seconds = async (speed: number, seats: number) => {
      const { queue, shown } = reveal();
      queue.speed = speed;
      const upTo = played.findIndex((each) => each.events.some((event) => event.event === "round_ended"));
      const told = structuredClone(played.slice(0, upTo + 1));
      const last = told.at(-1)!;
      last.events = last.events.map((event) =>
        event.event === "round_ended" ? { ...event, points: Array(seats).fill(0) } : event,
      );
      for (const each of told) queue.push(each);
      for (let beat = 0; beat < 4000 && !shown.summary; beat++) await vi.advanceTimersByTimeAsync(100);
      return shown.summary!.seconds;
    };
    expect(await seconds(1, 3)).toBe(TIME.summary / 1000);
    expect(await seconds(0.6, 3)).toBe(TIME.summary / 1000);
    expect(await seconds(1.5, 3)).toBe(Math.ceil((1.5 * TIME.summary) / 1000));
    expect(await seconds(1, 12)).toBeGreaterThan(TIME.summary / 1000 + 5);
    expect(await seconds(1, 40)).toBe(20);
  });
});
