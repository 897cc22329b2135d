/** The result as a few lines of text, for messengers: the standings with a bar for each round, the best moment, the link. */

import { isolated, say } from "../../i18n/index.svelte";
import type { BestMoment, MomentKind } from "./bestMoment";
import { roundsOf, type Player, type Result } from "./result";

/** Players in the text; of a larger table the others are counted. */
export const MOST_PLAYERS = 8;
const BARS = "▁▂▃▄▅▆▇█";
/** A round without points, and one before somebody joined. */
const [NOTHING, ABSENT] = ["·", " "];
const MEDALS = ["🥇", "🥈", "🥉"];
const MOMENTS: Record<MomentKind, string> = {
  "flip-seven": "share-flip-seven",
  saved: "share-saved",
  round: "share-round",
};

export function resultText(result: Result): string {
  const most = Math.max(...result.players.flatMap(roundsOf).map((points) => points ?? 0));
  const shown = result.players.slice(0, MOST_PLAYERS);
  const rest = result.players.length - shown.length;
  const standings = shown.map(
    (player) => `${place(player.rank)} ${isolated(player.name)} ${bars(player, most)} ${player.total}`,
  );
  return [
    `Flip 7 · ${headline(result)}`,
    ...standings,
    ...(rest ? [say("share-more", { count: rest })] : []),
    ...(result.moment ? [`★ ${momentText(result, result.moment)}`] : []),
    ...(result.link ? [result.link] : []),
  ].join("\n");
}

/** «Ann won with 218 points after 7 rounds» */
export function headline(result: Result): string {
  const [winner] = result.players;
  return say("share-won", { name: winner?.name ?? "?", points: winner?.total ?? 0, rounds: result.rounds });
}

export function momentText(result: Result, moment: BestMoment): string {
  const name = result.players.find((player) => player.seat === moment.seat)?.name ?? "?";
  return say(MOMENTS[moment.kind], { name, points: moment.points, round: moment.round });
}

/** One bar for each round, as high as its points beside the best round of the game. */
export function bars(player: Player, most: number): string {
  const bar = (points: number) => BARS[Math.max(0, Math.ceil((points / most) * BARS.length) - 1)] ?? NOTHING;
  return roundsOf(player)
    .map((points) => (points === null ? ABSENT : points > 0 ? bar(points) : NOTHING))
    .join("");
}

function place(rank: number): string {
  return MEDALS[rank - 1] ?? `${rank}.`;
}
