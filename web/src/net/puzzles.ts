/** The puzzles: the list of all, and each one's table. Python has prepared them (tools/puzzle_pages.py); no request is needed. */

import type { Asked, Card, GameView, Move, TableView } from "./protocol";

/** The themes, in the order in which they are offered; `Theme` of flip7/analysis/puzzles.py. */
export const THEMES = ["counting", "race", "flip_three", "second_chance", "gifts"] as const;
export type Theme = (typeof THEMES)[number];

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A puzzle as the list has it. */
export interface PuzzleEntry {
  id: string;
  /** The file that holds its table. */
  part: number;
  rating: number;
  difficulty: Difficulty;
  themes: Theme[];
}

/** The numbers of the rating; `RatingRules` of flip7/play/puzzles.py. */
export interface RatingRules {
  start: number;
  scale: number;
  first_step: number;
  step_less: number;
  least_step: number;
  nearest: number;
}

export interface PuzzleList {
  /** The names at the table, but for the seat that is asked. */
  names: string[];
  /** The bots that are asked every puzzle. */
  panel: string[];
  elo: RatingRules;
  /** The table at which every puzzle is asked, without seats, cards and question. */
  table: TableView;
  puzzles: PuzzleEntry[];
}

/** One answer with its figures; chances are from 0 to 1, errors half of a 95 % interval. */
export interface PuzzleAnswer {
  choice: Move | number;
  win: number;
  error: number;
  behind: number;
  behind_error: number;
  chosen_by: string[];
  /** Why the best answer is better, if a figure says it. */
  why: ({ reason: string } & Record<string, string | number | boolean>) | null;
  certainty: "probably" | "clearly";
}

export interface PuzzlePosition {
  game: GameView;
  asked: Asked;
  /** The cards that are out of the game and lie face down, in order. */
  gone: Card[];
  best: Move | number;
  answers: PuzzleAnswer[];
  missed_by: string[];
  /** The wrong answer that most bots give. */
  tempting: Move | number;
}

const files = import.meta.glob<unknown>("../../../build/puzzle-pages/*.json", { import: "default" });

function load(name: string): Promise<unknown> {
  const file = files[`../../../build/puzzle-pages/${name}.json`];
  return file ? file() : Promise.reject(new Error(`no ${name}: the site was built without puzzles`));
}

export const loadPuzzles = (): Promise<PuzzleList> => load("index") as Promise<PuzzleList>;

/** Load the position of a puzzle; the files are kept by the browser. */
export async function loadPosition({ id, part }: PuzzleEntry): Promise<PuzzlePosition> {
  return ((await load(`part-${part}`)) as Record<string, PuzzlePosition>)[id]!;
}

/** Return the table of a puzzle, with the person who solves it at the seat that is asked. */
export function tableOf(list: PuzzleList, { game, asked }: PuzzlePosition, me: string): TableView {
  const seats = game.places.map((_, seat) => ({
    name: seat === asked.seat ? me : (list.names[seat] ?? "?"),
    person: seat,
    bot: null,
    stand_in: null,
    waits: false,
  }));
  const people = seats.map(({ name }, seat) => ({
    ...{ person: seat, name, colour: null, seat, ready: true, gone: false, gave_word: false, sent_away: false },
  }));
  return { ...list.table, seats, people, game, asked };
}
