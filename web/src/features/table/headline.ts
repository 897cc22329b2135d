/** The sentence in the middle of the table, and the one in the action bar: who does what now. */

import type { Asked, GameView, TableView } from "../../net/protocol";
import type { Answer } from "../../state/session.svelte";
import type { Moment } from "../../state/shown";
import { allOf, face, say } from "../../i18n/index.svelte";

/** A function, so that the text changes with the language. */
export type Words = () => string;

/** The subject of the sentences. */
export interface Scene {
  table: TableView;
  /** The open question, once everything before it has been shown. */
  asked: Asked | null;
  moment: Moment | null;
  /** This person's answer to the open question; null until they have given it, and while it cannot be sent. */
  chosen?: Answer | null;
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
 * open question and has no answer, never about somebody who is only being shown.
 */
export function headline(scene: Scene): Words | null {
  const { table, asked, moment } = scene;
  const game = table.game!;
  if (table.closed) return () => say("trouble-closed");
  if (game.winner !== null) return about(scene, "heading-won", game.winner);
  if (scene.summary) return () => say("heading-round", { round: game.round });
  if (asked) return scene.chosen == null ? question(scene, asked) : answered(scene, asked, scene.chosen);
  const happens = moment && consequence(scene, moment);
  if (happens) return happens;
  const flips = flipsOf(game);
  if (flips && (!moment || (moment.kind === "card" && moment.flips))) {
    const left = flips.left + (moment?.kind === "card" && moment.phase === "settle" ? 1 : 0); // it has not landed yet
    return left ? about(scene, "heading-flips", flips.target, () => ({ left })) : null;
  }
  if (moment?.kind === "card")
    return moment.seat === scene.self ? () => say("heading-draws-you") : about(scene, "heading-draws", moment.seat);
  return game.dealing && !moment ? about(scene, "heading-deal", game.dealer) : null;
}

/** Return what the moment says besides its picture; a card that is only drawn says nothing of it. */
function consequence(scene: Scene, moment: Moment): Words | null {
  const mine = moment.seat === scene.self;
  switch (moment.kind) {
    case "freeze":
      return about(scene, "heading-frozen", moment.seat);
    case "given":
      return about(scene, "heading-gets", moment.to, () => ({ card: face(moment.card) }));
    case "stayed":
      return about(scene, "heading-stays", moment.seat, () => ({ points: moment.points }));
    case "flip7":
      return about(scene, mine ? "flip-seven-you" : "flip-seven-name", moment.seat);
    case "twins":
    case "bust":
      if (moment.kind === "twins" && moment.saved)
        return about(scene, mine ? "saved-heading-you" : "saved-heading", moment.seat);
      return () => say("bust-heading", { card: face(moment.card) });
    case "card":
      return null;
    default:
      return moment satisfies never;
  }
}

/** Return the headline before anything has happened here. */
export function firstHeadline({ table }: Scene): Words {
  const round = table.game!.round;
  return () => say("heading-round", { round });
}

/** Return what the acting seat does, for the action bar of everybody who waits for it. */
export function doing(scene: Scene, heading: Words): Words {
  const { asked, moment, self, table } = scene;
  const flips = flipsOf(table.game!);
  if (asked && asked.seat !== self) {
    const name = nameOf(scene, asked.seat);
    return () => say(asked.ask === "give" ? "waiting-give" : "waiting", { name: name() });
  }
  if (moment?.kind === "given") return gives(scene, moment);
  if (!flips || !flips.left || (moment && moment.kind !== "card")) return heading;
  const aside = [...flips.set_aside];
  return about(scene, aside.length ? "flips-then" : "flips-on", flips.target, () => ({
    left: flips.left,
    cards: allOf(aside.map(face)),
  }));
}

/** Return who gives the card to whom: the headline says only who gets it. */
function gives(scene: Scene, { seat, to, card }: Extract<Moment, { kind: "given" }>): Words {
  const [giver, holder] = [nameOf(scene, seat), nameOf(scene, to)];
  const self = seat === to ? "-to-self" : "";
  const whom = seat === scene.self ? "-by-you" : to === scene.self ? "-for-you" : "";
  const id = self ? `given${self}${seat === scene.self ? "-you" : ""}` : `given${whom}`;
  return () => say(id, { giver: giver(), to: holder(), card: face(card), waits: "no" });
}

/** Say that the person who is asked is away, and who can let a bot play: for everybody but the host. */
export function awayText({ seats, people, host }: TableView, seat: number): string {
  const name = seats[seat]?.name ?? "?";
  const leader = people[host ?? -1];
  return leader && leader.seat !== seat
    ? say("waiting-away-host", { name, host: leader.name })
    : say("waiting-away-soon", { name });
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

/** Return what this person has just answered, until the server has confirmed it. */
function answered(scene: Scene, asked: Asked, choice: Answer): Words {
  if (choice === "hit") return () => say("heading-draws-you");
  if (choice === "stay") {
    const points = scene.table.game!.places[asked.seat]?.worth.points ?? 0;
    return about(scene, "heading-stays", asked.seat, () => ({ points }));
  }
  return about(scene, "heading-gets", choice, () => ({ card: asked.card ? face(asked.card) : "" }));
}

/** Translate with the name of a seat, and whether it is one's own. */
function about(scene: Scene, sentence: string, seat: number, more: () => Values = () => ({})): Words {
  const name = nameOf(scene, seat);
  return () => say(sentence, { name: name(), you: seat === scene.self ? "yes" : "no", ...more() });
}

function nameOf({ table, self }: Scene, seat: number): Words {
  return () => (seat === self ? say("you") : (table.seats[seat]?.name ?? "?"));
}
