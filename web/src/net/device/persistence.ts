/**
 * Persistence of the tables and the score games on this device: IndexedDB, one transaction for each write.
 *
 * `flip7.browser.store` and `flip7.browser.score_store` write here what a server writes to its database. Where storage is full or forbidden, the games
 * are in memory until the page is closed; once there is room again, the next write stores everything.
 */

import type { StorageProblem } from "./progress";

const DATABASE = "flip7";
/** 1: rooms, entries, owner. 2: and scores, taps. */
const VERSION = 2;
const ROOMS = "rooms";
const ENTRIES = "entries";
/** Games with real cards, whose score is kept here, and what was tapped in each. */
const SCORES = "scores";
const TAPS = "taps";
/** One record: which worker may write. */
const OWNER = "owner";
const STORES = [ROOMS, ENTRIES, SCORES, TAPS, OWNER];

interface Meta {
  id: string;
  [field: string]: unknown;
}
interface Entry {
  room: string;
  number: number;
  at: number;
  act: string;
}
interface Tap {
  game: string;
  number: number;
  entry: string;
}
interface Changes {
  rooms?: Meta[];
  entries?: [room: string, number: number, at: number, act: string][];
  removed?: string[];
  scores?: Meta[];
  taps?: [game: string, number: number, entry: string][];
  removed_scores?: string[];
}

/** Changes of one kind that are not stored yet: the latest meta data, the lines of each log, and removals. */
class Unstored<Line> {
  readonly metas = new Map<string, Meta>();
  readonly lines = new Map<string, Line[]>();
  readonly removed = new Set<string>();

  remove(id: string): void {
    this.metas.delete(id);
    this.lines.delete(id);
    this.removed.add(id);
  }

  add(id: string, line: Line): void {
    const lines = this.lines.get(id) ?? [];
    lines.push(line);
    this.lines.set(id, lines);
  }

  /** Return the meta data of all: what is stored, and what is not yet. */
  merged(stored: Meta[]): Meta[] {
    const metas = new Map(stored.filter((meta) => !this.removed.has(meta.id)).map((meta) => [meta.id, meta]));
    for (const [id, meta] of this.metas) metas.set(id, meta);
    return [...metas.values()];
  }

  /** Write everything; what is removed goes first, as it may be there anew. */
  store(metas: IDBObjectStore, logs: IDBObjectStore): void {
    for (const id of this.removed) {
      metas.delete(id);
      logs.delete(logOf(id));
    }
    for (const meta of this.metas.values()) metas.put(meta);
    for (const lines of this.lines.values()) for (const line of lines) logs.put(line);
  }
}

interface Waiting {
  rooms: Unstored<Entry>;
  scores: Unstored<Tap>;
}

/** Another tab has taken the games over: what this one writes would be lost, or worse. */
export class NotOwner extends Error {}

export class Persistence {
  /** Changes that could not be stored. */
  #waiting: Waiting | null = null;

  private constructor(
    private readonly database: IDBDatabase | null,
    /** A fencing token: each write checks that nobody else has opened the database since. */
    private readonly owner: string,
    private readonly report: (problem: StorageProblem | null) => void,
  ) {
    if (!database) this.#fail("forbidden");
  }

  static async open(report: (problem: StorageProblem | null) => void): Promise<Persistence> {
    const owner = String(Math.random()) + String(Date.now());
    const database = await openDatabase().catch(() => null);
    if (!database) return new Persistence(null, owner, report);
    const claimed = await claim(database, owner).then(
      () => true,
      () => false,
    );
    const persistence = new Persistence(database, owner, report);
    if (!claimed) persistence.#fail("full");
    return persistence;
  }

