/** Progress with puzzles on this device: seen puzzles, and a rating. `flip7/play/puzzles.py` keeps it in a terminal. */

import { DIFFICULTIES, THEMES, type Difficulty, type PuzzleEntry, type RatingRules, type Theme } from "../net/puzzles";
import { readItem, writeItem } from "./storage";

const KEY = "flip7:puzzles";

/** The puzzles that somebody wants to see; null: all of them. */
export interface Wanted {
  theme: Theme | null;
  difficulty: Difficulty | null;
}

export interface Progress {
  rating: number;
  /** Puzzles that counted. */
  tried: number;
  solved: number;
  /** Ids of the puzzles that have been answered, but for those that come again. */
  seen: string[];
  /** Ids of all that were ever answered: a puzzle counts once. */
  counted: string[];
  wanted: Wanted;
}

export function loadProgress(elo: RatingRules): Progress {
  const fresh = { rating: elo.start, tried: 0, solved: 0, seen: [], counted: [] };
  const wanted: Wanted = { theme: null, difficulty: null };
  try {
    const kept = JSON.parse(readItem(KEY) ?? "null") as Partial<Progress> | null;
    if (!kept || !isNumbers(kept) || !isIds(kept.seen) || !isIds(kept.counted)) return { ...fresh, wanted };
    const theme = THEMES.find((each) => each === kept.wanted?.theme) ?? null;
    const difficulty = DIFFICULTIES.find((each) => each === kept.wanted?.difficulty) ?? null;
    const { rating, tried, solved, seen, counted } = kept as Progress;
    return { rating, tried, solved, seen, counted, wanted: { theme, difficulty } };
  } catch {
    return { ...fresh, wanted };
  }
}

const isNumbers = ({ rating, tried, solved }: Partial<Progress>): boolean =>
  [rating, tried, solved].every((each) => Number.isFinite(each));

const isIds = (ids: unknown): ids is string[] => Array.isArray(ids) && ids.every((id) => typeof id === "string");

export function saveProgress(progress: Progress): void {
  writeItem(KEY, JSON.stringify(progress));
}

/** Return one's rating after an answer (Elo: the puzzle is the opponent). */
export function rated(elo: RatingRules, own: number, puzzle: number, tried: number, right: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzle - own) / elo.scale));
  const step = Math.max(elo.least_step, elo.first_step - elo.step_less * tried);
  return own + step * (Number(right) - expected);
}

/** Return the progress after an answer; a puzzle that has counted changes no rating. */
export function answered(elo: RatingRules, progress: Progress, puzzle: PuzzleEntry, right: boolean): Progress {
  const { id } = puzzle;
  const seen = progress.seen.includes(id) ? progress.seen : [...progress.seen, id];
  if (progress.counted.includes(id)) return { ...progress, seen };
  return {
    ...progress,
    seen,
    rating: rated(elo, progress.rating, puzzle.rating, progress.tried, right),
    tried: progress.tried + 1,
    solved: progress.solved + Number(right),
    counted: [...progress.counted, id],
  };
}

export const isWanted = ({ theme, difficulty }: Wanted, puzzle: PuzzleEntry): boolean =>
  (theme === null || puzzle.themes.includes(theme)) && (difficulty === null || difficulty === puzzle.difficulty);

/** Return a puzzle not seen yet whose rating is near one's own; null if all that are wanted have been seen. */
export function nextPuzzle(
  elo: RatingRules,
  progress: Progress,
  puzzles: readonly PuzzleEntry[],
  random = Math.random,
): PuzzleEntry | null {
  const seen = new Set(progress.seen);
  const unseen = puzzles.filter((each) => isWanted(progress.wanted, each) && !seen.has(each.id));
  const far = (each: PuzzleEntry): number => Math.abs(each.rating - progress.rating);
  const byId = (one: PuzzleEntry, other: PuzzleEntry): number => (one.id < other.id ? -1 : 1);
  const nearest = unseen.toSorted((one, other) => far(one) - far(other) || byId(one, other)).slice(0, elo.nearest);
  return nearest[Math.floor(random() * nearest.length)] ?? null;
}

/** Let the puzzles that are wanted come again. */
export function again(progress: Progress, puzzles: readonly PuzzleEntry[]): Progress {
  const wanted = new Set(puzzles.filter((each) => isWanted(progress.wanted, each)).map(({ id }) => id));
  return { ...progress, seen: progress.seen.filter((id) => !wanted.has(id)) };
}
