/** Presentation state: what the table shows right now, and what the session asks of the queue that fills it. */

import type { Asked, Card, GameEvent, GameView, Happened, Odds, TableView, Worth } from "../net/protocol";

/** The phase of a flying card. Only one of a Flip Three waits face down; «straight» is from the pile to its place at once, turning on the way. */
export type Phase = "travel" | "wait" | "flip" | "hold" | "settle" | "straight";

/** The animation that is running. */
export type Moment =
  | {
      kind: "card";
      phase: Phase;
      seat: number;
      card: Card;
      danger: boolean;
      flips: boolean;
      /** Milliseconds of this phase at normal speed, where it is not that of TIME. */
      lasts?: number;
    }
  | { kind: "twins"; seat: number; card: Card; saved: boolean }
  | { kind: "bust"; seat: number; card: Card; lost: number }
  | { kind: "given"; seat: number; to: number; card: Card }
  | { kind: "stayed"; seat: number; points: number }
  | { kind: "freeze"; seat: number; cards: Card[]; points: number; before: number }
  | { kind: "flip7"; seat: number; cards: Card[]; bonus: number; sum: string };

/** The end of a card of a Flip Three; null while it is held up. */
export type Fate = "line" | "kept" | "aside" | "gone" | null;

/** A card of the Flip Three under way; a card from before somebody joined is not known. */
export interface FlippedCard {
  card: Card | null;
  fate: Fate;
}

/** The odds of the card that a seat may take or must flip. */
export interface Risk {
  seat: number;
  odds: Odds;
  /** Which card of a Flip Three they are about: 1, 2 or 3. */
  flip?: number;
}

/** The scores of a finished round, with the totals before it. */
export interface Summary {
  round: number;
  points: number[];
  statuses: string[];
  worths: Worth[];
  /** For each seat the card that busted it, or null. */
  doubles: (Card | null)[];
  before: number[];
  flippedSeven: number | null;
  /** The dealer of the next round; null if none follows, or it is not known yet. */
  dealer: number | null;
  /** The cards as they lay when the round ended: they stay on the table behind the scores. */
  laid: GameView | null;
  tied: number[];
  /** The game is over: the result follows. */
  last?: boolean;
  /** When it closes by itself, by `performance.now()`; null while somebody holds it. */
  until: number | null;
  seconds: number;
}

export interface Shown {
  table: TableView | null;
  asked: Asked | null;
  moment: Moment | null;
  summary: Summary | null;
  /** The odds of the card that comes next or is being drawn, until it has landed. */
  risk?: Risk | null;
  /** The cards of the Flip Three under way, in the order in which they came. */
  flipped?: FlippedCard[];
  /** Whether everything that the server sent has been shown. */
  settled: boolean;
}

/** Called with every game event as it is shown: for the log, the sounds and the screen reader. */
export type OnShown = (event: GameEvent, worth: Worth | null, table: TableView) => void;
/** Called with every room event as it is shown. */
export type OnRoomEvent = (told: Happened, table: TableView) => void;

/** The queue between what the server sent and what is shown: `Reveal` in `animation/reveal.ts`. */
export interface RevealQueue {
  /** One of SPEED; 1 is normal, less is faster. */
  speed: number;
  /** Resolved when the table can be seen; no event is shown before. */
  seen: Promise<void>;
  /** Milliseconds until a bot answers for this person; Infinity if they are not asked or there is no clock. */
  left: (asked: Asked) => number;
  /** Whether other people play, too: somebody alone with bots keeps nobody waiting. */
  accompanied: () => boolean;
  /** Whether several people look at the cards, here or elsewhere: each is held up longer. */
  together: () => boolean;
  /** Whether only bots are still in the round, and this person is not: it need not be shown at full length. */
  idle: () => boolean;
  /** Whether nobody sits here who could close the scores: they close when the players have gone on. */
  unattended: () => boolean;
  /** Whether somebody else still reads the scores of that round. */
  othersRead: (round: number) => boolean;
  /** Called when the scores of that round are closed. */
  onRead: (round: number) => void;
  /** Show the table as it is at once, and drop what waits. */
  jump(table: TableView, asked: Asked | null): void;
  /** Queue a room event; `missed` if it happened while this page was disconnected. */
  push(told: Happened, missed?: boolean): void;
  /** End what is being shown: a card up to its consequence, or the consequence. */
  skip(): void;
  /** Show nothing more of this round but its scores. */
  rush(): void;
  /** Close the scores of the round. */
  advance(): void;
  /** Keep the scores of the round until they are closed by hand. */
  hold(): void;
}
