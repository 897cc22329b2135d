/** Become a keeper of a shared board: take the invitation, bring the game to this device, and remember the board. */

import { language } from "../../i18n/index.svelte";
import { Refused, fetchHistory } from "../../net/api";
import { connectBoard } from "../../net/connection";
import type { Happened, ServerMessage } from "../../net/protocol";
import { restoreScores, type Entry } from "../../net/scores";
import type { Transport } from "../../net/transport";
import { findSharedBoard, saveSharedBoard, type SharedBoard } from "./sharedBoards";

/** Become a keeper, bring the game of the board to this device, and return its id here. */
export async function joinBoard(key: string, invitation: string): Promise<string> {
  return bringGame(await takeInvitation(key, invitation));
}

/** Bring the game of the board to this device, remember how it is kept there, and return its id here. */
export async function bringGame(board: SharedBoard): Promise<string> {
  const { game, text } = asBackup(await fetchHistory(board.id), Date.now());
  await restoreScores(text, language());
  saveSharedBoard(game, board);
  return game;
}

/** Take the invitation, unless this device keeps score there already: whoever shared the board would lose the right to stop. */
function takeInvitation(key: string, invitation: string): Promise<SharedBoard> {
  return new Promise((resolve, reject) => {
    let found: { id: string; code: string; link: string } | null = null;
    const transport: Transport = connectBoard(key, null, {
      onMessage: (message) => hear(message),
      onState: (state, reason) => {
        if (state === "refused" && reason !== null && typeof reason !== "string") fail(reason);
        if (state === "lost") fail({ reason: "offline", message: "" });
      },
      lastNumber: () => null,
    });

    function fail({ reason, message }: { reason: string; message: string }): void {
      transport.close();
      reject(new Refused(reason, message));
    }

    function take(board: SharedBoard): void {
      transport.close();
      resolve(board);
    }

    function hear(message: ServerMessage): void {
      if (message.type === "welcome" && message.table) {
        const { id, code, link, closed } = message.table;
        const known = findSharedBoard(id);
        if (closed) return fail({ reason: "is_closed", message: "" });
        if (known) return take(known);
        found = { id, code, link };
        transport.send({ type: "keep_score", invitation });
      } else if (message.type === "you" && found && transport.token) {
        take({ ...found, token: transport.token, invitation: null });
      } else if (message.type === "refusal" && found) fail(message);
    }
  });
}

/** Write the history of a board as a backup of one game, which the score keeper restores. */
export function asBackup(history: Happened[], now: number): { game: string; text: string } {
  const shared = history.map(({ act }) => act).find((act) => act.act === "score_shared");
  if (!shared) throw new Refused("not_a_board", "");
  const entries = history.flatMap(({ act }) => (act.act === "score_entered" ? (act.entries as Entry[]) : []));
  const odds = history.map(({ act }) => act).findLast((act) => act.act === "odds_set" || act.act === "score_shared");
  const started = history[0]?.at ?? now;
  const game = {
    score: { ...shared.setup, entries },
    colours: shared.colours,
    settings: { odds: odds?.odds ?? "nobody", advice: false },
    started,
    changed: now,
  };
  const text = JSON.stringify({ format: "flip7-scores", version: 1, program: "flip7", games: [game] });
  return { game: String((shared.setup as { game?: unknown }).game), text };
}
