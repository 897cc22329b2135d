/** IndexedDB in memory, as far as `persistence.ts` needs it: versions, key paths, transactions that are kept or not. */

type Key = string | number | (string | number)[];
type Stores = Map<string, { keyPath: string | string[] | null; records: Map<string, { key: Key; value: unknown }> }>;

const later = (call: () => void): void => queueMicrotask(call);

export class FakeIndexedDb {
  readonly stores: Stores = new Map();
  version = 0;
  /** Whether every write fails, as on a device that is full. */
  full = false;

  open(_name: string, version: number): unknown {
    const opening: Record<string, unknown> = { result: new FakeDatabase(this) };
    later(() => {
      const oldVersion = this.version;
      if (version < oldVersion) return (opening.onerror as () => void)();
      this.version = version;
      if (oldVersion < version) (opening.onupgradeneeded as (event: unknown) => void)({ oldVersion });
      (opening.onsuccess as () => void)();
    });
    return opening;
  }

  /** Return what a store holds, in the order of its keys. */
  all(store: string): unknown[] {
    return [...this.stores.get(store)!.records.values()]
      .sort((a, b) => compare(a.key, b.key))
      .map(({ value }) => value);
  }
}

class FakeDatabase {
  onversionchange: (() => void) | null = null;

  constructor(private readonly kept: FakeIndexedDb) {}

  createObjectStore(name: string, options: { keyPath?: string | string[] } = {}): void {
    if (this.kept.stores.has(name)) throw new Error(`ConstraintError: ${name} is there already`);
    this.kept.stores.set(name, { keyPath: options.keyPath ?? null, records: new Map() });
  }

  transaction(): FakeTransaction {
    return new FakeTransaction(this.kept);
  }

  close(): void {}
}

class FakeTransaction {
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  error: Error | null = null;
  readonly changes: (() => void)[] = [];
  #aborted = false;
  #waiting = 0;

  constructor(private readonly kept: FakeIndexedDb) {
    later(() => this.#settle());
  }

  objectStore(name: string) {
    const store = this.kept.stores.get(name);
    if (!store) throw new Error(`NotFoundError: ${name}`);
    const { keyPath, records } = store;
    return {
      get: (key: Key) => this.#ask(() => records.get(JSON.stringify(key))?.value),
      getAll: (range?: FakeKeyRange) =>
        this.#ask(() => this.kept.all(name).filter((value) => !range || range.includes(keyOf(value, keyPath)))),
      put: (value: unknown, given?: Key) => {
        const key = given ?? keyOf(value, keyPath);
        const copy = structuredClone(value);
        this.changes.push(() => void records.set(JSON.stringify(key), { key, value: copy }));
        return this.#ask(() => key);
      },
      delete: (which: Key | FakeKeyRange) => {
        this.changes.push(() => {
          for (const { key } of [...records.values()])
            if (which instanceof FakeKeyRange ? which.includes(key) : compare(which, key) === 0)
              records.delete(JSON.stringify(key));
        });
        return this.#ask(() => undefined);
      },
    };
  }

  abort(): void {
    this.#aborted = true;
  }

  #ask(answer: () => unknown) {
    const request = { result: undefined as unknown, onsuccess: null as (() => void) | null };
    this.#waiting += 1;
    later(() => {
      request.result = answer();
      request.onsuccess?.();
      this.#waiting -= 1;
      later(() => this.#settle());
    });
    return request;
  }

  #settle(): void {
    if (this.#waiting) return;
    if (this.kept.full && this.changes.length) {
      this.error = new Error("QuotaExceededError");
      this.#aborted = true;
    }
    if (this.#aborted) this.onabort?.();
    else {
      for (const change of this.changes) change();
      this.oncomplete?.();
    }
    this.#waiting = Infinity;
  }
}

export class FakeKeyRange {
  private constructor(
    private readonly lower: Key,
    private readonly upper: Key,
  ) {}

  static bound = (lower: Key, upper: Key): FakeKeyRange => new FakeKeyRange(lower, upper);

  includes(key: Key): boolean {
    return compare(this.lower, key) <= 0 && compare(key, this.upper) <= 0;
  }
}

function keyOf(value: unknown, keyPath: string | string[] | null): Key {
  const fields = value as Record<string, string | number>;
  if (keyPath === null) throw new Error("DataError: the store has no key path");
  return Array.isArray(keyPath) ? keyPath.map((name) => fields[name]!) : fields[keyPath]!;
}

function compare(a: Key, b: Key): number {
  if (Array.isArray(a) && Array.isArray(b)) return compare(a[0]!, b[0]!) || compare(a[1]!, b[1]!);
  return a < b ? -1 : a > b ? 1 : 0;
}
