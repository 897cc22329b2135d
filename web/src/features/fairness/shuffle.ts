/**
 * The shuffle, recomputed: docs/shuffle.md to the byte, the twin of `flip7.core.shuffle`.
 *
 * SHA-256 is a library's and not the browser's own, because browsers keep theirs from pages that come by plain http: a
 * phone at the table of a laptop.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Act, Card, GameEvent, Happened, TableView } from "../../net/protocol";
import { applyGameEvent } from "../../state/gameReducer";
import { emptyTable } from "../../state/history";
import { applyRoomEvent } from "../../state/roomReducer";

const NUMBERS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
const MODIFIERS = ["+2", "+4", "+6", "+8", "+10", "x2"] as const;
const ACTIONS = ["FZ", "F3", "SC"] as const;
const ORDER: readonly Card[] = [...NUMBERS, ...MODIFIERS, ...ACTIONS];
const ACTIONS_OF_A_KIND = 3;
const SEATS_PER_DECK = 18;
const WORDS = 2 ** 16;

/** The SHA-256 of the bytes that these hexadecimal digits stand for. */
export function hashOf(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** The seed that comes of the server's secret and the players' words, in their order. */
export function mixedSeed(secret: string, words: readonly string[]): string {
  const said = words.map(utf8ToBytes).flatMap((word) => [fourBytes(word.length), word]);
  return bytesToHex(sha256(concatBytes(utf8ToBytes("flip7 seed"), hexToBytes(secret), ...said)));
}

/** The cards in the order they will be drawn, first drawn first; `number` counts the game's shuffles from 0. */
export function shuffled(cards: readonly Card[], seed: string, number: number): Card[] {
  const pile = [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  const words = stream(hexToBytes(seed), number);
  for (let places = pile.length; places > 1; places--) {
    const fair = WORDS - (WORDS % places);
    let word = words.next().value;
    while (word >= fair) word = words.next().value;
    const [last, other] = [places - 1, word % places];
    [pile[last], pile[other]] = [pile[other]!, pile[last]!];
  }
  return pile;
}

/** All cards of so many decks (D.1 to D.4). */
export function fullDeck(decks: number): Card[] {
  const copies = (card: Card) => (card === "0" ? 1 : Number(card));
  const one = [
    ...NUMBERS.flatMap((card) => Array<Card>(copies(card)).fill(card)),
    ...MODIFIERS,
    ...ACTIONS.flatMap((card) => Array<Card>(ACTIONS_OF_A_KIND).fill(card)),
  ];
  return Array.from({ length: decks }, () => one).flat();
}

/** One deck for each 18 seats (D.5). */
export function decksFor(seats: number): number {
  return Math.ceil(seats / SEATS_PER_DECK);
}

/** The 16-bit words of SHA-256(seed, number, 0), SHA-256(seed, number, 1) and so on. */
function* stream(seed: Uint8Array, number: number): Generator<number, never> {
  for (let counter = 0; ; counter++) {
    const digest = sha256(concatBytes(seed, fourBytes(number), fourBytes(counter)));
    for (let at = 0; at < digest.length; at += 2) yield digest[at]! * 256 + digest[at + 1]!;
  }
}

function fourBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

// --- a whole game -------------------------------------------------------------------------------------------------------

/** A published value, and the one computed here. */
export interface Compared {
  published: string;
  computed: string;
  good: boolean;
}

/** A card that is not the one that the seed gives; null: the pile was empty. */
export interface Wrong {
  number: number;
  came: Card;
  expected: Card | null;
}

export interface Proof {
  /** The secret has the hash that was published when the table was made. */
  secret: Compared;
  /** The words that were mixed are those that were given, in their order. */
  words: { given: string[]; mixed: string[]; good: boolean };
  /** Secret and words make the seed. */
  seed: Compared;
  /** The seed has the hash that was published before the first card. */
  seal: Compared;
  /** Every card that came up is the one that the seed gives. */
  cards: { drawn: number; shuffles: number; wrong: Wrong | null };
  /** The owner has deleted somebody's words, so that secret, words and seed can no longer be compared. */
  forgotten: boolean;
  good: boolean;
}

/** Check the shuffles of a finished game against its history; null if nothing has been revealed. */
export function prove(table: TableView, history: readonly Happened[]): Proof | null {
  const revealed = found(history, "revealed");
  const opened = found(history, "opened");
  const sealed = found(history, "sealed");
  if (!revealed || !opened || !sealed) return null;
  const secret = compared(opened.secret_hash, hashOf(revealed.secret));
  const given = wordsGiven(table, history);
  const words = { given, mixed: sealed.words, good: same(given, sealed.words) && same(sealed.words, revealed.words) };
  const seed = compared(revealed.seed, mixedSeed(revealed.secret, sealed.words));
  const seal = compared(sealed.seed_hash, hashOf(revealed.seed));
  const cards = followed(table, history, revealed.seed);
  const forgotten = sealed.seed != null;
  const mixed = forgotten || (secret.good && words.good && seed.good);
  return { secret, words, seed, seal, cards, forgotten, good: mixed && seal.good && !cards.wrong };
}

function found<Name extends Act["act"]>(
  history: readonly Happened[],
  name: Name,
): Extract<Act, { act: Name }> | undefined {
  const told = history.find((each) => each.act.act === name);
  return told?.act as Extract<Act, { act: Name }> | undefined;
}

function compared(published: string, computed: string): Compared {
  return { published, computed, good: published === computed };
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, at) => word === other[at]);
}

/** The last word of everybody who had a seat when the seed was sealed, in the order in which they were given. */
function wordsGiven(table: TableView, history: readonly Happened[]): string[] {
  const folded = emptyTable(table);
  const words = new Map<number, string>();
  for (const told of history) {
    const roomEvent = told.act;
    if (roomEvent.act === "sealed") break;
    applyRoomEvent(folded, told);
    if (roomEvent.act === "gave_word") {
      words.delete(roomEvent.person);
      words.set(roomEvent.person, roomEvent.word);
    }
  }
  return [...words].filter(([person]) => folded.people[person]?.seat != null).map(([, word]) => word);
}

/** Every card that came up, beside the one that the seed gives. */
function followed(table: TableView, history: readonly Happened[], seed: string): Proof["cards"] {
  const told = history.find((each) => each.act.act === "started");
  const game = structuredClone(told?.game ?? null);
  if (!game) return { drawn: 0, shuffles: 0, wrong: null };
  let pile = shuffled(fullDeck(decksFor(table.seats.length)), seed, 0);
  let [drawn, shuffles] = [0, 1];
  for (const [event, worth] of events(history)) {
    if (event.event === "reshuffled") pile = shuffled(game.discard_pile, seed, shuffles++);
    if (event.event === "dealt" || event.event === "hit" || event.event === "flipped") {
      drawn += 1;
      const expected = pile.shift() ?? null;
      if (expected !== event.card) return { drawn, shuffles, wrong: { number: drawn, came: event.card, expected } };
    }
    applyGameEvent(game, event, worth);
  }
  return { drawn, shuffles, wrong: null };
}

function events(history: readonly Happened[]): [GameEvent, Happened["worths"][number]][] {
  return history.flatMap((told) =>
    told.events.map((event, at): [GameEvent, Happened["worths"][number]] => [event, told.worths[at] ?? null]),
  );
}
