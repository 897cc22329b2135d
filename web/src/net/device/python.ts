/** Python in the worker: Pyodide, started from memory, with our wheel. */

import type { PyodideInterface } from "pyodide";
import { DeviceTrouble, inOnePiece, STALLED_AFTER_MS, type PythonFiles, type PythonManifest } from "./pythonFiles";

/** `flip7.browser.main.start` returns it. */
export interface PythonServer {
  connect(connection: number): void;
  receive(connection: number, text: string): void;
  disconnect(connection: number): void;
  request(
    method: string,
    target: string,
    body: string | null,
  ): Promise<Iterable<unknown> & { toJs?(): [number, string, string, string | null]; destroy?(): void }>;
}

export interface PythonPersistence {
  rooms(): Promise<string>;
  entries(room: string): Promise<string>;
  scores(): Promise<string>;
  taps(game: string): Promise<string>;
  write(changes: string): Promise<void>;
}

const WASM = "pyodide.asm.wasm";
const STDLIB = "python_stdlib.zip";
/** It has a shared library, which no snapshot can hold. */
const MSGSPEC = "msgspec.zip";
const FLIP7 = "flip7.zip";
/** Where our wheels go: `sys.path` has it. */
const SITE_PACKAGES = "/lib/python3.14/site-packages";

type Files = Awaited<ReturnType<PythonFiles["load"]>>;

/** Pyodide's two scripts. */
export interface PyodideScripts {
  loadPyodide: (typeof import("pyodide"))["loadPyodide"];
  createPyodideModule: unknown;
}

/**
 * Load Pyodide's scripts. Throw `DeviceTrouble` if they do not come.
 *
 * No script can be watched on its way. But it sets out before the pieces, which are five times as much: if it is not here
 * some time after all of them (`pieces`), it has stopped.
 */
