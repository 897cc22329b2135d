/**
 * A game that several devices keep: what is entered here goes to the shared board, and what others enter comes here.
 *
 * The game itself stays on this device: without a connection everything goes on, and is sent when there is one again. Both
 * sides are sets of entries that only grow, so sending means: whatever the other side lacks.
 */

import { Refused, fetchHistory } from "../../net/api";
import { batchOf, shareBoard, shareNextGame, type BoardPlan } from "../../net/boards";
import { connectBoard } from "../../net/connection";
import type { Happened, Refusal, ServerMessage, Welcome } from "../../net/protocol";
import { deleteScore, fetchEntries, type Entry, type OddsFor } from "../../net/scores";
import type { ConnectionState, DisconnectReason, OpenTransport, Transport } from "../../net/transport";
import { boardErrorText } from "./boardErrors";
import { bringGame } from "./joinBoard";
import type { ScoreGame } from "./scoreGame.svelte";
import { forgetSharedBoard, loadSharedBoard, saveSharedBoard, type SharedBoard } from "./sharedBoards";

/** Milliseconds before entries are sent again that the server could not take just now. */
export const AGAIN_MS = 3000;
/** Refusals after which sending the same again is useless. */
const USELESS: ReadonlySet<string> = new Set(["bad_entry", "board_is_full", "not_invited", "bad_message", "too_large"]);

/** The number by which the answer to `set_odds` is known: what is refused there keeps no entry back. */
const ABOUT_ODDS = 1;

/** Where entries come from and go to; tests have their own. */
export interface Ways {
  connect: OpenTransport;
  entries: typeof fetchEntries;
  history: (board: string) => Promise<Happened[]>;
  share: typeof shareBoard;
  shareNext: typeof shareNextGame;
  bring: typeof bringGame;
  discard: typeof deleteScore;
}

const WAYS: Ways = {
  connect: connectBoard,
  entries: fetchEntries,
  history: fetchHistory,
  share: shareBoard,
  shareNext: shareNextGame,
  bring: bringGame,
  discard: deleteScore,
};

export class Together {
  board: SharedBoard | null = $state.raw(null);
  connection: ConnectionState = $state("closed");
  keepers = $state(0);
  watching = $state(0);
  /** The number of entries of this device that the board lacks. */
  unsent = $state(0);
  /** It is shared no more; shown until the page is left. */
  ended = $state(false);
  /** The id of the board where the next game is kept. */
  next: string | null = $state(null);
  trouble: (() => string) | null = $state.raw(null);
  #transport: Transport | null = null;
  /** Entries that the board lacks, in the order of their ids. */
  readonly #waiting = new Map<string, Entry>();
  /** The ids of all entries on this device. */
  readonly #here = new Set<string>();
  #arrived: Entry[] = [];
  #merging = false;
  #last = -1;
  /** The number of the act after which this device knows everything that the board has; null until it is welcome. */
  #until: number | null = null;
  /** The ids that were sent and are not confirmed. */
  #sent: string[] = [];
  #blocked = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** Acts that came while the history was being read; null while it is not. */
  #held: Happened[] | null = null;
  /** Which reading of the history is the latest one. */
  #reading = 0;
  /** The players who see the odds, by the board; and by a choice here that the board does not know of yet. */
  #odds: OddsFor | null = null;
  #wanted: OddsFor | null = null;
  #asked = false;

  constructor(
    private readonly game: ScoreGame,
    private readonly ways: Ways = WAYS,
  ) {
    this.board = loadSharedBoard(game.id);
    game.onentered = (entries) => this.#entered(entries);
    game.onodds = (odds) => {
      if (this.board) this.#wanted = odds;
      this.#send();
    };
  }

  /** Whether this device shared the board: it alone can invite others and stop. */
  get mine(): boolean {
    return this.board?.invitation != null;
  }

  /** Connect to the board, if the game is shared; return a function that disconnects. */
  start(): () => void {
    if (this.board) void this.#connect(this.board);
    return () => this.#close();
  }

