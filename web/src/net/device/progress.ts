/** The progress of the server on this device. Apart from `deviceServer.ts`, so that a page can watch it before that is loaded. */

/**
 * Why it cannot be used: no network for the download, WebAssembly is forbidden or unknown, a file is broken, or the
 * device has no memory for it.
 */
export type DeviceProblem = "network" | "no_wasm" | "broken" | "no_space";

export type DeviceState = "idle" | "loading" | "starting" | "ready" | "failed" | "elsewhere";

export interface DeviceProgress {
  /** `elsewhere`: another tab of this browser has the games of this device. */
  state: DeviceState;
  /** Bytes that are here, and of how many. */
  loaded: number;
  total: number;
  problem: DeviceProblem | null;
}

/** Why games are in memory only: the browser's storage is full, or may not be used. */
export type StorageProblem = "full" | "forbidden";

type Listener = (progress: DeviceProgress) => void;

const listeners = new Set<Listener>();
let progress: DeviceProgress = { state: "idle", loaded: 0, total: 0, problem: null };
let storage: StorageProblem | null = null;

/** Call the listener now and whenever it changes; return what ends that. */
export function watchDevice(listener: Listener): () => void {
  listeners.add(listener);
  listener(progress);
  return () => listeners.delete(listener);
}

export const deviceProgress = (): DeviceProgress => progress;

/** Why games are kept in memory only; null if they are stored. */
export const storageProblem = (): StorageProblem | null => storage;

export function setProgress(now: Partial<DeviceProgress>): void {
  progress = { ...progress, ...now };
  for (const listener of [...listeners]) listener(progress);
}

export function setStorageProblem(problem: StorageProblem | null): void {
  storage = problem;
  setProgress({});
}
