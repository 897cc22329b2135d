/** One game with real cards, as its page shows it: the board, what the referee said, and what is being asked about. */

import { errorText } from "../../i18n/errors";
import { language, say } from "../../i18n/index.svelte";
import { Refused } from "../../net/api";
import {
  doAct,
  fetchBoard,
  fetchLog,
  mergeEntries,
  type Act,
  type Acted,
  type Board,
  type Entry,
  type LogEntry,
  type OddsFor,
  type Told,
} from "../../net/scores";

/** Where acts go; tests have their own. */
export interface Keeper {
  board: (id: string, language: string) => Promise<Board>;
  act: (id: string, act: Act, language: string) => Promise<Acted>;
  log: (id: string, round: number, language: string) => Promise<LogEntry[]>;
  merge: (id: string, entries: Entry[], language: string) => Promise<Acted>;
}

const ON_DEVICE: Keeper = { board: fetchBoard, act: doAct, log: fetchLog, merge: mergeEntries };
/** The keeper's word for a score that no hand can give. */
const DOUBTFUL = "doubtful";

/** A score that no hand can give, and the sentence that asks about it. */
export interface Doubt {
  act: Act;
  points: number;
  sentence: string;
}

export class ScoreGame {
  board: Board | null = $state.raw(null);
  /** The referee's sentences about the last tap. */
  said: Told[] = $state.raw([]);
  /** The effects of a correction; shown until the next tap. */
  changed: string[] = $state.raw([]);
  /** The round that a tap here has ended: its result is shown until somebody goes on. */
  ended: number | null = $state(null);
  doubt: Doubt | null = $state.raw(null);
  /** Why the last tap was refused; a function, so that it changes with the language. */
  trouble: (() => string) | null = $state.raw(null);
  /** The game could not be loaded. */
  failure: Refused | null = $state.raw(null);
  /** Called with what was entered here, for other keepers. */
  onentered: (entries: Entry[]) => void = () => {};
  /** Called when somebody here has changed who sees the odds, for other keepers and those who watch. */
  onodds: (odds: OddsFor) => void = () => {};
  #busy = false;

  constructor(
    readonly id: string,
    private readonly keeper: Keeper = ON_DEVICE,
  ) {}

  /** Load the board, also again in another language. */
  async load(spoken = language()): Promise<void> {
    try {
      this.board = await this.keeper.board(this.id, spoken);
      this.failure = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.failure = error;
    }
  }

  /** Enter a tap. One that comes before the last is answered is dropped: it was meant for what is on the screen. */
  async act(act: Act): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    [this.doubt, this.trouble] = [null, null];
    try {
      const { board, said, changed, entries } = await this.keeper.act(this.id, act, language());
      this.#pause(this.board, board);
      [this.board, this.said, this.changed] = [board, said, changed];
      if (entries.length) this.onentered(entries);
      if (act.do === "settings") this.onodds(act.odds);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#refused(act, error);
      return false;
    } finally {
      this.#busy = false;
    }
  }

  /** Show the result of a round that is over now; not of one that was taken back, nor where the game is over. */
  #pause(before: Board | null, now: Board): void {
    const [was, is] = [before?.rounds.length ?? 0, now.rounds.length];
    if (now.winner !== null || is < was) this.ended = null;
    else if (before && is > was) this.ended = now.rounds.at(-1)?.number ?? null;
  }

  /** The result was read: the next round. */
  goOn(): void {
    this.ended = null;
    this.said = [];
  }

  /** Say what was corrected, and if nothing else has changed; `now` is the line after it, null if it was dropped. */
  confirm(was: string, now: string | null): void {
    const sentence = now === null ? say("keep-dropped", { was }) : say("keep-corrected", { was, now });
    const alone = !this.changed.length && !this.board?.waiting.length;
    this.changed = [sentence, ...(alone ? [say("keep-corrected-alone")] : this.changed)];
  }

  /** Add what other keepers have entered. */
  async merge(entries: Entry[]): Promise<void> {
    const { board, changed } = await this.keeper.merge(this.id, entries, language());
    [this.board, this.changed] = [board, changed];
  }

  /** Show the odds to those whom another keeper has chosen. */
  async showOdds(odds: OddsFor): Promise<void> {
    if (!this.board) await this.load();
    if (!this.board || this.board.settings.odds === odds) return;
    const act: Act = { do: "settings", ...this.board.settings, odds };
    this.board = (await this.keeper.act(this.id, act, language())).board;
  }

  #refused(act: Act, refusal: Refused): void {
    const points = pointsOf(act);
    if (refusal.reason === DOUBTFUL && points !== null) this.doubt = { act, points, sentence: refusal.message };
    else this.trouble = () => errorText(refusal);
  }

  /** Enter the doubtful score all the same: the table is sure. */
  async insist(): Promise<boolean> {
    return this.doubt === null ? false : this.act(surely(this.doubt.act));
  }

  log(round: number): Promise<LogEntry[]> {
    return this.keeper.log(this.id, round, language());
  }

  /** Change a score that was entered as a number or as a bust; one that was counted from cards is set by hand. */
  async changeScore(round: number, seat: number, points: number): Promise<boolean> {
    const entry = (await this.log(round)).findLast(
      ({ what }) => (what.do === "score" || what.do === "bust") && what.seat === seat,
    );
    if (!entry) return this.act({ do: "by_hand", round, seat, points });
    return this.act({ do: "correct", of: entry.id, by: { do: "score", seat, round, points } });
  }
}

function pointsOf(act: Act): number | null {
  if (act.do === "score") return act.points;
  return act.do === "correct" && act.by.do === "score" ? act.by.points : null;
}

function surely(act: Act): Act {
  if (act.do === "score") return { ...act, sure: true };
  return act.do === "correct" && act.by.do === "score" ? { ...act, by: { ...act.by, sure: true } } : act;
}
