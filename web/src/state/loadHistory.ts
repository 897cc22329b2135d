/** Load the history for somebody who joins in the middle of a game. */

import { fetchHistory } from "../net/api";
import type { EventLog } from "./eventLog.svelte";
import type { TableView } from "../net/protocol";

/** Complete the log back to the first card. If that fails, mark it in the log and return false. */
export async function loadHistory(
  eventLog: Pick<EventLog, "addEarlier" | "historyMissing"> & Partial<Pick<EventLog, "person">>,
  found: TableView,
): Promise<boolean> {
  const had = await Promise.all([import("./historyLookup"), fetchHistory(found.id)]).catch(() => null);
  if (!had) {
    eventLog.historyMissing = true;
    return false;
  }
  const [{ linesBefore }, told] = had;
  eventLog.addEarlier(found, await linesBefore(found, told, eventLog.person ?? null));
  return true;
}
