/** Subscribe to reactive state from outside a component. */

import { untrack } from "svelte";

/** Call `told` with the value of `read` now and whenever it changes; return a function that stops it. */
export function subscribe<T>(read: () => T, told: (value: T) => void): () => void {
  return $effect.root(() => {
    const value = $derived(read());
    $effect(() => {
      const now = value;
      untrack(() => told(now));
    });
  });
}
