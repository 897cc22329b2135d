/** Installation: the browser's offer to install this page, and whether somebody has answered it. */

import { readItem, writeItem } from "./storage";

const ANSWERED_KEY = "flip7:install";

/** The event with which browsers offer an installation; TypeScript does not know it. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Installation {
  /** The browser's offer, until it is answered. */
  offer: InstallOffer | null = $state.raw(null);

  /** Keep the offer for our own hint, unless it was answered before: then the browser shows its own, if any. */
  receive(offer: InstallOffer): void {
    if (readItem(ANSWERED_KEY) !== null) return;
    offer.preventDefault();
    this.offer = offer;
  }

  accept(): void {
    void this.offer?.prompt().catch(() => {}); // the browser took its offer back
    this.dismiss();
  }

  /** Never ask again. */
  dismiss(): void {
    writeItem(ANSWERED_KEY, "answered");
    this.offer = null;
  }
}

export const installation = new Installation();
