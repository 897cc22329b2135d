/** Screen reader announcements: what is said, and when. A game can be played by this text alone. */

import type { Asked, TableView } from "../net/protocol";
import { seatKey, giveText } from "../i18n/giveText";
import { sum } from "../i18n/sums";
import { lateText } from "../i18n/narrate";
import { allOf, cardName, face, say } from "../i18n/index.svelte";
import { needsGiveHint } from "../state/giveHints";
import type { Risk, Summary } from "../state/shown";

/** Milliseconds within which sentences are gathered into one announcement, so that none cuts off the one before it. */
const GATHER_MS = 300;
/** Sentences in one announcement, at most; the log has the rest. */
const MAX_SENTENCES = 8;
/** Announcements that stay in the page for a screen reader that is behind. */
const MAX_ANNOUNCEMENTS = 6;
/** With more than CROWD seats, only the BEST highest scores and one's own are read out. */
const CROWD = 7;
const BEST = 3;

export interface Utterance {
  id: number;
  sentences: string[];
}

/** Queue of announcements for a live region: gathers sentences, and never takes one back. */
export class AnnouncementQueue {
  said: Utterance[] = $state([]);
  #waiting: string[] = [];
  #question: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  /** Announce what happened as soon as there is a pause; of very much, only the end. */
  say(...sentences: string[]): void {
    this.#waiting.push(...sentences);
    this.#soon();
  }

  /** Announce a question after everything that led to it; an alert would cut that off. */
  ask(...sentences: string[]): void {
    this.#question = sentences;
    this.#soon();
  }

  /** Withdraw the question; return true if it had not been announced yet. */
  unask(): boolean {
    const unsaid = this.#question.length > 0;
    this.#question = [];
    return unsaid;
  }

