/** Updates: a new version of the site waits until somebody takes it, so that no game on this device is interrupted. */

class Update {
  /** Whether a new version is here and waits. */
  ready = $state(false);
  #apply: (() => void) | null = null;

  /** Say how the new version is taken; the service worker's registration does. */
  offer(apply: () => void): void {
    this.#apply = apply;
    this.ready = true;
  }

  /** Switch to the new version: the page is loaded anew. */
  apply = (): void => {
    this.ready = false;
    this.#apply?.();
  };
}

const update = new Update();

/** Whether a new version waits: offer it when no game on this device is running. */
export const updateReady = (): boolean => update.ready;
export const offerUpdate = (apply: () => void): void => update.offer(apply);
export const applyUpdate = (): void => update.apply();
