/** For what is no component: hear of it when something that is shown changes. */

import { untrack } from "svelte";

/** `told` is called with what `read` gives, now and whenever it changes, until the answer is called. */
export function subscribe<T>(read: () => T, told: (value: T) => void): () => void {
  return $effect.root(() => {
    const value = $derived(read());
    $effect(() => {
      const now = value;
      untrack(() => told(now));
    });
  });
}
