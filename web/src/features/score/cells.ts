/** The cells of the score table: what each player has in each round. */

import type { Board } from "../../net/scores";

export interface Cell {
  round: number;
  /** Null where nothing was entered yet. */
  points: number | null;
  busted: boolean;
  /** A Flip 7. */
  gold: boolean;
  /** The table has set it. */
  byHand: boolean;
  /** It can still grow: the round is not over for this player. */
  open: boolean;
  /** The player was not in this round. */
  absent: boolean;
}

/** Return the cells of each player: those of the finished rounds, and of the one under way. */
export function cellsOf(board: Board): Cell[][] {
  return board.names.map((_, seat) => {
    const past = board.rounds.map((round) => ({
      round: round.number,
      points: round.points[seat] ?? null,
      busted: round.statuses[seat] === "busted",
      gold: round.flipped_seven === seat,
      byHand: round.by_hand.includes(seat),
      open: false,
      absent: round.points[seat] == null,
    }));
    return board.winner === null ? [...past, cellNow(board, seat)] : past;
  });
}

function cellNow(board: Board, seat: number): Cell {
  const now = board.seats[seat];
  const absent = isAway(board, seat);
  const settled = board.live ? now?.status !== "active" : (now?.settled ?? false);
  const begun = !absent && (settled || (now?.cards.length ?? 0) > 0);
  return {
    round: board.round,
    points: begun ? (now?.points ?? 0) : null,
    busted: now?.status === "busted",
    gold: now?.flipped_seven ?? false,
    byHand: false,
    open: !settled && !absent,
    absent,
  };
}

/** Whether a player has left and is not in the round under way. */
export function isAway(board: Board, seat: number): boolean {
  const presence = board.people[seat]?.presence;
  return presence === "away" || presence === "coming_back";
}

/** Whether a score was entered as a number, so that the pad changes it. */
export function isNumber(board: Board, round: number, seat: number): boolean {
  const past = board.rounds.find((each) => each.number === round);
  if (past) return !past.live && !past.by_hand.includes(seat) && !past.hands[seat]?.length;
  const now = board.seats[seat];
  return !board.live && (now?.settled ?? false) && !now?.cards.length;
}
