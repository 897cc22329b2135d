/** Shared score boards on the server: share one, and its links as QR codes. The board itself comes by the socket. */

import { askServer } from "./api";
import type { BoardFollowed, BoardFounded } from "./protocol";
import { Refused } from "./refused";
import type { Entry, OddsFor } from "./scores";

export interface BoardPlan {
  setup: Record<string, unknown>;
  colours: number[];
  odds: OddsFor;
}

const post = (body: unknown) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

export const shareBoard = (plan: BoardPlan): Promise<BoardFounded> => askServer("/api/boards", post(plan));

/** Share the next game of a board with the same keepers and those who watch; the first to ask makes its board. */
export const shareNextGame = (board: string, plan: BoardPlan & { token: string }): Promise<BoardFollowed> =>
  askServer(`/api/boards/${encodeURIComponent(board)}/rematch`, post(plan));

/** The address of the QR code by which everybody may watch. */
export const watchQr = (code: string): string => `/api/boards/${encodeURIComponent(code)}/qr.svg`;

/** Fetch the QR code of the invitation to keep score, as the address of a picture; the invitation is in no address. */
export async function fetchKeepQr(code: string, invitation: string): Promise<string> {
  const answer = await fetch(watchQr(code), post({ invitation })).catch(() => null);
  if (!answer?.ok) throw new Refused("offline", "");
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}

/** The link by which somebody may keep score, too. Browsers send no fragment to any server. */
export const keepLink = (link: string, invitation: string): string => `${link}#${KEEP}${invitation}`;

/** Return the invitation in the fragment of an address; null if there is none. */
export const invitationIn = (fragment: string): string | null =>
  fragment.startsWith(`#${KEEP}`) ? fragment.slice(KEEP.length + 1) || null : null;

const KEEP = "keep=";

/** Bytes of entries in one message: the server takes no more than 4,096 in all. */
const MOST_BYTES = 3500;
/** Entries in one message; the same for the server. */
const MOST_ENTRIES = 64;

/** Return as many of the entries, from the first on, as one message can carry. */
export function batchOf(entries: Iterable<Entry>): Entry[] {
  const batch: Entry[] = [];
  let bytes = 0;
  for (const entry of entries) {
    bytes += new TextEncoder().encode(JSON.stringify(entry)).length + 1;
    if (batch.length && (bytes > MOST_BYTES || batch.length === MOST_ENTRIES)) break;
    batch.push(entry);
  }
  return batch;
}
