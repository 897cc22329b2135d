/** A finished game with real cards, as podium, chart, picture and text tell it. */

import type { Board } from "../../net/scores";
import type { BestMoment } from "../share/bestMoment";
import type { Result } from "../share/result";
import { ranked } from "../table/gameStats";

/** Points that a Flip 7 counts more than any other round: people talk about it first. */
const FLIP_7_FIRST = 1000;

export function resultOf(board: Board): Result {
  return {
    players: ranked(board.totals).map(({ seat, rank }) => ({
      seat,
      rank,
      name: board.names[seat] ?? "?",
      colour: board.colours[seat] ?? 1,
      bot: false,
      total: board.totals[seat] ?? 0,
      race: raceOf(board, seat),
    })),
    rounds: board.rounds.length,
    target: board.target,
    at: board.started,
    moment: bestMoment(board),
    link: "",
  };
}

/** Return a player's total before the first round and after each one; null before a latecomer came. */
function raceOf(board: Board, seat: number): (number | null)[] {
  const totals = board.rounds.map((round) => round.totals[seat] ?? null);
  const first = totals.findIndex((total) => total !== null);
  const race: (number | null)[] = [null, ...totals];
  if (first >= 0) race[first] = (totals[first] ?? 0) - (board.rounds[first]?.points[seat] ?? 0);
  return race;
}

/** Return the best hand whose cards are known: a Flip 7 before everything else. */
function bestMoment(board: Board): BestMoment | null {
  const hands = board.rounds.flatMap((round) =>
    round.points.map((points, seat): BestMoment => {
      const kind = round.flipped_seven === seat ? "flip-seven" : "round";
      return { kind, seat, round: round.number, points: points ?? 0, cards: round.hands[seat] ?? [] };
    }),
  );
  const counts = ({ points, kind }: BestMoment) => points + (kind === "flip-seven" ? FLIP_7_FIRST : 0);
  return hands
    .filter(({ cards, points }) => cards.length > 0 && points > 0)
    .reduce<BestMoment | null>((best, each) => (best === null || counts(each) > counts(best) ? each : best), null);
}

export interface ScoreFacts {
  rounds: number;
  busts: number;
  flipSevens: number;
  /** The mean of all scores of a round. */
  average: number;
  best: { seat: number; points: number } | null;
}

export function factsOf(board: Board): ScoreFacts {
  const scores = board.rounds
    .flatMap((round) => round.points.map((points, seat) => ({ seat, points })))
    .filter((each): each is { seat: number; points: number } => each.points !== null);
  return {
    rounds: board.rounds.length,
    busts: board.rounds.flatMap((round) => round.statuses).filter((status) => status === "busted").length,
    flipSevens: board.rounds.filter((round) => round.flipped_seven !== null).length,
    average: scores.length ? Math.round(scores.reduce((sum, each) => sum + each.points, 0) / scores.length) : 0,
    best: scores.reduce<ScoreFacts["best"]>((best, each) => (each.points > (best?.points ?? 0) ? each : best), null),
  };
}
