/** The server on this device, as the page sees it: a worker that is started at first use, and started anew if it dies. */

import { Refused } from "../refused";
import { BASE } from "../site";
import type { DeviceAnswer, DeviceRequest, FromWorker, ToWorker } from "./messages";
import { deviceProgress, setProgress, setStorageProblem, watchDevice } from "./progress";
import { PYTHON_CACHE } from "./cacheNames";

export { storageProblem, watchDevice } from "./progress";
export type { DeviceProblem, DeviceProgress, DeviceState, StorageProblem } from "./progress";
export type { DeviceAnswer } from "./messages";

/** A connection to the server in the worker, for one person at one table. */
export interface Channel {
  send(text: string): void;
  close(): void;
}

/** The worker is started anew this many times in a row; then something is wrong for good. */
const MAX_RESTARTS = 3;
/** A worker that was ready for this many milliseconds counts as sound: its restarts are forgiven. */
const SOUND_AFTER_MS = 30_000;

let worker: Worker | null = null;
/** Whether its script runs. */
let alive = false;
let restarts = 0;
let readyAt = 0;
let numbers = 0;
const channels = new Map<number, (text: string) => void>();
const questions = new Map<number, { resolve: (answer: DeviceAnswer) => void; reject: (error: Refused) => void }>();

/** Start the server if it does not run; resolve when it is ready, reject with `Refused` and the problem otherwise. */
export function startDevice(): Promise<void> {
  const { state } = deviceProgress();
  if (state === "idle" || state === "failed") launch(false);
  return untilSettled();
}

/** Try again after a failure: a download goes on where it stopped. */
export const retryDevice = startDevice;

/** Load everything in the background: somebody is about to play. A failure is told when they do. */
export function warmUp(): void {
  if (deviceProgress().state === "idle") startDevice().catch(() => {});
}

/** Take the games of this device over from the other tab that has them. */
export function takeOver(): Promise<void> {
  if (deviceProgress().state === "elsewhere") launch(true);
  return untilSettled();
}

/** Ask the server as over HTTP; the same paths and bodies as the REST API. */
export async function deviceRequest(
  path: string,
  options: { method?: string; body?: string } = {},
): Promise<DeviceAnswer> {
  const request: DeviceRequest = { method: options.method ?? "GET", target: path, body: options.body ?? null };
  // the tab that has the games answers for this one, too (`worker.ts`)
  if (deviceProgress().state !== "elsewhere")
    await startDevice().catch((error: unknown) => {
      if (!(error instanceof Refused && error.reason === "elsewhere")) throw error;
    });
  return new Promise((resolve, reject) => {
    const id = ++numbers;
    questions.set(id, { resolve, reject });
    post({ kind: "request", id, request });
  });
}

/** Open a connection; null if the server is not ready. */
export function openChannel(onText: (text: string) => void): Channel | null {
  if (deviceProgress().state !== "ready") return null;
  const connection = ++numbers;
  const mine = worker;
  channels.set(connection, onText);
  post({ kind: "connect", connection });
  return {
    send: (text) => mine === worker && post({ kind: "receive", connection, text }),
    close: () => {
      if (channels.delete(connection) && mine === worker) post({ kind: "disconnect", connection });
    },
  };
}

/** Whether the server can start without a network, because all of it was loaded before. */
export async function isKept(): Promise<boolean> {
  if (deviceProgress().state === "ready") return true;
  return "caches" in globalThis && (await caches.has(PYTHON_CACHE).catch(() => false));
}

// --- the worker ------------------------------------------------------------------------------------------------------

function launch(takeOver: boolean): void {
  end();
  alive = false;
  if (deviceProgress().state !== "elsewhere" || takeOver) setProgress({ state: "loading", problem: null });
  try {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "flip7" });
  } catch {
    setProgress({ state: "failed", problem: "broken" });
    return;
  }
  const mine = worker;
  worker.onmessage = (event: MessageEvent<FromWorker>) => {
    if (worker === mine) hear(event.data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    if (worker === mine) died();
  };
  post({ kind: "start", base: new URL(BASE, location.href).href, takeOver });
}

const post = (message: ToWorker): void => worker?.postMessage(message);

function hear(message: FromWorker): void {
  switch (message.kind) {
    case "progress":
      if (message.progress.state === "ready") readyAt = Date.now();
      setProgress(message.progress);
      break;
    case "alive":
      if (message.lock !== null) watchOver(message.lock);
      alive = true;
      break;
    case "stolen":
      setProgress({ state: "elsewhere" });
      launch(false);
      break;
    case "storage":
      setStorageProblem(message.problem);
      break;
    case "message":
      channels.get(message.connection)?.(message.text);
      break;
    case "answer":
      questions.get(message.id)?.resolve(message.answer);
      questions.delete(message.id);
      break;
    case "refused":
      questions.get(message.id)?.reject(new Refused(message.reason, ""));
      questions.delete(message.id);
      break;
    case "died":
      died(message.again);
      break;
    default:
      message satisfies never;
  }
}

/** Notice the end of a worker that cannot say so: it held a lock as long as it lived. */
function watchOver(lock: string): void {
  const mine = worker;
  void navigator.locks.request(lock, () => {
    if (worker === mine) died();
  });
}

/** Start the worker anew: everything that was said is in the browser's storage. A worker that never gets ready is broken. */
function died(again = false): void {
  const { state } = deviceProgress();
  if (state === "ready" && Date.now() - readyAt > SOUND_AFTER_MS) restarts = 0;
  if ((state !== "ready" && !again) || ++restarts > MAX_RESTARTS) {
    end();
    setProgress({ state: "failed", problem: alive ? "broken" : "network" }); // its script did not arrive
  } else launch(false);
}

/** Stop the worker; whoever waits for it is told. */
function end(): void {
  worker?.terminate();
  worker = null;
  channels.clear();
  for (const { reject } of questions.values()) reject(new Refused("our_fault", ""));
  questions.clear();
}

/** Wait until the server is ready, failed or elsewhere. */
function untilSettled(): Promise<void> {
  return new Promise((resolve, reject) => {
    let unwatch: (() => void) | null = null;
    let settled = false;
    const settle = (): void => {
      settled = true;
      unwatch?.();
    };
    unwatch = watchDevice(({ state, problem }) => {
      if (state === "ready") (settle(), resolve());
      else if (state === "failed") (settle(), reject(new Refused(problem ?? "broken", "")));
      else if (state === "elsewhere") (settle(), reject(new Refused("elsewhere", "")));
    });
    if (settled) unwatch();
  });
}
