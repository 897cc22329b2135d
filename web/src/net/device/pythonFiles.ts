/**
 * Download of Python and our wheel: pieces with exact progress, each kept in Cache Storage as soon as it is here.
 *
 * So a download that stopped goes on where it stopped, on any static host, and the next start needs no network.
 */

import { PYTHON_CACHE } from "./cacheNames";
import type { DeviceProblem } from "./progress";

/** A piece of a compressed file: at most half a megabyte, its name is its content's hash. */
interface Piece {
  path: string;
  bytes: number;
  /** SHA-256 in hexadecimal digits. */
  sha256: string;
}

/** `manifest.json` of tools/browser_bundle.py: what the worker needs besides its own scripts. */
export interface PythonManifest {
  version: string;
  python: string;
  /** Bytes of all pieces. */
  bytes: number;
  /** The paths of Pyodide's scripts, and what it is: the build adds them. */
  scripts: { pyodide: string; module: string };
  info: unknown;
  files: { name: string; bytes: number; size: number; pieces: Piece[] }[];
  /** Our modules that a snapshot can hold: they need no shared library. */
  early: string[];
}

export interface UnpackedFile {
  size: number;
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** The download cannot go on, for that reason. */
export class DeviceTrouble extends Error {
  constructor(readonly problem: DeviceProblem) {
    super(problem);
  }
}

/** Pieces that are loaded at the same time. */
const AT_ONCE = 4;
/** A piece that arrives damaged is loaded once more: a proxy may have cut it. */
const TRIES = 2;
/** A download of which nothing arrives for so many milliseconds has stopped: a train in a tunnel closes no connection. */
export const STALLED_AFTER_MS = 20_000;

/** The size of the copies in which a snapshot is written. */
const SLICE_BYTES = 1024 * 1024;

/** Where Python's memory is kept (`SnapshotStore`), beside the pieces that it was made from. */
const SNAPSHOT = "python/snapshot-";

export class PythonFiles {
  #loaded = 0;
  #stop = new AbortController();
  #stalled: ReturnType<typeof setTimeout> | undefined;
  /** Null where there is no Cache Storage: without https, or in some private windows. The browser's own cache may help there. */
  #cache: Cache | null = null;

  constructor(
    private readonly manifest: PythonManifest,
    private readonly base: string,
    private readonly onProgress: (loaded: number, total: number) => void,
  ) {}

  /** Return all files, unpacked as they are read. Throw `DeviceTrouble` if one is missing or damaged. */
  async load(): Promise<Map<string, UnpackedFile>> {
    this.#cache = await openCache();
    this.#count(0);
    const pieces = await this.#all(this.manifest.files.flatMap((file) => file.pieces));
    return new Map(
      this.manifest.files.map((file) => {
        const packed = new Blob(file.pieces.map((piece) => pieces.get(piece.path)!));
        return [file.name, { size: file.size, stream: packed.stream().pipeThrough(new DecompressionStream("gzip")) }];
      }),
    );
  }

  /** End the download: from now on no progress is told. What is here already is kept. */
  stop(): void {
    clearTimeout(this.#stalled);
    this.#stop.abort();
  }

  /** Read the snapshot of this version's Python, if there is one. */
  async read(): Promise<Uint8Array<ArrayBuffer> | null> {
    const kept = await this.#cache?.match(this.#snapshot()).catch(() => undefined);
    const file = await kept?.blob();
    return file ? inOnePiece({ size: file.size, stream: file.stream() }) : null;
  }

  /** Keep a snapshot; null forgets it. */
  async keep(snapshot: Uint8Array | null): Promise<void> {
    if (!snapshot) await this.#cache?.delete(this.#snapshot());
    else await this.#cache?.put(this.#snapshot(), new Response(inSlices(snapshot))).catch(() => {}); // no room
  }

  #snapshot(): string {
    return new URL(SNAPSHOT + this.manifest.version, this.base).href;
  }

