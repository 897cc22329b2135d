/**
 * Persistence of the tables on this device: IndexedDB, one transaction for each write.
 *
 * `flip7.browser.store` writes here what a server writes to its database. Where storage is full or forbidden, the games
 * are in memory until the page is closed; once there is room again, the next write stores everything.
 */

import type { StorageProblem } from "./progress";

const DATABASE = "flip7";
const VERSION = 1;
const ROOMS = "rooms";
const ENTRIES = "entries";
/** One record: which worker may write. */
const OWNER = "owner";

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
interface Changes {
  rooms?: Meta[];
  entries?: [room: string, number: number, at: number, act: string][];
  removed?: string[];
}

/** Another tab has taken the games over: what this one writes would be lost, or worse. */
export class NotOwner extends Error {}

export class Persistence {
  /** What could not be stored. */
  #waiting: { rooms: Map<string, Meta>; entries: Map<string, Entry[]>; removed: Set<string> } | null = null;

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
    const stored = this.database ? ((await all(this.database, ROOMS)) as Meta[]) : [];
    const rooms = new Map(stored.map((room) => [room.id, room]));
    for (const id of this.#waiting?.removed ?? []) rooms.delete(id);
    for (const [id, room] of this.#waiting?.rooms ?? []) rooms.set(id, room);
    return JSON.stringify([...rooms.values()]);
  }

  /** Return the log of a room, as a JSON list of `[at, act]`. */
  async entries(room: string): Promise<string> {
    const gone = this.#waiting?.removed.has(room);
    const stored = this.database && !gone ? ((await all(this.database, ENTRIES, logOf(room))) as Entry[]) : [];
    const lines = [...stored, ...(this.#waiting?.entries.get(room) ?? [])].sort((a, b) => a.number - b.number);
    return JSON.stringify(lines.map(({ at, act }) => [at, act]));
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
    const waiting = (this.#waiting ??= { rooms: new Map(), entries: new Map(), removed: new Set() });
    for (const id of changes.removed ?? []) {
      waiting.rooms.delete(id);
      waiting.entries.delete(id);
      waiting.removed.add(id);
    }
    for (const room of changes.rooms ?? []) waiting.rooms.set(room.id, room);
    for (const [room, number, at, act] of changes.entries ?? []) {
      const lines = waiting.entries.get(room) ?? [];
      lines.push({ room, number, at, act });
      waiting.entries.set(room, lines);
    }
  }

  #store(database: IDBDatabase): Promise<void> {
    const { rooms, entries, removed } = this.#waiting!;
    return new Promise((resolve, reject) => {
      // relaxed: it survives a crash of the browser, and takes a millisecond instead of twenty
      const transaction = database.transaction([ROOMS, ENTRIES, OWNER], "readwrite", { durability: "relaxed" });
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
      for (const id of removed) {
        transaction.objectStore(ROOMS).delete(id);
        transaction.objectStore(ENTRIES).delete(logOf(id));
      }
      for (const room of rooms.values()) transaction.objectStore(ROOMS).put(room);
      for (const lines of entries.values()) for (const line of lines) transaction.objectStore(ENTRIES).put(line);
    });
  }
}

const logOf = (room: string): IDBKeyRange => IDBKeyRange.bound([room, 0], [room, Infinity]);

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(ROOMS, { keyPath: "id" });
      opening.result.createObjectStore(ENTRIES, { keyPath: ["room", "number"] });
      opening.result.createObjectStore(OWNER);
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
