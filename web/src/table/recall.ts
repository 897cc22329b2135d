/** Whoever comes in the middle of a game reads what happened before they came. */

import { history } from "../game/api";
import type { Story } from "../game/story.svelte";
import type { TableView } from "../protocol";
import { later } from "./later";

/** The story goes back to the first card. If that cannot be had, it begins where somebody came, and nobody is troubled with it. */
export async function recall(story: Pick<Story, "recalled">, found: TableView): Promise<void> {
  const had = await Promise.all([later.hindsight(), history(found.id)]).catch(() => null);
  if (!had) return;
  const [{ toldBefore }, told] = had;
  story.recalled(found, await toldBefore(found, told));
}
