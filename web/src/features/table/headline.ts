/** The sentence in the middle of the table, and the one in the action bar: who does what now. */

import type { Asked, GameView, TableView } from "../../net/protocol";
import type { Moment } from "../../state/shown";
import { allOf, face, say } from "../../i18n/index.svelte";

/** A function, so that the text changes with the language. */
export type Words = () => string;

/** What the sentences are about. */
export interface Scene {
  table: TableView;
  /** The open question, once everything before it has been shown. */
  asked: Asked | null;
  moment: Moment | null;
  /** The scores of the round are shown. */
  summary: boolean;
  /** One's own seat. */
  self: number | null;
}

type Values = Record<string, string | number>;

/** Return the seat that acts: draws, thinks, gives or flips. */
export function actingSeat({ table, asked, moment, summary }: Scene): number | null {
  const game = table.game!;
  if (moment) return moment.seat;
  if (asked) return asked.seat;
  const task = game.pending.at(-1);
  if (task?.task === "flip_three") return task.target;
  if (task?.task === "hand_out") return task.giver;
  return summary || table.closed || game.winner !== null ? null : game.turn;
}

/**
 * Return the headline, or null between two events: then the last one stays. It asks «hit or stay?» only while that is the
 * open question, never about somebody who is only being shown.
 */
export function headline(scene: Scene): Words | null {
  const { table, asked, moment } = scene;
  const game = table.game!;
  if (table.closed) return () => say("trouble-closed");
  if (game.winner !== null) return about(scene, "heading-won", game.winner);
  if (scene.summary) return () => say("heading-round", { round: game.round });
  if (asked) return question(scene, asked);
  if (moment?.kind === "freeze") return about(scene, "heading-frozen", moment.seat);
  if (moment?.kind === "given") return about(scene, "heading-gets", moment.to, () => ({ card: face(moment.card) }));
  const flips = flipsOf(game);
  if (flips && (!moment || (moment.kind === "card" && moment.flips))) {
    const left = flips.left + (moment?.kind === "card" && moment.phase === "settle" ? 1 : 0); // it has not landed yet
    return left ? about(scene, "heading-flips", flips.target, () => ({ left })) : null;
  }
  if (moment?.kind === "card")
    return moment.seat === scene.self ? () => say("heading-draws-you") : about(scene, "heading-draws", moment.seat);
  return game.dealing && !moment ? about(scene, "heading-deal", game.dealer) : null;
}

/** Return the headline before anything has happened here. */
export function firstHeadline({ table }: Scene): Words {
  const round = table.game!.round;
  return () => say("heading-round", { round });
}

/** Return what the acting seat does, for the action bar of everybody who waits for it. */
export function doing(scene: Scene, heading: Words): Words {
  const { asked, self, table } = scene;
  const flips = flipsOf(table.game!);
  if (asked && asked.seat !== self) {
    const name = nameOf(scene, asked.seat);
    return () => say(asked.ask === "give" ? "waiting-give" : "waiting", { name: name() });
  }
  if (!flips || !flips.left) return heading;
  const aside = [...flips.set_aside];
  return about(scene, aside.length ? "flips-then" : "flips-on", flips.target, () => ({
    left: flips.left,
    cards: allOf(aside.map(face)),
  }));
}

/** Return the Flip Three under way, or null. */
export function flipsOf(game: GameView) {
  const task = game.pending.at(-1);
  return task?.task === "flip_three" ? task : null;
}

function question(scene: Scene, asked: Asked): Words {
  const { seat, card } = asked;
  const mine = seat === scene.self;
  if (asked.ask === "hit_or_stay") return mine ? () => say("heading-your-turn") : about(scene, "heading-turn", seat);
  const what = () => (card ? face(card) : "");
  return mine
    ? () => say("heading-give-you", { card: what() })
    : about(scene, "heading-give", seat, () => ({ card: what() }));
}

/** Translate with the name of a seat, and whether it is one's own. */
function about(scene: Scene, sentence: string, seat: number, more: () => Values = () => ({})): Words {
  const name = nameOf(scene, seat);
  return () => say(sentence, { name: name(), you: seat === scene.self ? "yes" : "no", ...more() });
}

function nameOf({ table, self }: Scene, seat: number): Words {
  return () => (seat === self ? say("you") : (table.seats[seat]?.name ?? "?"));
}
