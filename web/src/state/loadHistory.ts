/** Whoever comes in the middle of a game reads what happened before they came. */

import { fetchHistory } from "../net/api";
import type { EventLog } from "./eventLog.svelte";
import type { TableView } from "../net/protocol";

/** The story goes back to the first card. If that cannot be had, it begins where somebody came, the log says so, and false comes back. */
export async function loadHistory(
  eventLog: Pick<EventLog, "addEarlier" | "historyMissing">,
  found: TableView,
): Promise<boolean> {
  const had = await Promise.all([import("./historyLookup"), fetchHistory(found.id)]).catch(() => null);
  if (!had) {
    eventLog.historyMissing = true;
    return false;
  }
  const [{ linesBefore }, told] = had;
  eventLog.addEarlier(found, await linesBefore(found, told));
  return true;
}
