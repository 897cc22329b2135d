/** Long work in short tasks: between two of them the browser can paint, and whoever touches the page is heard. */

/** Kept as soon as the browser has done what it had to do meanwhile; at once where nobody looks, or it would take seconds. */
export function yieldToMain(): Promise<void> {
  return document.hidden ? Promise.resolve() : new Promise((done) => setTimeout(done));
}
