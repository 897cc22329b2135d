/** The page opens without a network too, and can be installed: `public/sw.js` keeps its files. */

/** Milliseconds after the page is there: what is seen first comes first. */
const LATER = 3000;

export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => {}), LATER); // without one, the page needs the network
}