  /** Delete the snapshots of earlier versions; the service worker does that with pieces, as those of the next may be there. */
  async tidy(): Promise<void> {
    for (const { url } of (await this.#cache?.keys()) ?? [])
      if (url.includes(SNAPSHOT) && url !== this.#snapshot()) await this.#cache?.delete(url);
  }

  /** Forget all pieces: one is damaged, although each was checked when it came. */
  async forget(): Promise<void> {
    await globalThis.caches?.delete(PYTHON_CACHE).catch(() => false);
  }

  async #all(pieces: Piece[]): Promise<Map<string, Blob>> {
    const found = new Map<string, Blob>();
    const missing: Piece[] = [];
    await Promise.all(
      pieces.map(async (piece) => {
        const kept = await this.#kept(piece);
        if (kept) found.set(piece.path, kept);
        else missing.push(piece);
      }),
    );
    const next = pieces.filter((piece) => missing.includes(piece)).values(); // in their order: each line takes the next one
    const line = async (): Promise<void> => {
      for (const piece of next) found.set(piece.path, await this.#fetch(piece));
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, line));
    } catch (error) {
      this.stop(); // the other lines, too: after a failure nothing goes on unseen
      throw error;
    }
    clearTimeout(this.#stalled);
    return found;
  }

  async #kept(piece: Piece): Promise<Blob | null> {
    const answer = await this.#cache?.match(this.#address(piece)).catch(() => undefined);
    const body = await answer?.blob().catch(() => null);
    if (!body || body.size !== piece.bytes) return null;
    this.#count(piece.bytes);
    return body;
  }

  async #fetch(piece: Piece): Promise<Blob> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const body = await this.#download(piece, attempt > 1);
      if (body.byteLength === piece.bytes && (await hasHash(body, piece.sha256))) {
        await this.#keep(piece, body);
        return new Blob([body]);
      }
      this.#count(-body.byteLength);
    }
    throw new DeviceTrouble("broken");
  }

  async #download(piece: Piece, anew: boolean): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let here = 0;
    try {
      const answer = await fetch(this.#address(piece), {
        ...(anew ? { cache: "reload" } : {}),
        signal: this.#stop.signal,
      });
      if (answer.status === 404 || answer.status === 410) throw new DeviceTrouble("broken"); // another version is there now
      if (!answer.ok || !answer.body) throw new DeviceTrouble("network");
      const reader = answer.body.getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        parts.push(read.value);
        here += read.value.byteLength;
        this.#count(read.value.byteLength);
      }
    } catch (error) {
      this.#count(-here);
      throw error instanceof DeviceTrouble ? error : new DeviceTrouble("network");
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }

  /** Keep a piece for the next start; if there is no room for it, it is here all the same. */
  async #keep(piece: Piece, body: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#cache?.put(this.#address(piece), new Response(body)).catch(() => {});
  }

  #address(piece: Piece): string {
    return new URL(piece.path, this.base).href;
  }

  #count(bytes: number): void {
    this.#loaded += bytes;
    if (this.#stop.signal.aborted) return;
    clearTimeout(this.#stalled);
    this.#stalled = setTimeout(() => this.stop(), STALLED_AFTER_MS);
    this.onProgress(this.#loaded, this.manifest.bytes);
  }
}

/**
 * Read a file into memory that `release` can free.
 *
 * What `Response.arrayBuffer()` returns stays until the browser collects garbage, even if it was transferred; the same
 * for a buffer that was given to `new Response()`. Python's memory and the archives are too large for that.
 */
export async function inOnePiece({ size, stream }: UnpackedFile): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(size);
  const reader = stream.getReader();
  let at = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    whole.set(read.value, at);
    at += read.value.byteLength;
  }
  return whole;
}

/** Give a large buffer to the browser in copies of its parts. */
function inSlices(whole: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(stream) {
      if (at < whole.byteLength) stream.enqueue(whole.slice(at, (at += SLICE_BYTES)));
      else stream.close();
    },
  });
}

async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(PYTHON_CACHE);
  } catch {
    return null;
  }
}

/** Whether the content has the hash. Without https there is no `crypto.subtle`; there the checksum of gzip must do. */
async function hasHash(body: Uint8Array<ArrayBuffer>, sha256: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}
