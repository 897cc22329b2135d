/** Reload after an update: a page that was open before asks for files that the server no longer has. */

import { BASE, HAS_SERVER } from "./site";

const LAST_RELOAD_KEY = "flip7:loaded-anew";
/** Milliseconds within which a second reload would not help either. */
const MIN_INTERVAL_MS = 30_000;

/** Reload the page if the server responds and a reload may help; return whether it does. */
export async function reloadAfterUpdate(reload: () => void = () => location.reload()): Promise<boolean> {
  if (!(await serverResponds()) || !mayTry()) return false;
  reload();
  return true;
}

/** Whether the server responds. If not, a reload would leave only the browser's own error page. */
export async function serverResponds(): Promise<boolean> {
  return fetch(HAS_SERVER ? "/api/version" : `${BASE}files.json`, { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
}

function mayTry(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(LAST_RELOAD_KEY)) < MIN_INTERVAL_MS) return false;
    sessionStorage.setItem(LAST_RELOAD_KEY, String(Date.now()));
    return true;
  } catch {
    return false; // without storage it could reload for ever
  }
}
