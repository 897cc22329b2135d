/** The game for the ears: what a screen reader says, and when. A game can be played by this text alone. */

import type { Asked, TableView } from "../protocol";
import { meaning } from "../table/giving";
import { sum } from "../words/sums";
import { allOf, cardName, face, say } from "../words/words.svelte";
import type { Summary } from "./reveal";

/** What happens within so many milliseconds is said in one go, so that nothing cuts off what came before it. */
const GATHER = 300;
/** Of what was missed, so many sentences are said; the rest stands in the log. */
const MOST = 8;
/** So many utterances stay in the page: a reader that is behind still finds them. */
const KEPT = 6;
const DIGITS = 9;

export interface Utterance {
  id: number;
  text: string;
}

/** A voice that lets people finish: sentences are gathered, and nothing that was said is taken back. */
export class Voice {
  said: Utterance[] = $state([]);
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  say(...sentences: string[]): void {
    this.#waiting.push(...sentences.filter(Boolean));
    if (!this.#waiting.length) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#utter(), GATHER);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #utter(): void {
    const missed = this.#waiting.length - MOST;
    const recent = missed > 1 ? [say("narrate-missed", { count: missed }), ...this.#waiting.slice(missed)] : this.#waiting;
    this.#waiting = [];
    this.said = [...this.said, { id: this.#count++, text: recent.join(" ") }].slice(-KEPT);
  }
}

/** The question to this person, with everything that is needed to answer it. */
export function question(asked: Asked, table: TableView, odds: boolean): string {
  return asked.ask === "give" ? whoGets(asked, table) : hitOrStay(asked, table, odds);
}

function hitOrStay(asked: Asked, table: TableView, odds: boolean): string {
  const place = table.game?.places[asked.seat];
  const points = place?.worth.points ?? 0;
  if (!odds || !asked.odds) return say("narrate-turn", { points });
  if (place?.cards.includes("SC")) return say("narrate-turn-safe", { points });
  return say("narrate-turn-odds", { points, per: Math.round(asked.odds.bust * 100) });
}

function whoGets(asked: Asked, table: TableView): string {
  const options = asked.options.filter((option) => typeof option === "number").map((seat) => option(asked, table, seat));
  return say("narrate-give", { card: asked.card ? face(asked.card) : "", options: options.join(" ") });
}

function option(asked: Asked, table: TableView, seat: number): string {
  const what = meaning(table, asked, seat, seat === asked.seat);
  const text = `${what.text} ${what.after.replace(/^· /, "").replace(" → ", "→")}`;
  return seat < DIGITS ? say("narrate-option", { key: seat + 1, what: text }) : say("narrate-option-far", { what: text });
}

/** The whole table in words: the round, then seat by seat. */
export function overview(table: TableView, me: number | null): string[] {
  const game = table.game;
  if (!game) return [];
  const name = (seat: number) => (seat === me ? say("you") : (table.seats[seat]?.name ?? "?"));
  const values = { number: game.round, dealer: table.seats[game.dealer]?.name ?? "?", draw: game.draw_pile, discard: game.discard_pile.length };
  const seats = game.places.map((place, seat) => {
    const cards = place.cards.length
      ? say(place.status === "busted" ? "table-cards-busted" : "table-cards", { cards: allOf(place.cards.map(cardName)), sum: place.worth.points })
      : say("table-no-cards");
    const status = say("status", { status: place.status });
    return say("table-seat", { name: name(seat), total: game.scores[seat] ?? 0, status, cards });
  });
  return [`${say("table-heading", values)}.`, ...seats];
}

/** The scores of a round, best first. */
export function standings(summary: Summary, table: TableView): string[] {
  const total = (seat: number) => (summary.before[seat] ?? 0) + (summary.points[seat] ?? 0);
  const seats = summary.points.map((_, seat) => seat).sort((one, other) => total(other) - total(one));
  return seats.map((seat) => {
    const worth = summary.worths[seat];
    const busted = summary.statuses[seat] === "busted";
    const score = busted || !worth ? say("standing-busted") : sum(worth);
    const left = Math.max(0, (table.rules.target ?? 0) - total(seat));
    return say("standing-line", { name: table.seats[seat]?.name ?? "?", score, total: total(seat), left });
  });
}
