/** Whoever comes in the middle of a game reads what happened before they came. */

import { history } from "../net/api";
import type { Story } from "./eventLog.svelte";
import type { TableView } from "../net/protocol";

/** The story goes back to the first card. If that cannot be had, it begins where somebody came, the log says so, and false comes back. */
export async function recall(story: Pick<Story, "recalled" | "unheard">, found: TableView): Promise<boolean> {
  const had = await Promise.all([import("./historyLookup"), history(found.id)]).catch(() => null);
  if (!had) {
    story.unheard = true;
    return false;
  }
  const [{ toldBefore }, told] = had;
  story.recalled(found, await toldBefore(found, told));
  return true;
}
