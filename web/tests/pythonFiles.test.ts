/** The download of Python: what it says of a network that fails, or that falls silent. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeviceTrouble, PythonFiles, STALLED_AFTER_MS, type PythonManifest } from "../src/net/device/pythonFiles";

const piece = (path: string) => ({ path, bytes: 10, sha256: "" });
const manifest = {
  version: "1",
  bytes: 20,
  files: [{ name: "one", bytes: 20, size: 20, pieces: [piece("python/a-0"), piece("python/a-1")] }],
} as unknown as PythonManifest;

/** A network from which three bytes of each piece come, and then nothing. */
const silent = (_: string, { signal }: RequestInit): Promise<Response> =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start(body) {
          body.enqueue(new Uint8Array(3));
          signal?.addEventListener("abort", () => body.error(new Error("aborted")));
        },
      }),
    ),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a download of which nothing arrives any more fails, so that it can go on", async () => {
  vi.stubGlobal("fetch", silent);
  const told: number[] = [];
  const failed = new PythonFiles(manifest, "http://flip7.test/", (loaded) => told.push(loaded))
    .load()
    .catch((error: unknown) => error);
  await vi.waitFor(() => expect(told.at(-1)).toBe(6));
  await vi.advanceTimersByTimeAsync(STALLED_AFTER_MS);
  expect(await failed).toEqual(new DeviceTrouble("network"));
});

test("a download that was ended tells no progress: it would hide what failed beside it", async () => {
  vi.stubGlobal("fetch", silent);
  const told: number[] = [];
  const files = new PythonFiles(manifest, "http://flip7.test/", (loaded) => told.push(loaded));
  const failed = files.load().catch((error: unknown) => error);
  await vi.waitFor(() => expect(told.at(-1)).toBe(6));
  const before = told.length;
  files.stop();
  expect(await failed).toBeInstanceOf(DeviceTrouble);
  expect(told).toHaveLength(before);
});
