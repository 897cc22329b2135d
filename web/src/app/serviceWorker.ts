/** Service worker registration: with `public/sw.js` the site opens offline and can be installed. */

/** Milliseconds by which a page is seen, and on a slow phone the table that was asked for, too. */
const REGISTER_AFTER_MS = 3000;

/** Register the service worker late, because its caching needs the same processor and network as the page. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => {}), REGISTER_AFTER_MS); // without one, the site works online only
}
