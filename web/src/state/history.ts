/** Game history: a finished or running game cut into steps of one card each, and the table at any of them. */

import type { Act, GameEvent, Happened, TableView } from "../net/protocol";
import { narrateEvent, narrateRoomEvent, seatOf, type LogLine } from "../i18n/narrate";
import { yieldToMain } from "./yieldToMain";
import { applyGameEvent } from "./gameReducer";
import { applyRoomEvent } from "./roomReducer";

/** The events that begin a step. */
const BEGINS_STEP: ReadonlySet<GameEvent["event"]> = new Set([
  "round_began",
  "dealt",
  "hit",
  "flipped",
  "given",
  "handed_out",
  "stayed",
]);
/** Keep a snapshot of the table every so many steps; the steps between are replayed. */
const SNAPSHOT_STEPS = 24;
/** Room events that are narrated in one task. */
const EVENTS_PER_TASK = 40;
/** The room event of every step but the first of its room event: it changes nothing but the cards. */
const GOES_ON: Act = { act: "chose", seat: 0, ordinal: 0, choice: "hit", by: "bot" };

/** Return the table before its first room event. */
export function emptyTable(table: TableView): TableView {
  const empty = { number: -1, phase: "lobby" as const, host: null, seats: [], people: [], game: null, asked: null };
  const later = {
    seed_hash: null,
    revealed: null,
    rematch: null,
    locked: false,
    closed: null,
    scores: null,
  };
  return { ...table, ...empty, ...later };
}

export interface Round {
  number: number;
  /** The step that begins the round. */
  step: number;
}

export class GameHistory {
  /** Every step as a message for a `Reveal`; their numbers count the steps. */
  readonly steps: Happened[];
  readonly rounds: Round[];
  /** For each choice of the game, the step at which its question was open. */
  readonly choices: number[];
  #kept: TableView[] = [];
  #lines: LogLine[][] = [];

  constructor(last: TableView, history: readonly Happened[]) {
    const { lobby, played } = opened(last, history);
    this.steps = played.flatMap(cut).map((piece, at) => ({ ...piece, number: at + 1 }));
    const first = this.steps[0]?.game;
    if (first) lobby.game = structuredClone(first);
    this.#keep({ ...lobby, phase: first ? "playing" : "lobby", number: 0 });
    this.rounds = this.steps.flatMap(roundsOf);
    this.choices = this.steps.flatMap((told) =>
      told.act.act === "chose" && told.act !== GOES_ON ? [told.number - 1] : [],
    );
  }

  /** The number of steps; step 0 is the table before its first card. */
  get length(): number {
    return this.steps.length;
  }

  /** Return the table after that step. */
  at(step: number): TableView {
    const nearest = Math.floor(step / SNAPSHOT_STEPS);
    const table = structuredClone(this.#kept[nearest]!);
    for (const told of this.steps.slice(nearest * SNAPSHOT_STEPS, step)) follow(table, told);
    return table;
  }

  /** Return the log up to that step, newest first. */
  lines(step: number): LogLine[] {
    return this.#lines.slice(0, step).flat().reverse();
  }

  /** Return the number of the round after that step. */
  roundAt(step: number): number {
    return this.rounds.findLast((round) => round.step <= step)?.number ?? 1;
  }

  #keep(table: TableView): void {
    for (const told of this.steps) {
      if ((told.number - 1) % SNAPSHOT_STEPS === 0) this.#kept.push(structuredClone(table));
      this.#lines.push(follow(table, told));
    }
    if (this.steps.length % SNAPSHOT_STEPS === 0) this.#kept.push(structuredClone(table));
  }
}

/** Narrate the whole game to this person, newest line first; in short tasks, so that the page stays responsive. */
export async function narrateHistory(
  last: TableView,
  history: readonly Happened[],
  person: number | null = null,
): Promise<LogLine[]> {
  const { lobby, played } = opened(last, history);
  const lines: LogLine[] = [];
  for (const [at, told] of played.entries()) {
    if (at % EVENTS_PER_TASK === 0) await yieldToMain();
    lines.push(...follow(lobby, told, person));
  }
  return lines.reverse();
}

/** Return the table when the game began, and the room events since. */
function opened(last: TableView, history: readonly Happened[]): { lobby: TableView; played: Happened[] } {
  const begin = history.findIndex((told) => told.act.act === "started");
  const lobby = emptyTable(structuredClone(last));
  for (const told of history.slice(0, begin)) applyRoomEvent(lobby, told);
  return { lobby, played: begin < 0 ? [] : history.slice(begin).filter(isSeen) };
}

/** Apply a step to the table and return its log lines. */
function follow(table: TableView, told: Happened, person: number | null = null): LogLine[] {
  applyRoomEvent(table, structuredClone(told));
  const first = narrateRoomEvent(told, table, () => person);
  const names = table.seats.map((seat) => seat.name ?? "?");
  const lines = told.events.map((event, at) => {
    const worth = told.worths[at] ?? null;
    const line = narrateEvent(event, worth, { game: table.game!, names, me: seatOf(table, person) });
    applyGameEvent(table.game!, event, worth);
    return line;
  });
  table.asked = told.asked;
  return first ? [first, ...lines] : lines;
}

/** After the end of the game nothing more happens on the table. */
function isSeen(told: Happened): boolean {
  return told.act.act !== "revealed" && told.act.act !== "rematched";
}

/** Cut a room event into steps; one without game events stays whole. */
function cut(told: Happened): Happened[] {
  const starts = told.events.flatMap((event, at) => (BEGINS_STEP.has(event.event) && at ? [at] : []));
  return [0, ...starts].map((from, piece) => {
    const to = starts[piece] ?? told.events.length;
    const last = to === told.events.length;
    return {
      ...told,
      game: piece ? null : told.game,
      act: piece ? GOES_ON : told.act,
      events: told.events.slice(from, to),
      worths: told.worths.slice(from, to),
      odds: told.odds?.slice(from, to) ?? [],
      asked: last ? told.asked : null,
    };
  });
}

function roundsOf(told: Happened): Round[] {
  return told.events.flatMap((event) =>
    event.event === "round_began" ? [{ number: event.number, step: told.number }] : [],
  );
}
