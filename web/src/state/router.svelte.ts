/** Router: the address says which page is shown, so every page has a link. */

import { HAS_SERVER, here, placeOf } from "../net/site";
import { isDeviceKey } from "../net/tableLink";

export type Page =
  | { page: "home" }
  | { page: "new" }
  | { page: "screen" }
  | { page: "watch" }
  | { page: "how" }
  | { page: "about" }
  | { page: "device" }
  | { page: "daily" }
  | { page: "you" }
  | { page: "puzzles" }
  | { page: "puzzle"; key: string }
  | { page: "record" }
  | { page: "scoreHome" }
  | { page: "scorePrint" }
  | { page: "scoreGame"; key: string }
  | { page: "board"; key: string }
  | { page: "table"; key: string }
  | { page: "replay"; key: string }
  | { page: "review"; key: string }
  | { page: "noServer" }
  | { page: "notFound" };

/** Return the page at that path. A static site has the addresses of tables on servers, too, and says that it has no server. */
export function pageOf(path: string): Page {
  const page = pageAt(path);
  return HAS_SERVER || !needsServer(page) ? page : { page: "noServer" };
}

function needsServer(page: Page): boolean {
  if (page.page === "table" || page.page === "replay" || page.page === "review") return !isDeviceKey(page.key);
  return page.page === "board" || page.page === "new" || page.page === "screen" || page.page === "watch";
}

function pageAt(path: string): Page {
  const [first, second, third] = path.split("/").filter(Boolean).map(decodePart);
  switch (first) {
    case undefined:
      return { page: "home" };
    case "new":
    case "screen":
    case "watch":
    case "how":
    case "about":
    case "device":
    case "daily":
    case "you":
      return { page: first };
    case "puzzles":
      return second ? { page: "puzzle", key: second } : { page: "puzzles" };
    case "replay":
      return { page: "record" };
    case "score":
      if (second === "sheet") return { page: "scorePrint" };
      return second ? { page: "scoreGame", key: second } : { page: "scoreHome" };
    case "board":
      return second ? { page: "board", key: second } : { page: "notFound" };
    case "t":
      return second ? { page: "table", key: second } : { page: "notFound" };
    case "g":
      if (!second) return { page: "notFound" };
      return { page: third === "review" ? "review" : "replay", key: second };
    default:
      return { page: "notFound" };
  }
}

/** Decode one part of a path; return a malformed one as it is. */
export function decodePart(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

export const route = $state<{ now: Page }>({ now: pageOf(here().pathname) });

/** Show the page at that address, which `link` made, without a reload. */
export function navigate(path: string, replace = false): void {
  writeAddress();
  history[replace ? "replaceState" : "pushState"](null, "", path);
  route.now = pageOf(here().pathname);
  window.scrollTo(0, 0);
}

window.addEventListener("popstate", () => {
  wanted = null; // the page that it was for is left
  route.now = pageOf(here().pathname);
});

/** Least milliseconds between two changes of the address: from 100 in 30 seconds on, Safari throws a SecurityError. */
const ADDRESS_MS = 400;
/** The address that waits to be written. */
let wanted: string | null = null;
let pause: ReturnType<typeof setTimeout> | undefined;

/** Keep what the page shows in its address, so that it can be shared: also where a slider is dragged. */
export function keepAddress(path: string): void {
  wanted = path;
  if (pause === undefined) writeAddress();
}

/** Write the address that waits, before it is shared or the page is left. */
export function writeAddress(): void {
  clearTimeout(pause);
  pause = undefined;
  if (wanted === null) return;
  history.replaceState(history.state, "", wanted);
  wanted = null;
  pause = setTimeout(writeAddress, ADDRESS_MS);
}
window.addEventListener("pagehide", writeAddress);

/** Handle a click on a link within the site; with a modifier key the browser opens it as usual. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const place = placeOf(link);
  if (pageOf(place.pathname).page === "notFound") return;
  if (place.hash && place.pathname === here().pathname) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
