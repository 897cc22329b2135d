/** Statistics of a finished game, counted from its events. */

import type { GameEvent, Happened } from "../../net/protocol";

export interface BestRound {
  seat: number;
  round: number;
  points: number;
}

/** A run of rounds without a bust. */
export interface Streak {
  seat: number;
  rounds: number;
}

/** A streak shorter than this is nothing to tell of. */
const SHORTEST_STREAK = 3;

export interface GameStats {
  rounds: number;
  cards: number;
  busts: number;
  saves: number;
  freezes: number;
  flipSevens: number;
  best: BestRound | null;
  /** The longest streak; null if several share it, or it is short. */
  streak: Streak | null;
  /** Points by seat and round; of a latecomer those since they joined, and before them what they began with, if anything. */
  scores: number[][];
}

export function gameStats(history: readonly Happened[]): GameStats {
  const events = history.flatMap((told) => told.events);
  const count = (...names: GameEvent["event"][]) => events.filter((event) => names.includes(event.event)).length;
  const ends = events.filter((event) => event.event === "round_ended");
  const rounds = ends.map((event) => event.points);
  const starts = new Map(events.flatMap((event) => (event.event === "joined" ? [[event.seat, event.points]] : [])));
  const scores = (rounds.at(-1) ?? []).map((_, seat) => {
    const played = rounds.flatMap((points) => points[seat] ?? []);
    return starts.get(seat) ? [starts.get(seat)!, ...played] : played;
  });
  return {
    rounds: rounds.length,
    cards: count("dealt", "hit", "flipped"),
    busts: count("busted"),
    saves: count("saved"),
    freezes: count("froze"),
    flipSevens: count("flipped_seven"),
    best: best(rounds),
    streak: streak(ends.map((event) => event.statuses)),
    scores,
  };
}

/** Return the best round of all seats; of equal ones the first. */
function best(rounds: number[][]): BestRound | null {
  const all = rounds.flatMap((points, at) => points.map((each, seat) => ({ seat, round: at + 1, points: each })));
  return all.reduce<BestRound | null>((most, each) => (each.points > (most?.points ?? 0) ? each : most), null);
}

/** Return who went longest without a bust, if one did alone. */
function streak(statuses: readonly (readonly string[])[]): Streak | null {
  const runs = (statuses.at(-1) ?? []).map((_, seat) => {
    let [longest, run] = [0, 0];
    for (const round of statuses) {
      run = round[seat] === undefined || round[seat] === "busted" ? 0 : run + 1;
      longest = Math.max(longest, run);
    }
    return { seat, rounds: longest };
  });
  const most = Math.max(0, ...runs.map((each) => each.rounds));
  const holders = runs.filter((each) => each.rounds === most);
  return most >= SHORTEST_STREAK && holders.length === 1 ? holders[0]! : null;
}

/** Rank the seats, best first; equal totals share a rank. */
export function ranked(totals: readonly number[]): { seat: number; rank: number }[] {
  const seats = totals.map((_, seat) => seat).sort((one, other) => totals[other]! - totals[one]!);
  return seats.map((seat) => ({ seat, rank: 1 + totals.filter((total) => total > totals[seat]!).length }));
}
