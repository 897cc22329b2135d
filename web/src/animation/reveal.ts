/**
 * Reveal queue: what is shown, and when. Every card is seen before its consequence. The durations come from
 * design/timing.json, by the generated timing.ts.
 *
 * Messages of the server go into one queue, and the screen lags behind it. Each event is shown to its end before the next
 * begins, so nothing is shown out of order or twice. A page that has fallen behind catches up with shorter animations. So
 * does one whose person is asked by a turn clock, which does not wait for animations, if there would be no time to think.
 */

import type { Asked, Card, GameEvent, Happened, TableView, Worth } from "../net/protocol";
import type { Moment, OnRoomEvent, OnShown, RevealQueue, Shown, Summary } from "../state/shown";
import { applyGameEvent } from "../state/gameReducer";
import { applyRoomEvent } from "../state/roomReducer";
import { CATCH_UP, SUMMARY, TIME } from "./timing";

/** With more than BEHIND events waiting, or one that is LATE milliseconds old, play quickly, unless nobody else plays. */
export const BEHIND = 60;
const LATE = 20_000;
/** With more events waiting than this, skip the animations. */
export const FAR_BEHIND = 160;

interface Item {
  told: Happened;
  at: number;
  /** It happened while this page was disconnected. */
  missed: boolean;
}

const byAPerson = (told: Happened) => told.act.act === "chose" && told.act.by === "person";

export class Reveal implements RevealQueue {
  #queue: Item[] = [];
  #current: Item | null = null;
  /** Which event of the current item is being shown, and how many milliseconds of it are over. */
  #at = 0;
  #taken = 0;
  #running = false;
  /** The table was replaced: abandon what was being shown. */
  #jumped = false;
  #skip: (() => void) | null = null;
  #advance: (() => void) | null = null;
  /** 0.6 fast, 1 normal, 1.5 slow. */
  speed = 1;
  /** Milliseconds until a bot answers for this person; Infinity if they are not asked or there is no clock. */
  left: (asked: Asked) => number = () => Infinity;
  /** Whether other people play, too: somebody alone with bots keeps nobody waiting. */
  accompanied: () => boolean = () => true;
  /** Whether nobody sits here who could close the scores: they close when the players have gone on. */
  unattended: () => boolean = () => false;
  /** Whether somebody else still reads the scores of that round. */
  othersRead: (round: number) => boolean = () => false;
  /** Called when the scores of that round are closed. */
  onRead: (round: number) => void = () => {};
  /** This person holds the scores. */
  #heldByMe = false;
  /** Somebody else holds the scores. */
  #heldByOthers = false;
  /** Resolved when the table can be seen; no event is shown before. */
  seen: Promise<void> = Promise.resolve();

