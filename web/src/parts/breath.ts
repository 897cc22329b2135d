/** Long work in short tasks: between two of them the browser can paint, and whoever touches the page is heard. */

/** Kept as soon as the browser has done what it had to do meanwhile. Not every browser has a scheduler. */
export function breath(): Promise<void> {
  const scheduler = globalThis.scheduler as Partial<Scheduler> | undefined;
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}
