/** The page opens without a network too, and can be installed: `public/sw.js` keeps its files. */

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const start = () => void navigator.serviceWorker.register("/sw.js").catch(() => {}); // without one, the page needs the network
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}
