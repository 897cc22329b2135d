/** Large text: somebody has set the size of text far above what the screen is laid out for. */

import { createSubscriber } from "svelte/reactivity";

/** From this factor on, the layouts that fit one screen do not: the page scrolls instead. */
const LARGE = 1.4;

/** Pixels of a rem that the layouts are made for (`html` in pages.css). */
const usual = (): number => (innerWidth >= 2800 ? 24 : innerWidth >= 1600 ? 18 : 16);

class LargeText {
  /** A probe of one rem tells when the size changes: by the browser's settings or by ours. */
  #subscribe = createSubscriber((update) => {
    const probe = document.createElement("i");
    probe.style.cssText = "position:absolute;visibility:hidden;width:1rem;height:0";
    document.body.append(probe);
    const observer = new ResizeObserver(update);
    observer.observe(probe);
    addEventListener("resize", update);
    return () => {
      observer.disconnect();
      removeEventListener("resize", update);
      probe.remove();
    };
  });

  get current(): boolean {
    this.#subscribe();
    return parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE * usual();
  }
}

export const largeText = new LargeText();
