/** Reviewed choices and turning points as sentences. */

import { aCard, say } from "../../i18n/index.svelte";
import type { Choice, Hindsight, LuckyCard, Report, ReviewedDecision, TurningPoint } from "../../net/review";

/** The names at the table, and the seat of the person who reads. */
export interface Readers {
  names: string[];
  me: number | null;
}

const about = (seat: number, { names, me }: Readers): { name: string; you: "yes" | "no"; who: string } => {
  const name = names[seat] ?? "?";
  return { name, you: seat === me ? "yes" : "no", who: seat === me ? say("insight-you") : name };
};

export const nameOf = (seat: number, readers: Readers): string =>
  seat === readers.me ? say("you") : (readers.names[seat] ?? "?");

/** Say what somebody chose. */
export function choiceText(decision: ReviewedDecision, readers: Readers): string {
  const { seat, choice, points, risk } = decision;
  const whose = about(seat, readers);
  if (choice === "hit") return say("insight-hit", { ...whose, points, risk });
  if (choice === "stay") return say("insight-stay", { ...whose, points, risk });
  const card = aCard(decision.card!);
  if (choice === seat) return say("insight-take", { ...whose, card });
  const to = about(choice, readers);
  return say("insight-give", { ...whose, you: to.you === "yes" ? "to" : whose.you, card, to: to.who });
}

/** Whether no sharper figures follow: until then, what decided the game may change. */
export const isFinal = (report: Report): boolean => report.done || report.rough;

/** Say in one sentence why the reader won or lost; null if nothing stands out. */
export function whyText(report: Report, { me }: Readers): string | null {
  const own = me === null ? undefined : report.players[me];
  if (!own?.mainly) return null;
  const why = `${own.end > own.start ? "won" : "lost"}_${own.mainly}`;
  return say("insight-why", { why, points: Math.abs(own[own.mainly]) });
}

/** A choice that is told right after it was made (training). */
export type CostlyChoice = Pick<ReviewedDecision, "seat" | "choice" | "best" | "verdict" | "cost" | "why">;

/** Say what the choice cost, or that it was good. */
export function verdictText(decision: CostlyChoice, readers: Readers): string {
  const { verdict, cost } = decision;
  if (verdict === "best") return say("insight-best");
  if (verdict === "close") return say("insight-close");
  const whose = about(decision.seat, readers);
  if (decision.choice === "hit")
    return say(verdict === "clearly" ? "insight-hit-clearly" : "insight-hit-probably", { ...whose, cost });
  if (decision.choice === "stay")
    return say(verdict === "clearly" ? "insight-stay-clearly" : "insight-stay-probably", { ...whose, cost });
  return say(verdict === "clearly" ? "insight-give-clearly" : "insight-give-probably", { ...whose, cost });
}

/** The figures of a reason that are seats. */
const SEATS = ["rival", "given", "to"];

/** Say why another choice was better, as a friend would; null if there is nothing to say. */
export function reasonText({ why, seat }: CostlyChoice, readers: Readers): string | null {
  if (!why) return null;
  const { name, you } = about(seat, readers);
  const rivals = readers.me !== null && "rival" in why && why.rival === readers.me;
  const figures = reasonFigures(why, readers.names);
  return say(`hindsight-${reasonName(why)}`, { name, you: rivals ? "rival" : you, ...figures });
}

/** The end of the names of a reason's sentences. */
export const reasonName = ({ reason }: Hindsight): string => reason.replaceAll("_", "-");

/** A reason's figures, as its sentences take them. */
export function reasonFigures(why: Hindsight, names: readonly string[]): Record<string, string | number> {
  const shown = (name: string, value: string | number | boolean): string | number => {
    if (SEATS.includes(name)) return names[Number(value)] ?? "?";
    return typeof value === "boolean" ? (value ? "yes" : "no") : value;
  };
  return Object.fromEntries(Object.entries(why).map(([name, value]) => [name, shown(name, value)]));
}

/** Say what was better, if something was. */
export function betterText(decision: CostlyChoice, readers: Readers): string | null {
  if (!decision.cost) return null;
  return better(decision.best, decision.seat, readers);
}

function better(best: Choice, seat: number, readers: Readers): string {
  if (best === "hit") return say("insight-better-hit");
  if (best === "stay") return say("insight-better-stay");
  if (best === seat) return say("insight-better-take");
  const { who, you } = about(best, readers);
  return say("insight-better-give", { to: who, you });
}

/** Say what happened at a turning point. */
export function turnText(turn: TurningPoint, decision: ReviewedDecision, readers: Readers): string {
  const { round } = turn;
  const told = { ...about(turn.who, readers), round };
  const card = turn.card === null ? "" : aCard(turn.card);
  switch (turn.turn) {
    case "choice":
      return say("insight-turn-choice", { round, what: choiceText(decision, readers) });
    case "bust":
      return say("insight-turn-bust", { ...told, card });
    case "card":
      return say("insight-turn-card", { ...told, card });
    case "saved":
      return say("insight-turn-saved", { ...told, card });
    case "flip7":
      return say("insight-turn-flip7", told);
    case "flip3":
      return say("insight-turn-flip3", told);
    case "freeze":
      return say("insight-turn-freeze", told);
    case "stayed":
      return say("insight-turn-stayed", told);
    case "deal":
      return say("insight-turn-deal", told);
    case "round":
      return say("insight-turn-round", told);
  }
}

/** Say whose chance changed most, and how. */
export const changeText = ({ seat, before, after }: TurningPoint, readers: Readers): string =>
  say("insight-change", { ...about(seat, readers), before: Math.round(before), after: Math.round(after) });

export const luckyText = ({ seat, round, card, gain }: LuckyCard, readers: Readers): string =>
  say("insight-lucky-card", { ...about(seat, readers), round, card: aCard(card), gain });
