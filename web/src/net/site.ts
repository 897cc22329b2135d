/** The site: whether a server is behind it, below which path it lies, and the addresses of its pages. */

/** Whether the page came from a flip7 server; a static site (`make site`) has none, and every game is played on the device. */
export const HAS_SERVER: boolean = import.meta.env.MODE !== "static";

/** The path below which all files of the site lie. A static site works under any: its page is the folder's index. */
export const BASE: string = HAS_SERVER ? "/" : new URL(".", location.href).pathname;

/** An address within the site, as with a server: `/how`, `?at=3`, `#F3.6`. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Return the address of a page, for `href` and `navigate`. A static host knows one page only, so there it is a fragment. */
export function link(path: string): string {
  return HAS_SERVER ? path : `#${path}`;
}

/** Return the address of a page with its origin, to be shared. */
export function fullAddress(path: string): string {
  return new URL(link(path), location.href).href;
}

/** Return where within the site an address leads. */
export function placeOf(address: Pick<URL, "pathname" | "search" | "hash">): Place {
  if (HAS_SERVER) return address;
  const within = address.hash.startsWith("#/") ? address.hash.slice(1) : "/";
  const { pathname, search, hash } = new URL(within, "http://site");
  return { pathname, search, hash };
}

/** The address of a page that says how to run a server, if whoever built this site without one knows it (`make site`). */
export const SERVER_GUIDE: string | null =
  document.querySelector<HTMLMetaElement>('meta[name="flip7-server-guide"]')?.content ?? null;

/** Return where within the site the page is now. */
export const here = (): Place => placeOf(location);