  constructor(
    readonly shown: Shown,
    private readonly onShown: OnShown,
    private readonly onRoomEvent: OnRoomEvent,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Show the table as it is at once: somebody has just joined, or was away for long. */
  jump(table: TableView, asked: Asked | null): void {
    this.#queue = [];
    this.#jumped = this.#running;
    this.#advance?.();
    this.#skip?.();
    this.shown.table = table;
    this.shown.asked = asked;
    this.shown.moment = null;
    this.shown.summary = null;
    this.shown.settled = true;
  }

  push(told: Happened, missed = false): void {
    this.#queue.push({ told, at: this.now(), missed });
    this.shown.settled = false;
    if (!this.#running) void this.#run();
  }

  /** End the running animation. */
  skip(): void {
    this.#skip?.();
  }

  /** Close the scores of the round. */
  advance(): void {
    this.#advance?.();
  }

  /** Keep the scores of the round until they are closed by hand. */
  hold(): void {
    this.#heldByMe = true;
    if (this.shown.summary) this.shown.summary.until = null;
  }

  get #waiting(): number {
    return this.#queue.reduce((sum, item) => sum + 1 + item.told.events.length, 0);
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let item = this.#queue.shift(); item; item = this.#queue.shift()) {
      [this.#current, this.#at, this.#taken] = [item, 0, 0];
      this.#jumped = false;
      await this.#show(item.told);
      if (this.#jumped) this.shown.moment = null;
    }
    this.#current = null;
    this.#running = false;
    this.shown.settled = true;
  }

  async #show(told: Happened): Promise<void> {
    const table = this.shown.table;
    if (!table || told.number <= table.number) return;
    this.shown.asked = null;
    applyRoomEvent(table, told);
    this.onRoomEvent(told, table);
    if (told.events.length) await this.seen;
    for (const [at, event] of told.events.entries()) {
      if (this.#jumped) return;
      [this.#at, this.#taken] = [at, 0];
      await this.#event(table, event, told.events[at + 1], told.worths[at] ?? null);
    }
    if (this.#jumped) return;
    this.shown.moment = null;
    this.shown.asked = told.asked;
    table.asked = told.asked;
  }

  async #event(table: TableView, event: GameEvent, next: GameEvent | undefined, worth: Worth | null): Promise<void> {
    const game = table.game;
    if (!game) return;
    const lost = event.event === "busted" ? (game.places[event.seat]?.worth.points ?? 0) : 0;
    const summary = event.event === "round_ended" ? this.#summary(table, event, next) : null;
    await this.#before(event, next, game.pending.length);
    if (this.#jumped) return;
    applyGameEvent(game, event, worth);
    this.onShown(event, worth, table);
    await this.#after(event, table, worth, lost);
    if (summary) await this.#summarise(summary);
  }

  /** Show a card before its consequence: it travels, turns and is held up; a double lies beside its twin first. */
  async #before(event: GameEvent, next: GameEvent | undefined, depth: number): Promise<void> {
    if (event.event === "busted" || event.event === "saved") {
      const saved = event.event === "saved";
      const twins = { kind: "twins" as const, seat: event.seat, card: event.card, saved };
      if (saved) await this.#during(twins, TIME.twin + TIME.saved);
      else {
        this.shown.moment = twins; // until the bust takes its place
        await this.#wait(TIME.twin);
      }
      return;
    }
    if (event.event !== "dealt" && event.event !== "hit" && event.event !== "flipped") return;
    const card = {
      kind: "card" as const,
      seat: event.seat,
      card: event.card,
      danger: dangerous(next),
      flips: depth > 0,
    };
    this.shown.moment = { ...card, phase: "travel" };
    await this.#wait(TIME.travel);
    this.shown.moment = { ...card, phase: "flip" };
    await this.#wait(TIME.flip);
    this.shown.moment = { ...card, phase: "hold" };
    await this.#wait(heldUp(event, next));
  }

  async #after(event: GameEvent, table: TableView, worth: Worth | null, lost: number): Promise<void> {
    switch (event.event) {
      case "kept":
        await this.#settle(event.seat, event.card);
        break;
      case "set_aside":
        await this.#settle(event.seat, event.card);
        break;
      case "busted":
        await this.#during({ kind: "bust", seat: event.seat, card: event.card, lost }, TIME.bust);
        break;
      case "froze":
        await this.#during({ kind: "freeze", seat: event.seat }, TIME.freeze);
        break;
      case "flipped_seven":
        await this.#during(this.#bloom(event.seat, table, worth), TIME.danger + TIME.bloom);
        break;
      case "given":
      case "handed_out":
      case "passed_on":
      case "discarded":
        this.shown.moment = null;
        await this.#wait(TIME.say);
        break;
      case "stayed":
      case "reshuffled":
      case "ran_dry":
      case "tied":
        await this.#wait(TIME.say);
        break;
      case "dealt":
      case "hit":
      case "flipped":
        break; // it stays held up until its consequence
      default:
        break;
    }
  }

  #bloom(seat: number, table: TableView, worth: Worth | null): Moment {
    const cards = table.game?.places[seat]?.cards.filter((card) => /^\d+$/.test(card)) ?? [];
    return { kind: "flip7", seat, cards, bonus: worth?.flip_7 ?? 0, points: worth?.points ?? 0 };
  }

  async #settle(seat: number, card: Card): Promise<void> {
    const moment = this.shown.moment;
    if (moment?.kind === "card") this.shown.moment = { ...moment, seat, card, phase: "settle" };
    await this.#wait(TIME.settle);
    this.shown.moment = null;
  }

