/**
 * Keeps the built files, so that the page opens where there is no network.
 *
 * With a server, pages come from it, and only without one from here: what is said at a table (/api, /ws) is never kept.
 * Files with a hash in their name never change, so those that were seen once are not asked for again.
 *
 * Once somebody has played on this device, all files of that version are kept (`files.json` lists them), and its tables
 * open from here at once. A newer version is loaded beside it, and waits until the page says that it may be taken: never in
 * the middle of a game. On a static site that holds for every page.
 */

const BASE = new URL(self.registration.scope).pathname;
/** The page says so when it registers this script: there is no server behind the site. */
const STATIC = new URL(self.location.href).searchParams.has("static");
/** The page and the files that were seen. */
const KEPT = "flip7";
/** The same for each version of which everything is kept. */
const COMPLETE = "flip7-all-";
/** The cache of this worker's state: one entry with `current` and `next`, the versions. */
const STATE = "flip7-state";
/** The pieces of Python; the worker puts them there, too (`PYTHON_CACHE` in cacheNames.ts). */
const PYTHON = "flip7-python";
const PAGE = BASE;
const LIST = `${BASE}files.json`;
const NEVER_CHANGES = new RegExp(`^${BASE}(assets/|python/.*\\.js$)`);
const SAID_AT_A_TABLE = /^\/(api|ws|metrics)(\/|$)/;
/** Tables and replays on this device, and their list. */
const ON_DEVICE = new RegExp(`^${BASE}([tg]/(~|%7E)|device$)`);
/** Milliseconds that a page may take to arrive if there is another one here. */
const PATIENCE_MS = 2000;

self.addEventListener("install", (event) => event.waitUntil(prepare().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (!STATIC && SAID_AT_A_TABLE.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (NEVER_CHANGES.test(url.pathname)) event.respondWith(file(request));
});
self.addEventListener("message", (event) => {
  const { kind, version } = event.data;
  if (kind === "keep") event.waitUntil(keepAll(version));
  else if (kind === "ask") event.waitUntil(tellOfUpdate(event.source));
  else if (kind === "apply") event.waitUntil(apply().then(() => event.source.postMessage({ kind: "applied" })));
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
async function page(event, url) {
  const { current } = await state();
  const complete = current && (await (await caches.open(COMPLETE + current)).match(PAGE));
  if (complete && (STATIC ? url.pathname === PAGE : ON_DEVICE.test(url.pathname))) {
    event.waitUntil(keepAll(current).catch(() => {})); // no network: there is no newer one
    return complete;
  }
  const kept = await caches.open(KEPT);
  try {
    const asked = fetch(event.request).then(async (answer) => {
      const isPage = answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html");
      if (isPage && (!STATIC || url.pathname === PAGE)) await keepPage(kept, answer.clone());
      return answer;
    });
    return await (complete ? Promise.race([asked, late()]) : asked);
  } catch (trouble) {
    const before = complete || (await kept.match(PAGE));
    if (before) return before;
    throw trouble;
  }
}

const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE_MS));

async function file(request) {
  const before = await caches.match(request, { ignoreVary: true });
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

/** The files that a page names. */
function filesOf(page) {
  const named = [...page.matchAll(/(?:src|href)="([^"]*assets\/[^"]+)"/g)];
  return named.map((found) => new URL(found[1], self.registration.scope).pathname);
}

/** A new page has new files: the old ones go. Pages of one version differ in what they tell of their table, not in their files. */
async function keepPage(kept, answer) {
  const before = await (await kept.match(PAGE))?.text();
  const now = await answer.clone().text();
  if (before !== undefined && filesOf(before).join() === filesOf(now).join()) return;
  if (before !== undefined)
    for (const each of await kept.keys()) if (NEVER_CHANGES.test(new URL(each.url).pathname)) await kept.delete(each);
  await kept.put(PAGE, answer);
}

// --- everything, for those who play on this device --------------------------------------------------------------------

let keeping = null;

/** Keep everything of the version that is there now; `running` is that of the page which asks. One at a time. */
function keepAll(running) {
  keeping ??= keepNewest(running).finally(() => (keeping = null));
  return keeping;
}

async function keepNewest(running) {
  const answer = await fetch(LIST, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`no list: ${answer.status}`);
  const { version, files, pieces } = await answer.json();
  const { current, next } = await state();
  if (version === current || version === next) return;
  const cache = await caches.open(COMPLETE + version);
  const python = await caches.open(PYTHON);
  await Promise.all(files.map((path) => fill(cache, path)));
  await Promise.all(pieces.map((path) => fill(python, path)));
  const shown = await fetch(PAGE, { cache: "no-cache" });
  if (!shown.ok || !filesOf(await shown.clone().text()).every((each) => files.includes(each.slice(BASE.length))))
    throw new Error("the site is being changed"); // page and list are of two versions: next time
  await cache.put(PAGE, shown);
  await cache.put(LIST, new Response(JSON.stringify({ version, files, pieces })));
  if (!current || version === running) await become(version);
  else {
    await setState({ current, next: version });
    for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage({ kind: "update" });
  }
}

/** A page that has just been opened asks whether a newer version waits. */
async function tellOfUpdate(client) {
  if ((await state()).next) client.postMessage({ kind: "update" });
}

/** Put a file into the cache, from another one if it is there: its name says what it contains. */
async function fill(cache, path) {
  const address = new URL(path, self.registration.scope).href;
  if (await cache.match(address)) return;
  const answer = (await caches.match(address, { ignoreVary: true })) ?? (await fetch(address));
  if (!answer.ok) throw new Error(`no ${path}: ${answer.status}`);
  await cache.put(address, answer);
}

async function apply() {
  const { next } = await state();
  if (next) await become(next);
}

/** Serve that version from now on, and forget all others. */
async function become(version) {
  await setState({ current: version });
  for (const name of await caches.keys())
    if (name.startsWith(COMPLETE) && name !== COMPLETE + version) await caches.delete(name);
  const list = await (await (await caches.open(COMPLETE + version)).match(LIST)).json();
  const wanted = new Set(list.pieces.map((path) => new URL(path, self.registration.scope).href));
  const python = await caches.open(PYTHON);
  for (const each of await python.keys())
    if (!wanted.has(each.url) && !each.url.includes("/python/snapshot-")) await python.delete(each);
}

async function state() {
  return (await (await (await caches.open(STATE)).match(PAGE))?.json()) ?? {};
}

async function setState(now) {
  await (await caches.open(STATE)).put(PAGE, new Response(JSON.stringify(now)));
}
