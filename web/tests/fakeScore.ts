/** Boards of games with real cards, and a keeper that answers with what a test gives it. */

import type { Keeper } from "../src/features/score/scoreGame.svelte";
import type { Act, Acted, Board, FinishedRound, LogEntry } from "../src/net/scores";

export const NAMES = ["Ana", "Ben", "Cleo"];

export function finished(number: number, points: (number | null)[], more: Partial<FinishedRound> = {}): FinishedRound {
  return {
    number,
    dealer: (number - 1) % points.length,
    points,
    totals: points,
    statuses: points.map(() => "stayed" as const),
    flipped_seven: null,
    hands: points.map(() => null),
    by_hand: [],
    live: false,
    tied: [],
    ...more,
  };
}

/** The rounds, each with everybody's total after it. */
function withTotals(rounds: FinishedRound[]): FinishedRound[] {
  const sum = (seat: number, upTo: number) =>
    rounds.slice(0, upTo + 1).reduce((total, round) => total + (round.points[seat] ?? 0), 0);
  return rounds.map((round, at) => ({ ...round, totals: round.points.map((_, seat) => sum(seat, at)) }));
}

export function boardOf(more: Partial<Board> = {}): Board {
  const { names = NAMES, rounds = [] } = more;
  return {
    id: "game",
    names,
    people: names.map((name) => ({ name, presence: "playing" as const })),
    colours: names.map((_, at) => at + 1),
    started: 0,
    settings: { odds: "turn", advice: false },
    target: 200,
    depth: "pad",
    live: false,
    round: rounds.length + 1,
    dealer: 0,
    first: 0,
    totals: names.map((_, seat) => rounds.reduce((sum, round) => sum + (round.points[seat] ?? 0), 0)),
    standing: names.map((_, seat) => rounds.reduce((sum, round) => sum + (round.points[seat] ?? 0), 0)),
    tied: [],
    winner: null,
    next: 0,
    seats: names.map(() => ({ cards: [], status: null, points: 0, sum: "", settled: false })),
    asked: null,
    last: "",
    pending: [],
    impossible: {},
    waiting: [],
    waiting_words: "",
    conflicts: [],
    can_undo: false,
    can_redo: false,
    record: false,
    most: 171,
    odds: null,
    advice: null,
    ...more,
    rounds: withTotals(rounds),
  };
}

/** A keeper that notes every act, and answers it with `answer`. */
export function fakeKeeper(
  answer: (act: Act) => Partial<Acted> | Promise<Partial<Acted>> = () => ({}),
  log: LogEntry[] = [],
): Keeper & { acts: Act[] } {
  const acts: Act[] = [];
  return {
    acts,
    board: () => Promise.resolve(boardOf()),
    act: async (_, act) => {
      acts.push(act);
      return { board: boardOf(), said: [], changed: [], entries: [], ...(await answer(act)) };
    },
    log: () => Promise.resolve(log),
    merge: () => Promise.resolve({ board: boardOf(), said: [], changed: [], entries: [] }),
  };
}