  async #during(moment: Moment, ms: number): Promise<void> {
    this.shown.moment = moment;
    await this.#wait(ms);
    this.shown.moment = null;
  }

  #summary(table: TableView, event: Extract<GameEvent, { event: "round_ended" }>, next?: GameEvent): Summary | null {
    const game = table.game;
    if (!game) return null;
    return {
      round: game.round,
      points: event.points,
      statuses: event.statuses,
      worths: game.places.map((place) => ({ ...place.worth })),
      doubles: game.places.map((place) => (place.status === "busted" ? double(place.cards) : null)),
      before: [...game.scores],
      flippedSeven: event.flipped_seven,
      tied: next?.event === "tied" ? next.seats : [],
      last: next?.event === "game_won",
      until: null,
      seconds: 0,
    };
  }

  /**
   * Milliseconds that the scores of this many seats stay: longer at slow speed, not shorter at fast speed. Under a turn
   * clock, what is left besides thinking and what is still to be shown.
   */
  #reading(seats: number): number {
    const ms = TIME.summary + Math.max(0, seats - SUMMARY.lines) * SUMMARY.perLine;
    const wanted = Math.min(ms, SUMMARY.longest) * Math.max(1, this.speed);
    return Math.min(wanted, Math.max(SUMMARY.brief, this.#spare - this.#rest * this.speed));
  }

  /** Show the scores of the round until they have been read: for a while, or as long as somebody holds them and there is time. */
  async #summarise(summary: Summary): Promise<void> {
    this.#taken += SUMMARY.brief;
    if (this.#waiting > FAR_BEHIND || this.#spare <= 0 || this.#jumped) return;
    const [came, reading] = [this.now(), this.#reading(summary.points.length)];
    [summary.until, summary.seconds] = [came + reading, Math.ceil(reading / 1000)];
    this.#heldByMe = this.#heldByOthers = false;
    this.shown.summary = summary;
    this.#heed();
    await new Promise<void>((resolve) => {
      let timer: ReturnType<typeof setInterval> | undefined;
      const done = () => {
        clearInterval(timer);
        this.#advance = null;
        resolve();
      };
      this.#advance = done;
      timer = setInterval(() => {
        this.#heed();
        const until = this.shown.summary?.until ?? null;
        const read = until !== null && this.now() >= until;
        const free = !this.#heldByMe && !this.#heldByOthers;
        const gone = free && this.unattended() && this.#queue.some(({ told }) => byAPerson(told));
        const brief = (this.#pace < 1 || gone) && this.now() - came >= SUMMARY.brief;
        if (read || brief || this.#spare <= 0) done();
      }, 100);
    });
    this.shown.summary = null;
    for (const item of [this.#current, ...this.#queue]) if (item) item.at = this.now(); // what waited for a reader is not late
    this.onRead(summary.round);
  }

  /** Stop the countdown while somebody else holds the scores, and restart it afterwards. */
  #heed(): void {
    const summary = this.shown.summary;
    if (!summary || this.#heldByMe || this.#heldByOthers === this.othersRead(summary.round)) return;
    this.#heldByOthers = !this.#heldByOthers;
    summary.until = this.#heldByOthers ? null : this.now() + summary.seconds * 1000;
  }

  // --- time ---------------------------------------------------------------------------------------------------------

  get #behind(): boolean {
    const item = this.#current;
    if (item === null) return false;
    return item.missed || (this.accompanied() && (this.now() - item.at > LATE || this.#waiting > BEHIND));
  }

  /** Milliseconds that this person has for the newest question; Infinity if they are not asked or there is no clock. */
  get #left(): number {
    const asked = (this.#queue.at(-1) ?? this.#current)?.told.asked;
    return asked ? this.left(asked) : Infinity;
  }

  /** Milliseconds of `#left` that are not needed for thinking. */
  get #spare(): number {
    const clock = (this.shown.table?.options.turn_seconds ?? Infinity) * 1000;
    return this.#left - Math.min(CATCH_UP.thinking, clock / 2);
  }

  /** Milliseconds that everything in the queue still takes. */
  get #rest(): number {
    const now = this.#current?.told.events.slice(this.#at) ?? [];
    const later = this.#queue.reduce((sum, item) => sum + lasting(item.told.events), 0);
    return lasting(now) - this.#taken + later;
  }

  /** Factor on all durations that leaves time to think: 1 if there is enough. */
  get #pace(): number {
    const [spare, rest] = [this.#spare, this.#rest * this.speed];
    return rest <= spare ? 1 : Math.max(0, spare / rest);
  }

  /** Wait for an animation: shorter if this page is behind or time is short, not at all if it is far behind. */
  async #wait(ms: number): Promise<void> {
    const pace = Math.min(this.#pace, this.#behind ? CATCH_UP.pace : 1);
    this.#taken += ms;
    if (this.#waiting > FAR_BEHIND || pace < CATCH_UP.pace || this.#jumped) return;
    await this.#sleep(ms * this.speed * pace);
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      const self = this;
      function done() {
        clearTimeout(timer);
        self.#skip = null;
        resolve();
      }
      this.#skip = done;
    });
  }
}

/** Return the number that lies there twice. */
function double(cards: readonly Card[]): Card | null {
  return cards.find((card, at) => /^\d+$/.test(card) && cards.indexOf(card) !== at) ?? null;
}

/** Whether the consequence of a card is so great that it is held up longer. */
function dangerous(next: GameEvent | undefined): boolean {
  return next?.event === "busted" || next?.event === "saved" || next?.event === "flipped_seven";
}

/** Milliseconds that a card is held up before its consequence. */
function heldUp(event: GameEvent, next: GameEvent | undefined): number {
  return dangerous(next) ? TIME.danger : event.event === "dealt" ? TIME.hold / 2 : TIME.hold;
}

/** Milliseconds that these events take at full length, with the scores at their briefest. */
function lasting(events: readonly GameEvent[]): number {
  return events.reduce((sum, event, at) => sum + takes(event, events[at + 1]), 0);
}

/** Milliseconds that `#before` and `#after` wait together for this event. */
function takes(event: GameEvent, next: GameEvent | undefined): number {
  switch (event.event) {
    case "dealt":
    case "hit":
    case "flipped":
      return TIME.travel + TIME.flip + heldUp(event, next);
    case "kept":
    case "set_aside":
      return TIME.settle;
    case "busted":
      return TIME.twin + TIME.bust;
    case "saved":
      return TIME.twin + TIME.saved;
    case "froze":
      return TIME.freeze;
    case "flipped_seven":
      return TIME.danger + TIME.bloom;
    case "given":
    case "handed_out":
    case "passed_on":
    case "discarded":
    case "stayed":
    case "reshuffled":
    case "ran_dry":
    case "tied":
      return TIME.say;
    case "round_ended":
      return SUMMARY.brief;
    default:
      return 0;
  }
}
