/**
 * Keeps the built files, so that the page opens where there is no network, and says so itself.
 *
 * Pages come from the server, and only without one from here. Files with a hash in their name never change, so those
 * that were seen once are not asked for again. What is said at a table (/api, /ws) is never kept.
 */

const KEPT = "flip7";
const PAGE = "/";
const NEVER_CHANGES = "/assets/";
const SAID_AT_A_TABLE = /^\/(api|ws|metrics)(\/|$)/;

self.addEventListener("install", (event) => event.waitUntil(prepare().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || SAID_AT_A_TABLE.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith(NEVER_CHANGES)) event.respondWith(file(request));
});

/** The page and what it loads at once. */
async function prepare() {
  const answer = await fetch(PAGE, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`no page: ${answer.status}`);
  const named = filesOf(await answer.clone().text());
  const kept = await caches.open(KEPT);
  await keepPage(kept, answer);
  await kept.addAll(named);
}

/** Every address shows the same page, which knows what to show there. */
async function page(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html")) await keepPage(kept, answer.clone());
    return answer;
  } catch (trouble) {
    const before = await kept.match(PAGE);
    if (before) return before;
    throw trouble;
  }
}

async function file(request) {
  const kept = await caches.open(KEPT);
  const before = await kept.match(request);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

/** The files that a page names. */
function filesOf(page) {
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
}

/** A new page has new files: the old ones go. Pages of one version differ in what they tell of their table, not in their files. */
async function keepPage(kept, answer) {
  const before = await (await kept.match(PAGE))?.text();
  const now = await answer.clone().text();
  if (before !== undefined && filesOf(before).join() === filesOf(now).join()) return;
  if (before !== undefined)
    for (const each of await kept.keys())
      if (new URL(each.url).pathname.startsWith(NEVER_CHANGES)) await kept.delete(each);
  await kept.put(PAGE, answer);
}
