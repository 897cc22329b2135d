/** The result of a game, as its picture and its text tell it. */

import { seatColours } from "../../components/avatar/seatColours";
import type { Happened, TableView } from "../../net/protocol";
import { ranked } from "../table/gameStats";
import { targetOf } from "../../state/target";
import { bestMoment, type BestMoment } from "./bestMoment";

export interface Player {
  seat: number;
  name: string;
  colour: number;
  bot: boolean;
  rank: number;
  total: number;
  /** The total before the first round and after each one; null before somebody who came late joined. */
  race: (number | null)[];
}

export interface Result {
  /** Best first; the winner is the first. */
  players: Player[];
  rounds: number;
  target: number;
  /** When the last card was shown, in milliseconds since 1970. */
  at: number;
  moment: BestMoment | null;
  /** The link to the replay; empty if no address leads to it. */
  link: string;
}

/** Return the result of a finished game; null if it has none, because it was closed in its first round. */
export function resultOf(table: TableView, history: readonly Happened[], link: string): Result | null {
  const race = raceOf(history);
  const rounds = (race[0]?.length ?? 0) - 1;
  if (!table.game || rounds < 1) return null;
  const colours = seatColours(table);
  const { scores } = table.game;
  return {
    players: ranked(scores).map(({ seat, rank }) => ({
      seat,
      rank,
      name: table.seats[seat]?.name ?? "?",
      colour: colours[seat] ?? 1,
      bot: (table.seats[seat]?.bot ?? null) !== null,
      total: scores[seat] ?? 0,
      race: race[seat] ?? [],
    })),
    rounds,
    target: targetOf(table),
    at: history.findLast((told) => told.events.length > 0)?.at ?? 0,
    moment: bestMoment(history),
    link,
  };
}

/** Return each seat's total before the first round and after each one. */
export function raceOf(history: readonly Happened[]): (number | null)[][] {
  const race: (number | null)[][] = [];
  let rounds = 0;
  for (const event of history.flatMap((told) => told.events)) {
    if (event.event === "joined") race[event.seat] = [...Array<null>(rounds).fill(null), event.points];
    if (event.event !== "round_ended") continue;
    rounds += 1;
    for (const [seat, points] of event.points.entries()) {
      const totals = (race[seat] ??= [0]);
      totals.push((totals.at(-1) ?? 0) + points);
    }
  }
  return race;
}

/** Return what a player scored in each round; null in rounds before they joined. */
export function roundsOf(player: Player): (number | null)[] {
  const { race } = player;
  return race.slice(1).map((total, at) => (total === null || race[at] == null ? null : total - race[at]));
}