  /** Announce at once what somebody asked for. */
  answer(...sentences: string[]): void {
    this.said = [...this.said, { id: this.#count++, sentences }].slice(-MAX_ANNOUNCEMENTS);
  }

  /** Remove all announcements: they were in another language. */
  hush(): void {
    this.said = [];
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #soon(): void {
    if (!this.#waiting.length && !this.#question.length) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#catchUp(), GATHER_MS);
  }

  #catchUp(): void {
    const missed = this.#waiting.length - MAX_SENTENCES;
    const recent =
      missed > 1 ? [say("narrate-missed", { count: missed }), ...this.#waiting.slice(missed)] : this.#waiting;
    const sentences = [...recent, ...this.#question];
    [this.#waiting, this.#question] = [[], []];
    if (sentences.length) this.answer(...sentences);
  }
}

/** Describe the question to this person, with everything that is needed to answer it. */
export function question(asked: Asked, table: TableView, odds: boolean): string[] {
  return asked.ask === "give" ? whoGets(asked, table) : [hitOrStay(asked, table, odds)];
}

function hitOrStay(asked: Asked, table: TableView, odds: boolean): string {
  const place = table.game?.places[asked.seat];
  const held = place?.cards ?? [];
  const values = { cards: allOf(held.map(cardName)), points: place?.worth.points ?? 0 };
  if (!odds || !asked.odds) return say("narrate-turn", values);
  if (held.includes("SC")) return say("narrate-turn-safe", values);
  return say("narrate-turn-odds", { ...values, per: Math.round(asked.odds.bust * 100) });
}

/** Describe the risk of the next card of a Flip Three, which nobody may refuse. */
export function flipRisk({ seat, odds, flip = 0 }: Risk, table: TableView, me: number | null): string {
  const you = seat === me ? "yes" : "no";
  const which = say("risk-card", { you, name: called(table, seat, me), number: flip });
  if (table.game?.places[seat]?.cards.includes("SC")) return say("narrate-flip-safe", { which });
  return say("narrate-flip-risk", { which, per: Math.round(odds.bust * 100) });
}

function whoGets(asked: Asked, table: TableView): string[] {
  const seats = asked.options.filter((option) => typeof option === "number");
  return [
    say("narrate-give", { card: asked.card ? face(asked.card) : "" }),
    ...seats.map((seat) => option(asked, table, seat)),
    ...(asked.card && needsGiveHint(asked.card) ? [say(`give-does-${asked.card}`)] : []),
  ];
}

function option(asked: Asked, table: TableView, seat: number): string {
  const what = giveText(table, asked, seat, seat === asked.seat).aloud;
  const key = seatKey(seat);
  return key === null ? what : say("narrate-option", { key, what });
}

/** Describe the whole table: the round, who is asked, each seat, and what is pending. */
export function overview(table: TableView, asked: Asked | null, me: number | null): string[] {
  const seats = table.seats.map((_, seat) => seatWords(table, seat, me));
  return [heading(table, me), ...turn(table, asked, me), ...seats, ...waiting(table, me)];
}

/** Describe the round, the dealer and the piles. */
export function heading(table: TableView, me: number | null): string {
  const game = table.game;
  if (!game?.round) return say("heading-round", { round: 0 });
  const values = { number: game.round, draw: game.draw_pile, discard: game.discard_pile.length };
  return say("narrate-table", {
    ...values,
    dealer: called(table, game.dealer, me),
    you: game.dealer === me ? "yes" : "no",
  });
}

function turn(table: TableView, asked: Asked | null, me: number | null): string[] {
  return asked && asked.seat !== me ? [waitsFor(table, asked)] : [];
}

/** Say who is asked, for everybody else. */
export function waitsFor(table: TableView, asked: Asked): string {
  return say(asked.ask === "give" ? "waiting-give" : "waiting", { name: table.seats[asked.seat]?.name ?? "?" });
}

/** Describe one seat: total, status, cards and their worth. */
export function seatWords(table: TableView, seat: number, me: number | null): string {
  const place = table.game?.places[seat];
  if (!place)
    return seat === me ? lateText(table, seat) : say("late-names", { names: called(table, seat, me), count: 1 });
  return say("narrate-seat", {
    name: called(table, seat, me),
    total: table.game?.scores[seat] ?? 0,
    status: place.status,
    held: !place.cards.length ? "none" : place.status === "busted" ? "busted" : "some",
    cards: allOf(place.cards.map(cardName)),
    points: place.worth.points,
  });
}

/** Describe the cards that are set aside, and those handed out that have not taken effect yet. */
function waiting(table: TableView, me: number | null): string[] {
  return (table.game?.pending ?? []).flatMap((task) => {
    const [owner, aside] = task.task === "flip_three" ? [task.target, task.set_aside] : [task.giver, task.to_give];
    const given = task.task === "hand_out" ? task.assigned : [];
    const to = given.map((each) =>
      say("table-assigned-to", { card: face(each.card), name: called(table, each.holder, me) }),
    );
    return [
      ...(aside.length
        ? [say("table-set-aside", { name: table.seats[owner]?.name ?? "?", cards: allOf(aside.map(face)) })]
        : []),
      ...(to.length ? [say("table-assigned", { cards: allOf(to) })] : []),
    ];
  });
}

function called(table: TableView, seat: number, me: number | null): string {
  return seat === me ? say("you") : (table.seats[seat]?.name ?? "?");
}

/** Describe the scores of a round, best first; of many seats only the best and one's own. */
export function standings(summary: Summary, table: TableView, me: number | null): string[] {
  const total = (seat: number) => (summary.before[seat] ?? 0) + (summary.points[seat] ?? 0);
  const ranked = summary.points.map((_, seat) => seat).sort((one, other) => total(other) - total(one));
  const seats = ranked.length > CROWD ? ranked.filter((seat, rank) => rank < BEST || seat === me) : ranked;
  return seats.map((seat) => {
    const worth = summary.worths[seat];
    const busted = summary.statuses[seat] === "busted";
    const score = busted || !worth ? say("standing-busted") : sum(worth);
    const left = Math.max(0, (table.rules.target ?? 0) - total(seat));
    return say("standing-line", { name: called(table, seat, me), score, total: total(seat), left });
  });
}
