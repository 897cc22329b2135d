/** The page opens without a network too, and can be installed: `public/sw.js` keeps its files. */

/** For when the page is there: what is seen first comes first. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = () => void navigator.serviceWorker.register("/sw.js").catch(() => {}); // without one, the page needs the network
  if ("requestIdleCallback" in window) requestIdleCallback(start);
  else setTimeout(start);
}