  /** Share the game. */
  async share(): Promise<void> {
    this.trouble = null;
    this.ended = false;
    try {
      const { id, code, link, token, invitation } = await this.ways.share(await this.#plan(this.game.id));
      this.board = { id, code, link, token, invitation };
      saveSharedBoard(this.game.id, this.board);
      await this.#connect(this.board);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = () => boardErrorText(error);
    }
  }

  /** Return what is sent to share a game of this device, with the odds as they are here. */
  async #plan(game: string): Promise<BoardPlan> {
    const { setup, colours } = await this.ways.entries(game);
    return { setup, colours, odds: this.game.board?.settings.odds ?? "nobody" };
  }

  /**
   * Let the board go on with the next game, which is on this device already: keepers and those who watch come along.
   * Return the id of the game that is kept there, which is another one if another keeper was first.
   */
  async playOn(game: string): Promise<string> {
    const board = this.board;
    if (!board) return game;
    const followed = await this.ways.shareNext(board.id, { ...(await this.#plan(game)), token: board.token });
    const kept = await this.ways.bring({ ...board, ...followed });
    if (kept !== game) await this.ways.discard(game);
    return kept;
  }

  /** Come along to the next game, and return its id on this device. */
  async follow(): Promise<string> {
    const { board, next } = this;
    if (!board || next === null) return this.game.id;
    return this.ways.bring({ ...board, id: next });
  }

  /** Share it no more: others see that, and everybody keeps what they have. */
  stop(): void {
    if (this.#transport?.send({ type: "stop_sharing" })) return;
    this.trouble = () => boardErrorText({ reason: "offline", message: "" });
  }

  /** Keep score on this device alone from now on. */
  leave(): void {
    this.#close();
    this.#forget();
  }

  readonly wake = (): void => this.#transport?.wake();

  async #connect(board: SharedBoard): Promise<void> {
    await this.#load();
    this.#transport = this.ways.connect(board.id, board.token, {
      onMessage: (message) => this.#hear(message),
      onState: (state, reason) => this.#become(state, reason),
      lastNumber: () => this.#last,
    });
  }

  /** Read what is on this device. */
  async #load(): Promise<void> {
    const { entries } = await this.ways.entries(this.game.id);
    this.#here.clear();
    this.#waiting.clear();
    for (const entry of entries) this.#entered([entry]);
  }

  #close(): void {
    clearTimeout(this.#again);
    this.#transport?.close();
    this.#transport = null;
  }

