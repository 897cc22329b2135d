/** Reveal queue: nothing out of order, nothing twice, and a page that is behind catches up. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEHIND, FAR_BEHIND, Reveal } from "../src/animation/reveal";
import { BRISK, CATCH_UP, SUMMARY, TIME } from "../src/animation/revealTiming";
import type { Shown } from "../src/state/shown";
import { game } from "./games";
import type { GameEvent, Happened, TableView } from "../src/net/protocol";

const told = game("chains").history;

const at = told.findIndex((each) => each.act.act === "started");
const played = told.slice(at);
const firstRound = played.findIndex((each) => each.events.some((event) => event.event === "round_ended"));

/** A room event that shows nothing. */
const nothing = (number: number): Happened => ({
  ...structuredClone(played[0]!),
  number,
  act: { act: "host_passed", person: 0 },
  events: [],
  worths: [],
  asked: null,
  game: null,
});

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
      waits: false,
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

  /** The queue just before the first card that is drawn and kept, by somebody who is a bot or not. */
  async function beforeAHit(bot: boolean, idle = () => false) {
    const stage = reveal();
    stage.queue.idle = idle;
    for (const seat of stage.shown.table!.seats) [seat.bot, seat.person] = bot ? ["level1", null] : [null, 0];
    const hits = (each: Happened) => each.events.findIndex((event) => event.event === "hit");
    const found = played.findIndex((each) => each.events[hits(each) + 1]?.event === "kept" && hits(each) === 0);
    for (const each of structuredClone(played.slice(0, found))) stage.queue.push(each);
    for (let beat = 0; beat < 4000 && !stage.shown.settled; beat++) {
      stage.queue.skip();
      stage.queue.advance();
      await vi.advanceTimersByTimeAsync(10);
    }
    stage.queue.push(structuredClone(played[found]!));
    await vi.advanceTimersByTimeAsync(0);
    return stage;
  }

  it("holds a person's card up before anything comes of it", async () => {
    const { events, shown } = await beforeAHit(false);
    const came = events.length;
    expect(shown.moment).toMatchObject({ kind: "card", phase: "travel" });
    await vi.advanceTimersByTimeAsync(TIME.travel + TIME.flip);
    expect(shown.moment).toMatchObject({ kind: "card", phase: "hold" });
    expect(events.length).toBe(came);
    await vi.advanceTimersByTimeAsync(TIME.hold);
    expect(events.length, "several people play, so everybody sees it").toBe(came);
    await vi.advanceTimersByTimeAsync(TIME.together - TIME.hold);
    expect(events.length).toBeGreaterThan(came);
  });

  it("sends a card of a bot straight to its place", async () => {
    const { shown } = await beforeAHit(true);
    const card = shown.moment;
    expect(card).toMatchObject({ kind: "card", phase: "straight", lasts: TIME.draw });
    await vi.advanceTimersByTimeAsync(TIME.draw - 1);
    expect(shown.moment).toBe(card);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.moment).not.toBe(card);
  });

  it("shows everything more briefly once only bots are in the round, but not what put this person out", async () => {
    const phase = async (before: boolean, after: boolean) => {
      let idle = before;
      const stage = await beforeAHit(false, () => idle);
      idle = after;
      await vi.advanceTimersByTimeAsync(TIME.travel);
      return stage.shown.moment;
    };
    expect(await phase(false, true)).toMatchObject({ phase: "flip", lasts: TIME.flip });
    expect(await phase(true, true)).toMatchObject({ phase: "hold", lasts: TIME.together * BRISK.out });
  });

  it("skips a card to its consequence, and then the consequence", async () => {
    const { queue, shown } = reveal();
    for (const seat of shown.table!.seats) [seat.bot, seat.person] = [null, 0];
    for (const each of structuredClone(played.slice(0, firstRound + 1))) queue.push(each);
    const falls = () => shown.moment?.kind === "card" && shown.moment.danger;
    for (let beat = 0; beat < 4000 && !falls(); beat++) {
      queue.skip();
      await vi.advanceTimersByTimeAsync(0);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(shown.moment).toMatchObject({ kind: "card", phase: "travel" });
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.moment, "the whole card is skipped, and not what comes of it").toMatchObject({ kind: "twins" });
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(["twins", "bust"]).not.toContain(shown.moment?.kind);
  });

  it("skips to the scores of the round, and no further", async () => {
    const { queue, shown, events } = reveal();
    const next = played.slice(0, firstRound + 4);
    for (const each of structuredClone(next)) queue.push(each);
    await vi.advanceTimersByTimeAsync(TIME.deal);
    queue.rush();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.summary?.round).toBe(1);
    expect(events.at(-1)?.event).toBe("round_ended");
    const began = played[firstRound]!.events.find((event) => event.event === "round_began");
    expect(shown.summary?.dealer, "who deals the next round").toBe(began?.dealer);
    expect(shown.table!.game!.places.flatMap((place) => place.cards)).toEqual([]);
    const laid = shown.summary!.laid!;
    expect(laid.places.flatMap((place) => place.cards).length, "the cards lie there still").toBeGreaterThan(0);
    expect(laid.scores, "and are not counted yet").toEqual(shown.summary!.before);
    queue.advance();
    await vi.advanceTimersByTimeAsync(TIME.deal / 2);
    expect(shown.moment, "the next round is shown").toMatchObject({ kind: "card" });
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
    const time = async (messages: Happened[], accompanied = true) => {
      const { queue, shown } = reveal();
      queue.accompanied = () => accompanied;
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
    expect(await time(many, false), "nobody waits for whoever is alone with bots").toBeGreaterThan(1.5 * long);
    // with more waiting behind it than is ever played back, the same round takes no time
    const waiting = (messages: Happened[]) => all(messages).length + messages.length;
    const round = played.slice(0, firstRound + 1);
    const far = [
      ...round,
      ...Array.from({ length: 2 * FAR_BEHIND }, (_, more) => nothing(round.at(-1)!.number + 1 + more)),
    ];
    expect(waiting(round)).toBeLessThan(FAR_BEHIND);
    expect(await time(round)).toBeGreaterThan(1000);
    expect(await time(far)).toBeLessThan(100);
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

  describe("with a clock", () => {
    /** Milliseconds until the question is seen, if everything up to it is told at once; until the scores are, and how long. */
    async function until(messages: Happened[], left: number, clock: number | null, speed = 1) {
      const { queue, shown, events } = reveal();
      shown.table!.options = { ...shown.table!.options, turn_seconds: clock };
      queue.speed = speed;
      const end = Date.now() + left;
      queue.left = () => end - Date.now();
      for (const each of structuredClone(messages)) queue.push(each);
      let [ms, before, scores] = [0, 0, 0];
      for (; !shown.settled && ms < 1_000_000; ms += 10) {
        await vi.advanceTimersByTimeAsync(10);
        if (shown.summary) scores += 10;
        else if (!scores) before += 10;
      }
      expect(events, "nothing is left out").toEqual(all(messages));
      return { ms, before, scores };
    }
    const deal = played.slice(0, 1);
    const round = played.slice(0, firstRound + 1);

    it("of the usual length nobody is rushed", async () => {
      const { ms } = await until(deal, Infinity, null);
      expect((await until(deal, 20_000, 20)).ms).toBe(ms);
      expect((await until(deal, 10_000, 10)).ms).toBe(ms);
    });

    it("everything is quicker only as far as there would be no time to think", async () => {
      const unhurried = await until(deal, Infinity, null);
      const left = CATCH_UP.thinking + unhurried.ms / 2;
      const { ms } = await until(deal, left, 60);
      expect(ms).toBeLessThanOrEqual(left - CATCH_UP.thinking + 50);
      expect(ms).toBeGreaterThan(left - CATCH_UP.thinking - 500);
      expect((await until(deal, left, 60, 1.5)).ms, "also for whoever likes it slow").toBeLessThanOrEqual(ms + 50);
    });

    it("the question is seen in time, however much there is to be shown", async () => {
      const unhurried = await until(round, Infinity, null);
      expect((await until(round, 1_000_000, 1000)).ms).toBe(unhurried.ms);
      expect(unhurried.ms).toBeGreaterThan(20_000);
      for (const clock of [5, 10, 20, 60]) {
        const thinking = Math.min(CATCH_UP.thinking, (clock * 1000) / 2);
        const { ms } = await until(round, clock * 1000, clock);
        expect(ms).toBeLessThanOrEqual(clock * 1000 - thinking + 200);
      }
      expect((await until(round, CATCH_UP.thinking, 60)).ms).toBeLessThan(100);
    });

    it("the scores are shorter before the cards are quicker", async () => {
      const FAST = 0.6; // nothing waits so long that it is played back quickly for that
      const unhurried = await until(round, Infinity, null, FAST);
      const pressed = await until(round, CATCH_UP.thinking + unhurried.ms - 2000, 60, FAST);
      expect(pressed.before).toBe(unhurried.before);
      expect(pressed.scores).toBeGreaterThanOrEqual(SUMMARY.brief);
      expect(pressed.scores).toBeLessThan(unhurried.scores);
    });

    it("the scores go when time runs out, also if they are held", async () => {
      const { queue, shown } = reveal();
      let end = Infinity;
      queue.left = () => end - Date.now();
      for (const each of structuredClone(round)) queue.push(each);
      for (let beat = 0; beat < 2000 && !shown.summary; beat++) await vi.advanceTimersByTimeAsync(100);
      queue.hold();
      end = Date.now() + 60_000;
      await vi.advanceTimersByTimeAsync(30_000);
      expect(shown.summary).not.toBeNull();
      await vi.advanceTimersByTimeAsync(30_000 - CATCH_UP.thinking + 100);
      expect(shown.summary).toBeNull();
      expect(shown.settled).toBe(true);
    });
  });

  describe("when the table is put in place of another", () => {
    const elsewhere = () => ({ ...structuredClone(game("chains").views.at(-1)!), number: 10_000 });

    /** So far it goes on after the jump: the next act is heard of, and it is at rest. */
    async function goesOn({ queue, shown, acts }: ReturnType<typeof reveal>): Promise<void> {
      await vi.advanceTimersByTimeAsync(0);
      expect([shown.summary, shown.moment, shown.settled]).toEqual([null, null, true]);
      queue.push(nothing(10_001));
      await vi.advanceTimersByTimeAsync(0);
      expect(acts.at(-1)).toBe(10_001);
      expect(shown.settled).toBe(true);
    }

    it("during the scores, it goes on", async () => {
      const stage = reveal();
      for (const each of structuredClone(played.slice(0, firstRound + 1))) stage.queue.push(each);
      for (let beat = 0; beat < 2000 && !stage.shown.summary; beat++) await vi.advanceTimersByTimeAsync(100);
      stage.queue.jump(elsewhere(), null);
      await goesOn(stage);
    });

    it("while a card is on its way, nothing of it is seen any more", async () => {
      const stage = reveal();
      stage.queue.push(structuredClone(played[0]!));
      await vi.advanceTimersByTimeAsync(TIME.travel / 2);
      expect(stage.shown.moment).not.toBeNull();
      const came = stage.events.length;
      stage.queue.jump(elsewhere(), null);
      await goesOn(stage);
      expect(stage.events.length).toBe(came);
    });
  });

  it("keeps a round's scores until they are let go, if somebody holds them", async () => {
    const { queue, shown } = reveal();
    for (const each of structuredClone(played.slice(0, firstRound + 1))) queue.push(each);
    for (let beat = 0; beat < 2000 && !shown.summary; beat++) await vi.advanceTimersByTimeAsync(100);
    queue.hold();
    await vi.advanceTimersByTimeAsync(10 * TIME.summary);
    expect(shown.summary).not.toBeNull();
    queue.advance();
    await vi.advanceTimersByTimeAsync(200);
    expect(shown.summary).toBeNull();
  });

  it("keeps a round's scores while somebody else reads them, and counts anew when they have", async () => {
    const { queue, shown } = reveal();
    const [asked, gone]: number[][] = [[], []];
    let others = false;
    queue.othersRead = (round) => (asked!.push(round), others);
    queue.onRead = (round) => gone!.push(round);
    for (const each of structuredClone(played.slice(0, firstRound + 1))) queue.push(each);
    for (let beat = 0; beat < 2000 && !shown.summary; beat++) await vi.advanceTimersByTimeAsync(100);
    others = true;
    await vi.advanceTimersByTimeAsync(10 * TIME.summary);
    expect(shown.summary).toMatchObject({ round: 1, until: null });
    expect(gone).toEqual([]);
    others = false;
    await vi.advanceTimersByTimeAsync(shown.summary!.seconds * 1000 - 1000);
    expect(shown.summary?.until).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown.summary).toBeNull();
    expect([new Set(asked), gone]).toEqual([new Set([1]), [1]]);
  });

  it("does not count for whoever holds the scores themselves, whatever others do", async () => {
    const { queue, shown } = reveal();
    let others = true;
    queue.othersRead = () => others;
    for (const each of structuredClone(played.slice(0, firstRound + 1))) queue.push(each);
    for (let beat = 0; beat < 2000 && !shown.summary; beat++) await vi.advanceTimersByTimeAsync(100);
    expect(shown.summary?.until, "they have been reading since before").toBeNull();
    queue.hold();
    others = false;
    await vi.advanceTimersByTimeAsync(10 * TIME.summary);
    expect(shown.summary?.until).toBeNull();
    queue.advance();
    await vi.advanceTimersByTimeAsync(200);
    expect(shown.summary).toBeNull();
  });

  it("takes its time after scores that were held, however long", async () => {
    const { queue, shown, events } = reveal();
    const round = played.slice(0, firstRound + 1);
    for (const each of structuredClone(round)) queue.push(each);
    for (let beat = 0; beat < 2000 && !shown.summary; beat++) await vi.advanceTimersByTimeAsync(100);
    queue.hold();
    queue.push(structuredClone(played[firstRound + 1]!));
    await vi.advanceTimersByTimeAsync(60_000);
    const before = events.length;
    queue.advance();
    await vi.advanceTimersByTimeAsync(TIME.deal - 100);
    expect(shown.moment, "the first card is still on its way").toMatchObject({ kind: "card" });
    expect(events.slice(before).filter((event) => event.event === "kept").length).toBeLessThan(2);
  });

  it("leaves the scores where nobody sits when the players have gone on, and not before", async () => {
    const seconds = async (unattended: boolean, held = false) => {
      const { queue, shown } = reveal();
      queue.unattended = () => unattended;
      for (const each of structuredClone(played.slice(0, firstRound + 1))) queue.push(each);
      for (let beat = 0; beat < 2000 && !shown.summary; beat++) await vi.advanceTimersByTimeAsync(100);
      const next = structuredClone(played.slice(firstRound + 1).find((each) => each.act.act === "chose")!);
      queue.push({ ...next, act: { ...next.act, by: "person" } as Happened["act"] });
      if (held) queue.hold();
      let ms = 0;
      for (; shown.summary && ms < 60_000; ms += 100) await vi.advanceTimersByTimeAsync(100);
      return ms / 1000;
    };
    const [alone, seated] = [await seconds(true), await seconds(false)];
    expect(alone).toBeLessThanOrEqual(SUMMARY.brief / 1000 + 0.2);
    expect(seated).toBeGreaterThanOrEqual(TIME.summary / 1000);
    expect(await seconds(true, true), "somebody holds them there").toBe(60);
  });

  it("knows which card everybody busted with", async () => {
    const { queue, shown } = reveal();
    const round = played.slice(0, firstRound + 1);
    for (const each of structuredClone(round)) queue.push(each);
    for (let beat = 0; beat < 2000 && !shown.summary; beat++) await vi.advanceTimersByTimeAsync(100);
    const busted = all(round).filter((event) => event.event === "busted");
    expect(busted.length).toBeGreaterThan(0);
    const doubles = shown.summary!.points.map((_, seat) => busted.find((event) => event.seat === seat)?.card ?? null);
    expect(shown.summary!.doubles).toEqual(doubles);
  });

  it("leaves time to read a round's scores: more for more seats, more for whoever likes it slow, never less", async () => {
    const seconds = async (speed: number, seats: number) => {
      const { queue, shown } = reveal();
      queue.speed = speed;
      const told = structuredClone(played.slice(0, firstRound + 1));
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

describe("a Flip Three", () => {
  const chosen = played.findIndex((each) => each.events.some((event) => event.event === "flip_three_began"));
  /** Every moment and what is shown beside it, up to the end of the first Flip Three. */
  async function watched() {
    const { queue, shown } = reveal();
    for (const each of structuredClone(played.slice(0, chosen))) queue.push(each);
    for (let beat = 0; beat < 400 && !shown.settled; beat++) {
      await vi.advanceTimersByTimeAsync(500);
      queue.advance();
    }
    const risky = structuredClone(played[chosen]!);
    const odds = { bust: 0.2, saved: 0, flip_7: 0, points_now: 1, points_after: 1, pile: 50, twins: [] };
    queue.push({ ...risky, odds: risky.events.map((event) => (event.event === "flipped" ? odds : null)) });
    const seen: { phase: string; slots: number; risk: boolean; ms: number }[] = [];
    for (let tick = 0; tick < 4000 && !shown.settled; tick++) {
      const moment = shown.moment;
      const phase = moment?.kind === "card" && moment.flips ? moment.phase : "other";
      const [slots, risk] = [shown.flipped?.length ?? 0, shown.risk != null];
      const last = seen.at(-1);
      if (last?.phase === phase && last.slots === slots) last.ms += 10;
      else seen.push({ phase, slots, risk, ms: 10 });
      await vi.advanceTimersByTimeAsync(10);
      queue.advance();
    }
    return seen.filter((each) => each.phase !== "other");
  }

  it("lets each card lie face down, with its risk, before it is turned over", async () => {
    const seen = await watched();
    const flips = played[chosen]!.events.filter((event) => event.event === "flipped");
    const waits = seen.filter((each) => each.phase === "wait");
    expect(waits.map((each) => each.slots)).toEqual(flips.map((_, at) => at));
    const breath = TIME.breath * BRISK.bot; // a bot flips
    for (const each of waits) expect([each.risk, Math.abs(each.ms - breath) <= 10]).toEqual([true, true]);
    expect(seen.map((each) => each.phase).join(" ")).toMatch(/^travel wait flip hold settle travel wait flip hold/);
  });

  it("holds its last card as long as a card that busts", async () => {
    const holds = (await watched()).filter((each) => each.phase === "hold");
    if (holds.length === 3) expect(Math.abs(holds[2]!.ms - TIME.danger * BRISK.bot)).toBeLessThanOrEqual(10);
    expect(Math.abs(holds[0]!.ms - TIME.hold)).toBeLessThanOrEqual(10);
  });
});
