/**
 * Reveal queue: what is shown, and when. Every card is seen before its consequence. The durations come from
 * design/reveal_timing.json, by the generated revealTiming.ts.
 *
 * Messages of the server go into one queue, and the screen lags behind it. Each event is shown to its end before the next
 * begins, so nothing is shown out of order or twice. A page that has fallen behind catches up with shorter animations. So
 * does one whose person is asked by a turn clock, which does not wait for animations, if there would be no time to think.
 */

import type { Asked, Card, GameEvent, GameView, Happened, Odds, TableView, Worth } from "../net/protocol";
import type { Moment, OnRoomEvent, OnShown, RevealQueue, Risk, Shown, Summary } from "../state/shown";
import { applyGameEvent } from "../state/gameReducer";
import { applyRoomEvent } from "../state/roomReducer";
import { sum } from "../i18n/sums";
import { fateOf, FLIPS, recall } from "./flipThreeSlots";
import { BRISK, CATCH_UP, SUMMARY, TIME } from "./revealTiming";

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
  /** The rest of this beat is skipped. */
  #skipping = false;
  /** The round of which nothing more is shown but its scores. */
  #rushed: number | null = null;
  /** Factor on all durations of this message: less than 1 if only bots played on before it. One's own bust is no such case. */
  #brisk = 1;
  /** Milliseconds that the card which has just come up takes straight to its place; 0 if it is held up first. */
  #straight = 0;
  #advance: (() => void) | null = null;
  /** One of SPEED; 1 is normal, less is faster. */
  speed = 1;
  /** Milliseconds until a bot answers for this person; Infinity if they are not asked or there is no clock. */
  left: (asked: Asked) => number = () => Infinity;
  /** Whether other people play, too: somebody alone with bots keeps nobody waiting. */
  accompanied: () => boolean = () => true;
  /** Whether several people look at the cards, here or elsewhere. */
  together: () => boolean = () => this.accompanied();
  /** Whether only bots are still in the round, and this person is not. */
  idle: () => boolean = () => false;
  /** Whether nobody sits here who could close the scores: they close when the players have gone on. */
  unattended: () => boolean = () => false;
  /** Whether somebody else still reads the scores of that round. */
  othersRead: (round: number) => boolean = () => false;
  /** Called when the scores of that round are closed. */
  onRead: (round: number) => void = () => {};
  /** This person holds the scores. */
  #heldByMe = false;
  /** Another person holds the scores. */
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
    this.shown.risk = riskOf(asked);
    this.shown.flipped = recall(table.game);
    this.shown.settled = true;
  }

  push(told: Happened, missed = false): void {
    this.#queue.push({ told, at: this.now(), missed });
    this.shown.settled = false;
    if (!this.#running) void this.#run();
  }

  /** End what is being shown: a card up to its consequence, or the consequence. Whatever comes next is shown again. */
  skip(): void {
    this.#skipping = this.#running;
    this.#skip?.();
  }

  /** Show nothing more of this round but its scores. */
  rush(): void {
    this.#rushed = this.shown.table?.game?.round ?? null;
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
    this.#skipping = false;
    this.#brisk = this.idle() ? BRISK.out : 1;
    applyRoomEvent(table, told);
    this.onRoomEvent(told, table);
    if (told.events.length) await this.seen;
    for (const [at, event] of told.events.entries()) {
      if (this.#jumped) return;
      [this.#at, this.#taken] = [at, 0];
      await this.#event(table, told, at, event);
    }
    if (this.#jumped) return;
    this.shown.moment = null;
    this.shown.asked = told.asked;
    this.shown.risk = riskOf(told.asked);
    table.asked = told.asked;
  }

  async #event(table: TableView, told: Happened, at: number, event: GameEvent): Promise<void> {
    const game = table.game;
    if (!game) return;
    const [next, worth] = [told.events[at + 1], told.worths[at] ?? null];
    this.#risk(event, told.odds?.[at] ?? null, flipsLeft(game));
    const lost = event.event === "busted" ? (game.places[event.seat]?.worth.points ?? 0) : 0;
    const summary = event.event === "round_ended" ? this.#summary(table, event, told.events.slice(at + 1)) : null;
    await this.#before(event, next, table, flipsLeft(game));
    if (this.#jumped) return;
    applyGameEvent(game, event, worth);
    this.#flipped(event);
    this.onShown(event, worth, table);
    await this.#after(event, table, worth, lost);
    if (!DRAWN.has(event.event)) this.shown.risk = null;
    if (summary) await this.#summarise(summary);
  }

  /** Keep the odds of the card that is drawn now: those of the question, or those told with a card of a Flip Three. */
  #risk(event: GameEvent, odds: Odds | null, left: number): void {
    if (event.event === "flipped") this.shown.risk = odds && { seat: event.seat, odds, flip: FLIPS + 1 - left };
    else if (event.event === "dealt") this.shown.risk = null;
    else if (event.event === "hit" && this.shown.risk?.seat !== event.seat) this.shown.risk = null;
  }

  /** Keep the cards of the Flip Three under way, and what became of each. */
  #flipped(event: GameEvent): void {
    if (event.event === "flip_three_began") this.shown.flipped = [];
    const cards = this.shown.flipped ?? [];
    if (event.event === "flipped") this.shown.flipped = [...cards, { card: event.card, fate: null }];
    const fate = fateOf(event);
    const last = cards.at(-1);
    if (fate && last?.fate === null) this.shown.flipped = [...cards.slice(0, -1), { ...last, fate }];
  }

  /** Show a card before its consequence: it travels, turns and is held up; a double lies beside its twin first. */
  async #before(event: GameEvent, next: GameEvent | undefined, table: TableView, left: number): Promise<void> {
    if (event.event === "busted" || event.event === "saved") {
      this.#skipping = false;
      const saved = event.event === "saved";
      const twins = { kind: "twins" as const, seat: event.seat, card: event.card, saved };
      const pace = paceOf(table, event.seat);
      if (saved) await this.#during(twins, (TIME.twin + TIME.saved) * pace);
      else {
        this.shown.moment = twins; // until the bust takes its place
        await this.#wait(TIME.twin * pace);
      }
      return;
    }
    if (event.event !== "dealt" && event.event !== "hit" && event.event !== "flipped") return;
    this.#skipping = false;
    this.#straight = straight(table, event, next);
    if (this.#straight) return;
    const card = {
      kind: "card" as const,
      seat: event.seat,
      card: event.card,
      danger: dangerous(next),
      flips: event.event === "flipped",
    };
    await this.#phase({ ...card, phase: "travel" }, TIME.travel);
    if (card.flips) await this.#phase({ ...card, phase: "wait" }, TIME.breath * paceOf(table, event.seat));
    await this.#phase({ ...card, phase: "flip" }, TIME.flip);
    await this.#phase({ ...card, phase: "hold" }, heldUp(table, event, next, left, this.together()));
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
        await this.#during(
          { kind: "bust", seat: event.seat, card: event.card, lost },
          TIME.bust * paceOf(table, event.seat),
        );
        break;
      case "froze":
        this.#skipping = false;
        await this.#during(frost(event.seat, table, worth), TIME.freeze * paceOf(table, event.seat));
        break;
      case "flipped_seven":
        this.#skipping = false;
        await this.#during(this.#bloom(event.seat, table, worth), TIME.danger + TIME.bloom);
        break;
      case "given":
      case "handed_out":
      case "passed_on": {
        const card = event.event === "passed_on" ? "SC" : event.card;
        await this.#during(
          { kind: "given", seat: event.giver, to: event.to, card },
          TIME.give * paceOf(table, event.to),
        );
        break;
      }
      case "discarded":
        this.shown.moment = null;
        await this.#wait(TIME.say);
        break;
      case "stayed":
        await this.#during({ kind: "stayed", seat: event.seat, points: pointsOf(table, event.seat) }, TIME.say);
        break;
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
    return { kind: "flip7", seat, cards, bonus: worth?.flip_7 ?? 0, sum: worth ? sum(worth) : "" };
  }

  async #settle(seat: number, card: Card): Promise<void> {
    const moment = this.shown.moment;
    const [ms, straight] = this.#straight ? [this.#straight, true] : [TIME.settle, false];
    this.#straight = 0;
    if (straight) {
      const flying = { kind: "card" as const, seat, card, danger: false, flips: false };
      await this.#phase({ ...flying, phase: "straight" }, ms);
    } else if (moment?.kind === "card") await this.#phase({ ...moment, seat, card, phase: "settle" }, ms);
    else await this.#wait(ms);
    this.shown.moment = null;
  }

  /** Move the card on by one phase; what is skipped is not shown at all. */
  async #phase(moment: Extract<Moment, { kind: "card" }>, ms: number): Promise<void> {
    this.shown.moment = { ...moment, lasts: ms * this.#brisk };
    await this.#wait(ms);
  }

  async #during(moment: Moment, ms: number): Promise<void> {
    this.shown.moment = moment;
    await this.#wait(ms);
    this.shown.moment = null;
  }

  #summary(
    table: TableView,
    event: Extract<GameEvent, { event: "round_ended" }>,
    after: readonly GameEvent[],
  ): Summary | null {
    const game = table.game;
    if (!game) return null;
    const next = after[0];
    return {
      round: game.round,
      points: event.points,
      statuses: event.statuses,
      worths: game.places.map((place) => ({ ...place.worth })),
      doubles: game.places.map((place) => (place.status === "busted" ? double(place.cards) : null)),
      before: [...game.scores],
      flippedSeven: event.flipped_seven,
      dealer: after.find((each) => each.event === "round_began")?.dealer ?? null,
      laid: cardsOf(game),
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
    const table = this.shown.table;
    if (!table) return 0;
    const now = this.#current?.told.events.slice(this.#at) ?? [];
    const later = this.#queue.reduce((sum, item) => sum + lasting(table, item.told.events), 0);
    return lasting(table, now, table.game ? flipsLeft(table.game) : 0) - this.#taken + later;
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
    if (this.#skipping || this.#rushed === this.shown.table?.game?.round) return;
    if (this.#waiting > FAR_BEHIND || pace < CATCH_UP.pace || this.#jumped) return;
    await this.#sleep(ms * this.speed * this.#brisk * pace);
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

/** Copy the cards of the round, and the totals before it: its end takes them from the table. */
function cardsOf(game: GameView): GameView {
  const places = game.places.map((place) => ({ ...place, cards: [...place.cards] }));
  return { ...game, places, scores: [...game.scores], discard_pile: [...game.discard_pile] };
}

/** Return the number that lies there twice. */
function double(cards: readonly Card[]): Card | null {
  return cards.find((card, at) => /^\d+$/.test(card) && cards.indexOf(card) !== at) ?? null;
}

/** Whether the consequence of a card is so great that it is held up longer. */
function dangerous(next: GameEvent | undefined): boolean {
  return next?.event === "busted" || next?.event === "saved" || next?.event === "flipped_seven";
}

/** The cards that are held up until their consequence is known. */
const DRAWN: ReadonlySet<GameEvent["event"]> = new Set(["dealt", "hit", "flipped", "reshuffled"]);

/** Return the odds that came with a question, with the seat that they are about. */
function riskOf(asked: Asked | null): Risk | null {
  return asked?.odds ? { seat: asked.seat, odds: asked.odds } : null;
}

function pointsOf(table: TableView, seat: number): number {
  return table.game?.places[seat]?.worth.points ?? 0;
}

/** Return how many cards of the Flip Three under way are still to come; 0 if there is none. */
function flipsLeft(game: GameView): number {
  const task = game.pending.at(-1);
  return task?.task === "flip_three" ? task.left : 0;
}

/** Return the moment of a Freeze: what lies before the seat, and what it banks. */
function frost(seat: number, table: TableView, worth: Worth | null): Moment {
  const cards = table.game?.places[seat]?.cards.filter((card) => card !== "FZ") ?? [];
  return { kind: "freeze", seat, cards, points: worth?.points ?? 0, before: table.game?.scores[seat] ?? 0 };
}

const playedByBot = (table: TableView, seat: number): boolean => {
  const view = table.seats[seat];
  return view != null && (view.bot !== null || view.stand_in !== null);
};

/** Factor for what happens to a seat: a bot's luck is shown more briefly than a person's. */
const paceOf = (table: TableView, seat: number): number => (playedByBot(table, seat) ? BRISK.bot : 1);

type CardUp = Extract<GameEvent, { event: "dealt" | "hit" | "flipped" }>;

/** Milliseconds of a card that goes to its place at once, as nothing else follows from it; 0 if it is held up first. */
function straight(table: TableView, event: CardUp, next: GameEvent | undefined): number {
  if (next?.event !== "kept" || event.event === "flipped") return 0;
  if (event.event === "dealt") return TIME.deal;
  return playedByBot(table, event.seat) ? TIME.draw : 0;
}

/** Milliseconds that a card is held up before its consequence: longer if it is grave, or the last of a Flip Three. */
function heldUp(table: TableView, event: CardUp, next: GameEvent | undefined, left: number, together: boolean): number {
  if (dangerous(next) || (event.event === "flipped" && left === 1)) return TIME.danger * paceOf(table, event.seat);
  return together && !playedByBot(table, event.seat) ? TIME.together : TIME.hold;
}

/**
 * Milliseconds that these events take at full length, with the scores at their briefest, if that many cards of a Flip Three
 * are left before them. The server allows for it before a turn clock begins: `reveal_seconds` in
 * flip7/server/rooms/reveal_allowance.py is no less (allowances.test.ts).
 */
export function lasting(table: TableView, events: readonly GameEvent[], left = 0): number {
  let [sum, flips]: [number, number] = [0, left];
  for (const [at, event] of events.entries()) {
    const before = events[at - 1];
    if (event.event === "flip_three_began") flips = FLIPS;
    const placed = event.event === "kept" && before !== undefined && isCardUp(before) && straight(table, before, event);
    if (!placed) sum += takes(table, event, events[at + 1], flips);
    if (event.event === "flipped") flips -= 1;
  }
  return sum;
}

const isCardUp = (event: GameEvent): event is CardUp =>
  event.event === "dealt" || event.event === "hit" || event.event === "flipped";

/** Milliseconds that `#before` and `#after` wait together for this event. */
function takes(table: TableView, event: GameEvent, next: GameEvent | undefined, left: number): number {
  switch (event.event) {
    case "dealt":
    case "hit":
      return straight(table, event, next) || TIME.travel + TIME.flip + heldUp(table, event, next, left, true);
    case "flipped":
      return TIME.travel + TIME.breath * paceOf(table, event.seat) + TIME.flip + heldUp(table, event, next, left, true);
    case "kept":
    case "set_aside":
      return TIME.settle;
    case "busted":
      return (TIME.twin + TIME.bust) * paceOf(table, event.seat);
    case "saved":
      return (TIME.twin + TIME.saved) * paceOf(table, event.seat);
    case "froze":
      return TIME.freeze * paceOf(table, event.seat);
    case "flipped_seven":
      return TIME.danger + TIME.bloom;
    case "given":
    case "handed_out":
    case "passed_on":
      return TIME.give * paceOf(table, event.to);
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
