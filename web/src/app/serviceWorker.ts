/** The page opens without a network too, and can be installed: `public/sw.js` keeps its files. */

/** Milliseconds: by then a page is seen, and on a slow phone the table that was asked for, too. */
const LATER = 3000;

/** For when the page is there: what keeps the files wants the same processor and the same network. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => {}), LATER); // without one, the page needs the network
}