export async function loadScripts(
  { scripts }: Pick<PythonManifest, "scripts">,
  base: string,
  pieces: Promise<unknown>,
  load: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<PyodideScripts> {
  const both = Promise.all([scripts.pyodide, scripts.module].map((path) => load(new URL(path, base).href)));
  const stalled = pieces.then(() => new Promise((_, reject) => setTimeout(reject, STALLED_AFTER_MS)));
  const [{ loadPyodide }, { default: createPyodideModule }] = (await Promise.race([both, stalled]).catch(() => {
    throw new DeviceTrouble("network");
  })) as [Pick<PyodideScripts, "loadPyodide">, { default: unknown }];
  return { loadPyodide, createPyodideModule };
}

/** Standard modules that msgspec and our later modules import. None of them may hold anything of JavaScript. */
const STANDARD = [
  "asyncio",
  "datetime",
  "decimal",
  "hashlib",
  "json",
  "logging",
  "shutil",
  "urllib.parse",
  "uuid",
  "zipfile",
];
/** A snapshot holds the state of the random numbers, too: without this, every start would draw the same. */
const RESEED = "import random; random.seed()";

export interface Started {
  server: PythonServer;
  /**
   * Python's memory after it has imported what a snapshot can hold: a copy of it starts in a third of the time. Null if
   * it was started from one.
   */
  snapshot: Uint8Array | null;
}

/** Start Python, from a snapshot if there is one, and the server in it. The snapshot is gone after that. */
export async function startPython(
  { loadPyodide, createPyodideModule }: PyodideScripts,
  files: Files,
  { info, early }: PythonManifest,
  kept: Uint8Array | null,
  persistence: PythonPersistence,
  post: (connection: number, text: string) => void,
): Promise<Started> {
  const wheels = Promise.all([FLIP7, MSGSPEC].map((name) => inOnePiece(files.get(name)!)));
  const python = await fromMemory(files, () =>
    loadPyodide({
      ...(kept ? { _loadSnapshot: kept } : { _makeSnapshot: true }),
      indexURL: location.href, // never asked
      packageBaseUrl: location.href,
      lockFileContents: { info, packages: {} } as never, // nothing is installed from an index
      createPyodideModule: createPyodideModule as never,
      stdin: () => null,
    }),
  );
  if (kept) release(kept); // Pyodide keeps it in its settings
  const [flip7, msgspec] = await wheels;
  unpack(python, flip7!); // files are not part of a snapshot
  if (!kept) python.runPython(`import ${[...STANDARD, ...early].join(", ")}`);
  const snapshot = kept ? null : python.makeMemorySnapshot();
  python.runPython(RESEED);
  unpack(python, msgspec!);
  const main = python.pyimport("flip7.browser.main") as {
    start(persistence: PythonPersistence, post: unknown): PythonServer;
  };
  return { server: main.start(persistence, post), snapshot };
}

function unpack(python: PyodideInterface, wheel: Uint8Array<ArrayBuffer>): void {
  python.unpackArchive(wheel, "zip", { extractDir: SITE_PACKAGES });
  release(wheel);
}

/** Free the memory of an array now, whoever still refers to it: a worker that has nothing to do collects no garbage. */
export function release({ buffer }: Uint8Array): void {
  (buffer as ArrayBuffer & { transfer?(size: number): ArrayBuffer }).transfer?.(0); // not in every browser
}

/**
 * Answer Pyodide's own two downloads with what is here already, and copy its snapshot without the empty parts.
 *
 * Pyodide takes addresses only, and waits for ever if its WebAssembly cannot be compiled. `fetch`, `WebAssembly` and
 * `Int8Array` are this worker's own, and are put back at once.
 */
async function fromMemory<T>(files: Files, run: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const stdlib = inOnePiece(files.get(STDLIB)!);
  try {
    return await new Promise((resolve, reject) => {
      stdlib.catch(reject);
      globalThis.fetch = async (asked, options) => {
        const name = String(asked instanceof Request ? asked.url : asked).replace(/^.*\//, "");
        const type = { headers: { "Content-Type": "application/wasm" } };
        if (name === WASM) return new Response(files.get(name)!.stream, type);
        // all that Pyodide asks of it; a real answer would be one more copy
        if (name === STDLIB) return { ok: true, arrayBuffer: async () => (await stdlib).buffer } as Response;
        return fetch(asked, options);
      };
      WebAssembly.instantiateStreaming = async (...given) => {
        const instance = instantiateStreaming(...given);
        instance.catch(reject);
        return instance;
      };
      Int8Array.prototype.set = copyUsed;
      run().then(resolve, reject);
    });
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    delete (Int8Array.prototype as Partial<Int8Array>).set; // the one of all typed arrays shows again
    stdlib.then(release, () => {});
  }
}

/** The smallest part of memory that a system gives to a program; most give more. */
const PAGE_BYTES = 4096;

/**
 * Copy a snapshot into Python's memory, but leave alone what is empty in both: half of it. The system gives no room to
 * memory before it is written to.
 */
export function copyUsed(this: Int8Array, from: ArrayLike<number>, at = 0): void {
  const to = this;
  const isSnapshot = from instanceof Uint8Array && from.byteLength > PAGE_BYTES && from.byteOffset % 4 === 0;
  if (!isSnapshot || at !== 0) return Uint8Array.prototype.set.call(to, from, at);
  const used = (bytes: Int8Array | Uint8Array, at: number): boolean =>
    new Int32Array(bytes.buffer, bytes.byteOffset + at, PAGE_BYTES / 4).some((word) => word !== 0);
  const whole = from.byteLength - (from.byteLength % PAGE_BYTES);
  for (let at = 0; at < whole; at += PAGE_BYTES)
    if (used(from, at) || used(to, at)) Uint8Array.prototype.set.call(to, from.subarray(at, at + PAGE_BYTES), at);
  Uint8Array.prototype.set.call(to, from.subarray(whole), whole);
}
