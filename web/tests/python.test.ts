/** Python in the worker: scripts from a network that falls silent, and a snapshot that is copied. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyUsed, loadScripts } from "../src/net/device/python";
import { DeviceTrouble, STALLED_AFTER_MS } from "../src/net/device/pythonFiles";

const manifest = { scripts: { pyodide: "python/pyodide.js", module: "python/module.js" } };
const BASE = "http://flip7.test/";
const never = (): Promise<never> => new Promise(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("scripts that do not come although the pieces have fail, so that it can go on", async () => {
  let arrive = (): void => {};
  const pieces = new Promise<void>((resolve) => (arrive = resolve));
  const told = vi.fn();
  const failed = loadScripts(manifest, BASE, pieces, never).catch(told);
  await vi.advanceTimersByTimeAsync(10 * STALLED_AFTER_MS);
  expect(told).not.toHaveBeenCalled(); // the network is slow, not silent
  arrive();
  await vi.advanceTimersByTimeAsync(STALLED_AFTER_MS);
  await failed;
  expect(told).toHaveBeenCalledWith(new DeviceTrouble("network"));
});

test("scripts that cannot be loaded are a problem of the network", async () => {
  const gone = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));
  await expect(loadScripts(manifest, BASE, never(), gone)).rejects.toEqual(new DeviceTrouble("network"));
});

test("a snapshot is copied whole, also onto memory that is not empty", () => {
  const header = 16;
  const size = 5 * 4096 + 10;
  const snapshot = new Uint8Array(header + size).subarray(header);
  snapshot
    .fill(7, 4096, 4097)
    .fill(8, 3 * 4096 - 1, 3 * 4096)
    .fill(9, size - 1);
  const memory = new Int8Array(6 * 4096).fill(1, 4 * 4096, 4 * 4096 + 5);
  copyUsed.call(memory, snapshot);
  expect(new Uint8Array(memory.buffer, 0, size)).toEqual(new Uint8Array(snapshot));
});

test("anything else is copied as ever", () => {
  const memory = new Int8Array(8);
  copyUsed.call(memory, [1, 2], 3);
  expect([...memory]).toEqual([0, 0, 0, 1, 2, 0, 0, 0]);
});