  /** Return the meta data of all rooms, as JSON. */
  async rooms(): Promise<string> {
    return JSON.stringify(await this.#metas(ROOMS, this.#waiting?.rooms));
  }

  /** Return the log of a room, as a JSON list of `[at, act]`. */
  async entries(room: string): Promise<string> {
    const lines = await this.#log(ENTRIES, room, this.#waiting?.rooms);
    return JSON.stringify(lines.map(({ at, act }) => [at, act]));
  }

  /** Return the meta data of all score games, as JSON. */
  async scores(): Promise<string> {
    return JSON.stringify(await this.#metas(SCORES, this.#waiting?.scores));
  }

  /** Return what was tapped in a score game, as a JSON list of entries, each a text. */
  async taps(game: string): Promise<string> {
    const lines = await this.#log(TAPS, game, this.#waiting?.scores);
    return JSON.stringify(lines.map(({ entry }) => entry));
  }

  async #metas(store: string, unstored: Unstored<unknown> | undefined): Promise<Meta[]> {
    const stored = this.database ? ((await all(this.database, store)) as Meta[]) : [];
    return unstored ? unstored.merged(stored) : stored;
  }

  async #log<Line extends { number: number }>(
    store: string,
    id: string,
    unstored: Unstored<Line> | undefined,
  ): Promise<Line[]> {
    const gone = unstored?.removed.has(id);
    const stored = this.database && !gone ? ((await all(this.database, store, logOf(id))) as Line[]) : [];
    return [...stored, ...(unstored?.lines.get(id) ?? [])].sort((a, b) => a.number - b.number);
  }

  /** Store the changes in one transaction: all or nothing. Reject if another tab has taken over. */
  async write(changes: string): Promise<void> {
    this.#remember(JSON.parse(changes) as Changes);
    if (!this.database) return;
    try {
      await this.#store(this.database);
      if (this.#failed) this.report((this.#failed = null));
      this.#waiting = null;
    } catch (error) {
      if (error instanceof NotOwner) {
        this.#waiting = null;
        throw error;
      }
      this.#fail("full");
    }
  }

  #failed: StorageProblem | null = null;

  #fail(problem: StorageProblem): void {
    if (this.#failed === problem) return;
    this.#failed = problem;
    this.report(problem);
  }

  #remember(changes: Changes): void {
    const { rooms, scores } = (this.#waiting ??= { rooms: new Unstored<Entry>(), scores: new Unstored<Tap>() });
    for (const id of changes.removed ?? []) rooms.remove(id);
    for (const room of changes.rooms ?? []) rooms.metas.set(room.id, room);
    for (const [room, number, at, act] of changes.entries ?? []) rooms.add(room, { room, number, at, act });
    for (const id of changes.removed_scores ?? []) scores.remove(id);
    for (const game of changes.scores ?? []) scores.metas.set(game.id, game);
    for (const [game, number, entry] of changes.taps ?? []) scores.add(game, { game, number, entry });
  }

  #store(database: IDBDatabase): Promise<void> {
    const { rooms, scores } = this.#waiting!;
    return new Promise((resolve, reject) => {
      // relaxed: it survives a crash of the browser, and takes a millisecond instead of twenty
      const transaction = database.transaction(STORES, "readwrite", { durability: "relaxed" });
      let taken = false;
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(taken ? new NotOwner() : (transaction.error ?? new Error("aborted")));
      const owner = transaction.objectStore(OWNER).get(OWNER);
      owner.onsuccess = () => {
        if (owner.result !== this.owner) {
          taken = true;
          transaction.abort();
        }
      };
      rooms.store(transaction.objectStore(ROOMS), transaction.objectStore(ENTRIES));
      scores.store(transaction.objectStore(SCORES), transaction.objectStore(TAPS));
    });
  }
}

const logOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, VERSION);
    opening.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        opening.result.createObjectStore(ROOMS, { keyPath: "id" });
        opening.result.createObjectStore(ENTRIES, { keyPath: ["room", "number"] });
        opening.result.createObjectStore(OWNER);
      }
      if (oldVersion < 2) {
        opening.result.createObjectStore(SCORES, { keyPath: "id" });
        opening.result.createObjectStore(TAPS, { keyPath: ["game", "number"] });
      }
    };
    opening.onsuccess = () => {
      // a later version of the site may want to change it
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = opening.onblocked = () => reject(opening.error ?? new Error("blocked"));
  });
}

function claim(database: IDBDatabase, owner: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(OWNER, "readwrite");
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    transaction.objectStore(OWNER).put(owner, OWNER);
  });
}

function all(database: IDBDatabase, store: string, range?: IDBKeyRange): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const request = database.transaction(store).objectStore(store).getAll(range);
    request.onsuccess = () => resolve(request.result as unknown[]);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}