  #forget(): void {
    forgetSharedBoard(this.game.id);
    this.board = null;
    this.#last = -1;
    this.#until = null;
    this.#held = this.#odds = this.#wanted = this.next = null;
    this.keepers = this.watching = this.unsent = 0;
    this.#waiting.clear();
  }

  #entered(entries: Entry[]): void {
    for (const entry of entries) {
      this.#here.add(entry.id);
      if (this.board) this.#waiting.set(entry.id, entry);
    }
    this.#send();
  }

  // --- what comes ----------------------------------------------------------------------------------------------------

  #become(state: ConnectionState, reason: DisconnectReason | null): void {
    this.connection = state;
    if (state === "open") return;
    this.#until = null;
    this.#sent = [];
    this.#asked = false;
    if (state === "refused" && reason !== null && typeof reason !== "string") this.#refusedForGood(reason);
  }

  /** The board is gone, or this page does not understand it: the game stays here. */
  #refusedForGood(reason: { reason: string; message: string }): void {
    this.trouble = () => boardErrorText(reason);
    if (reason.reason !== "other_protocol") this.leave();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        void this.#welcome(message);
        break;
      case "happened":
        this.#happened(message);
        break;
      case "present":
        this.keepers = message.people.length;
        this.watching = message.watching;
        break;
      case "refusal":
        this.#refused(message);
        break;
    }
  }

  /** Catch up: what was missed follows act by act; if it is too much, or the board has lost something, read all of it. */
  async #welcome(message: Welcome): Promise<void> {
    this.#blocked = false;
    this.trouble = null;
    this.keepers = message.present.length;
    this.watching = message.watching;
    if (message.table === null) {
      this.#until = message.number;
      this.#send();
      return;
    }
    this.#held ??= [];
    const reading = ++this.#reading;
    try {
      const history = await this.ways.history(message.id);
      await this.#load();
      if (reading !== this.#reading) return;
      const held = this.#held ?? [];
      this.#held = null;
      this.#last = -1;
      for (const act of history) this.#happened(act);
      for (const act of held) if (act.number > this.#last) this.#happened(act);
      this.#until = message.number;
      this.#send();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#again = setTimeout(() => void this.#welcome(message), AGAIN_MS);
    }
  }

  #happened(happened: Happened): void {
    // one that was counted before the history is read would be sent again, and never be confirmed
    if (this.#held) return void this.#held.push(happened);
    const { number, act } = happened;
    this.#last = Math.max(this.#last, number);
    if (act.act === "score_entered") {
      for (const entry of act.entries as Entry[]) {
        this.#waiting.delete(entry.id);
        if (this.#here.has(entry.id)) continue;
        this.#here.add(entry.id);
        this.#arrived.push(entry);
      }
      const sent = this.#sent.length;
      this.#sent = this.#sent.filter((id) => this.#waiting.has(id));
      if (this.#sent.length < sent) this.trouble = null;
      void this.#merge();
    } else if (act.act === "score_shared" || act.act === "odds_set") {
      this.#odds = act.odds ?? "nobody";
      this.#asked = false;
    } else if (act.act === "rematched") {
      this.next = act.table;
    } else if (act.act === "closed") {
      this.ended = true;
      this.leave();
    }
    this.#send();
  }

  /** Hand what others entered to the score keeper; what comes meanwhile is handed over next. */
  async #merge(): Promise<void> {
    if (this.#merging) return;
    this.#merging = true;
    try {
      while (this.#arrived.length) {
        const arrived = this.#arrived;
        this.#arrived = [];
        await this.game.merge(arrived);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = () => boardErrorText(error);
    } finally {
      this.#merging = false;
    }
  }

  #refused(refusal: Refusal): void {
    if (this.#until === null) return; // of the hello: the connection sees to it
    this.trouble = () => boardErrorText(refusal);
    if (refusal.re === ABOUT_ODDS) {
      this.#wanted = null;
      this.#asked = false;
      return;
    }
    this.#sent = [];
    if (USELESS.has(refusal.reason)) this.#blocked = true;
    else this.#again = setTimeout(() => this.#send(), AGAIN_MS);
  }

  // --- what goes -----------------------------------------------------------------------------------------------------

  /** Send the next entries that the board lacks, when those before them are confirmed. */
  #send(): void {
    this.unsent = this.#waiting.size;
    const isKnown = this.#until !== null && this.#last >= this.#until;
    if (isKnown) this.#agreeOnOdds();
    if (!isKnown || this.#blocked || this.#sent.length || !this.#waiting.size) return;
    const entries = batchOf(this.#waiting.values());
    if (!this.#transport?.send({ type: "enter_score", entries })) return;
    this.#sent = entries.map((entry) => entry.id);
  }
  /** Send who is to see the odds, if that was chosen here; else show them to those whom the board names. */
  #agreeOnOdds(): void {
    if (this.#wanted === this.#odds) this.#wanted = null;
    if (this.#wanted === null) {
      if (this.#odds !== null) void this.#showOdds(this.#odds);
    } else if (!this.#asked)
      this.#asked = this.#transport?.send({ type: "set_odds", odds: this.#wanted, re: ABOUT_ODDS }) ?? false;
  }

  async #showOdds(odds: OddsFor): Promise<void> {
    try {
      await this.game.showOdds(odds);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = () => boardErrorText(error);
    }
  }
}
