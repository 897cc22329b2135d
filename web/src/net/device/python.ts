/** Python in the worker: Pyodide, started from memory, with our wheel. */

import type { PyodideInterface } from "pyodide";
import type { PythonFiles, PythonManifest } from "./pythonFiles";

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
const WHEELS = ["msgspec.zip", "flip7.zip"];
/** Where our wheels go: `sys.path` has it. */
const SITE_PACKAGES = "/lib/python3.14/site-packages";

type Files = Awaited<ReturnType<PythonFiles["load"]>>;

/** Pyodide's two scripts. */
export interface PyodideScripts {
  loadPyodide: (typeof import("pyodide"))["loadPyodide"];
  createPyodideModule: unknown;
}

export async function loadScripts({ scripts }: PythonManifest, base: string): Promise<PyodideScripts> {
  const [{ loadPyodide }, { default: createPyodideModule }] = (await Promise.all(
    [scripts.pyodide, scripts.module].map((path) => import(/* @vite-ignore */ new URL(path, base).href)),
  )) as [Pick<PyodideScripts, "loadPyodide">, { default: unknown }];
  return { loadPyodide, createPyodideModule };
}

/** Standard modules that ours import, loaded before the snapshot is taken. None of them may hold anything of JavaScript. */
const EARLY =
  "import asyncio, collections, dataclasses, enum, functools, hashlib, importlib.resources, itertools, json, " +
  "logging, pathlib, re, secrets, shutil, typing, zipfile";
/** A snapshot holds the state of the random numbers, too: without this, every start would draw the same. */
const RESEED = "import random; random.seed()";

export interface Started {
  server: PythonServer;
  /** Python's memory after its start, before anything of ours: a copy of it starts in a tenth of the time. */
  snapshot: Uint8Array;
}

/** Start Python, from a snapshot if there is one, and the server in it. */
export async function startPython(
  { loadPyodide, createPyodideModule }: PyodideScripts,
  files: Files,
  { info }: PythonManifest,
  kept: Uint8Array | null,
  persistence: PythonPersistence,
  post: (connection: number, text: string) => void,
): Promise<Started> {
  const wheels = Promise.all(WHEELS.map((name) => bytes(files.get(name)!)));
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
  if (!kept) python.runPython(EARLY);
  const snapshot = kept ?? python.makeMemorySnapshot();
  python.runPython(RESEED);
  for (const wheel of await wheels) unpack(python, wheel);
  const main = python.pyimport("flip7.browser.main") as {
    start(persistence: PythonPersistence, post: unknown): PythonServer;
  };
  return { server: main.start(persistence, post), snapshot };
}

const bytes = (file: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ArrayBuffer> => new Response(file).arrayBuffer();

function unpack(python: PyodideInterface, wheel: ArrayBuffer): void {
  python.unpackArchive(new Uint8Array(wheel), "zip", { extractDir: SITE_PACKAGES });
}

/**
 * Answer Pyodide's own two downloads with what is here already.
 *
 * Pyodide takes addresses only, and waits for ever if its WebAssembly cannot be compiled. `fetch` and `WebAssembly` are
 * this worker's own, and are put back at once.
 */
async function fromMemory<T>(files: Files, run: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  try {
    return await new Promise((resolve, reject) => {
      globalThis.fetch = async (asked, options) => {
        const name = String(asked instanceof Request ? asked.url : asked).replace(/^.*\//, "");
        if (name === WASM) return new Response(files.get(name)!, { headers: { "Content-Type": "application/wasm" } });
        if (name === STDLIB) return new Response(await bytes(files.get(name)!).catch((error) => (reject(error), null)));
        return fetch(asked, options);
      };
      WebAssembly.instantiateStreaming = async (...given) => {
        const instance = instantiateStreaming(...given);
        instance.catch(reject);
        return instance;
      };
      run().then(resolve, reject);
    });
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
