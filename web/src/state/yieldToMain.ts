/** Yield to the main thread: between two short tasks the browser can paint and react to input. */

/** Resolve after the browser's pending work; at once in a hidden page, where timers take seconds. */
export function yieldToMain(): Promise<void> {
  return document.hidden ? Promise.resolve() : new Promise((done) => setTimeout(done));
}
