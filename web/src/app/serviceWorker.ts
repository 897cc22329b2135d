/** Service worker registration: with `public/sw.js` the site opens offline and can be installed, and updates wait. */

import { watchDevice } from "../net/device/progress";
import { BASE, HAS_SERVER } from "../net/site";
import { offerUpdate } from "../state/update.svelte";

/** Milliseconds by which a page is seen, and on a slow phone the table that was asked for, too. */
const REGISTER_AFTER_MS = 3000;
/** The name of this version in `files.json`: its first script, whose name depends on all others. */
const VERSION = new URL(import.meta.url).pathname.replace(/^.*\//, "");

/** Register the service worker late, because its caching needs the same processor and network as the page. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const script = HAS_SERVER ? `${BASE}sw.js` : `${BASE}sw.js?static`;
  const register = (): void => void navigator.serviceWorker.register(script, { scope: BASE }).catch(() => {}); // without one, the site works online only
  const timer = setTimeout(register, REGISTER_AFTER_MS);
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ kind: string }>) => {
    if (data.kind === "update") offerUpdate(() => void post({ kind: "apply" }));
    if (data.kind === "applied") location.reload();
  });
  navigator.serviceWorker.controller?.postMessage({ kind: "ask" }); // a newer version may have come with another page
  keepForOffline(() => {
    clearTimeout(timer);
    register();
  });
}

/** Have everything kept as soon as somebody plays on this device: they may want to without a network. */
function keepForOffline(register: () => void): void {
  let asked = false;
  watchDevice(({ state }) => {
    if (state !== "ready" || asked) return;
    asked = true;
    register();
    void post({ kind: "keep", version: VERSION });
  });
}

async function post(message: { kind: string; version?: string }): Promise<void> {
  (await navigator.serviceWorker.ready).active?.postMessage(message);
}
