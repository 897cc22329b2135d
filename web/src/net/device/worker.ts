/**
 * The server on this device: a Web Worker that downloads Python, starts `flip7.browser` in it, and speaks with the page.
 *
 * One worker at a time has the games of this device: the one that holds the lock. The workers of other tabs wait for it,
 * and have what they may ask answered by the one that has it.
 */

import manifest from "virtual:python";
import type { DeviceAnswer, DeviceRequest, FromWorker, ToWorker } from "./messages";
import { Persistence } from "./persistence";
import { DeviceTrouble, PythonFiles } from "./pythonFiles";
import { loadScripts, release, startPython, type PythonServer } from "./python";

/** The lock of whoever has the games of this device, and the channel on which others ask it. */
const DEVICE = "flip7-device";
/** Milliseconds in which the tab that has the games answers; one in the background may sleep. */
const ANSWER_WITHIN_MS = 5000;
/** The smallest WebAssembly module: its name and its version. */
const NO_CODE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

type Question = { asked: string; request: DeviceRequest } | { answered: string; answer: DeviceAnswer };

const tell = (message: FromWorker): void => postMessage(message);
/** The server; null until it is ready. */
let server: PythonServer | null = null;
const others = "BroadcastChannel" in globalThis ? new BroadcastChannel(DEVICE) : null;
const asked = new Map<string, (answer: DeviceAnswer) => void>();

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "start":
      void start(data.base, data.takeOver);
      break;
    case "connect":
      attempt(() => server?.connect(data.connection));
      break;
    case "receive":
      attempt(() => server?.receive(data.connection, data.text));
      break;
    case "disconnect":
      attempt(() => server?.disconnect(data.connection));
      break;
    case "request":
      void answer(data.id, data.request);
      break;
    default:
      data satisfies never;
  }
});

/** Python never throws here unless it is broken: then only a new worker helps. */
function attempt(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.warn("flip7 stopped on this device:", error);
    tell({ kind: "died", again: false });
  }
}

async function start(base: string, takeOver: boolean): Promise<void> {
  tell({ kind: "alive", lock: await keepAlive() });
  try {
    new WebAssembly.Module(NO_CODE);
  } catch {
    fail("no_wasm");
    return;
  }
  try {
    await own(takeOver);
    await serve(base);
  } catch (error) {
    fail(error instanceof DeviceTrouble ? error.problem : error instanceof RangeError ? "no_space" : "broken");
    if (!(error instanceof DeviceTrouble)) console.warn("flip7 did not start on this device:", error);
  }
}

const fail = (problem: DeviceTrouble["problem"]): void =>
  tell({ kind: "progress", progress: { state: "failed", problem } });

async function serve(base: string): Promise<void> {
  const files = new PythonFiles(manifest, base, (loaded, total) =>
    tell({ kind: "progress", progress: { state: "loading", loaded, total } }),
  );
  const pieces = files.load();
  const [scripts, loaded, persistence] = await Promise.all([
    loadScripts(manifest, base, pieces),
    pieces,
    Persistence.open((problem) => tell({ kind: "storage", problem })),
  ]).catch((error: unknown) => {
    files.stop(); // its progress would hide the failure of the scripts
    throw error;
  });
  tell({ kind: "progress", progress: { state: "starting" } });
  const kept = await files.read();
  let snapshot: Uint8Array | null;
  try {
    const post = (connection: number, text: string): void => tell({ kind: "message", connection, text });
    ({ server, snapshot } = await startPython(scripts, loaded, manifest, kept, persistence, post));
  } catch (error) {
    if (!kept) await files.forget();
    if (!kept) throw error;
    console.warn("flip7 did not start from its snapshot:", error);
    await files.keep(null); // without one, it starts as it did the first time
    tell({ kind: "died", again: true });
    return;
  }
  tell({ kind: "progress", progress: { state: "ready" } });
  others?.addEventListener("message", ({ data }: MessageEvent<Question>) => void answerOther(data));
  if (snapshot) {
    await files.keep(snapshot);
    release(snapshot);
  }
  await files.tidy();
}

// --- one worker has the games ----------------------------------------------------------------------------------------

/** Hold a lock of this worker's own for as long as it lives; the page gets it when the worker is gone. */
async function keepAlive(): Promise<string | null> {
  if (!navigator.locks) return null;
  const name = `flip7-worker-${Math.random()}`;
  await new Promise<void>((held) => void navigator.locks.request(name, () => (held(), forever())));
  return name;
}

/** Get the games of this device: at once, when the tab that has them is closed, or by taking them over. */
async function own(takeOver: boolean): Promise<void> {
  if (!navigator.locks) return; // without https: two tabs are told apart by the database alone
  if (takeOver) return lock({ steal: true });
  if (await free()) return;
  tell({ kind: "progress", progress: { state: "elsewhere" } });
  others?.addEventListener("message", ({ data }: MessageEvent<Question>) => hearAnswer(data));
  await lock({});
  tell({ kind: "progress", progress: { state: "loading" } });
}

/** Hold the lock if nobody has it. */
function free(): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(DEVICE, { ifAvailable: true }, (held) => {
        resolve(held !== null);
        return held ? forever() : undefined;
      })
      .catch(stolen);
  });
}

/** Wait for the lock and hold it. */
function lock(options: LockOptions): Promise<void> {
  return new Promise((resolve) => {
    navigator.locks.request(DEVICE, options, () => (resolve(), forever())).catch(stolen);
  });
}

const forever = (): Promise<never> => new Promise(() => {});

/** Another tab has taken the games over; the page starts a worker that waits. */
function stolen(): void {
  tell({ kind: "stolen" });
}

// --- requests --------------------------------------------------------------------------------------------------------

async function answer(id: number, request: DeviceRequest): Promise<void> {
  try {
    const answer = server ? await ask(server, request) : await askOther(request);
    if (answer) tell({ kind: "answer", id, answer });
    else tell({ kind: "refused", id, reason: "elsewhere" });
  } catch (error) {
    console.warn("flip7 stopped on this device:", error);
    tell({ kind: "died", again: false });
  }
}

async function ask(server: PythonServer, { method, target, body }: DeviceRequest): Promise<DeviceAnswer> {
  const [status, mediaType, text, filename] = (await server.request(method, target, body)) as unknown as [
    number,
    string,
    string,
    string | null | undefined,
  ];
  return { status, mediaType, body: text, filename: filename ?? null };
}

/** Whether a tab without the games may ask it: nothing that changes them. */
const changesNothing = ({ method, target }: DeviceRequest): boolean =>
  method === "GET" || target === "/api/device/replay";

/** Ask the tab that has the games: rules, lessons and replays need them not. Null if it may not be asked, or sleeps. */
function askOther(request: DeviceRequest): Promise<DeviceAnswer | null> {
  if (!others || !changesNothing(request)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const id = String(Math.random());
    asked.set(id, resolve);
    others.postMessage({ asked: id, request } satisfies Question);
    setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
  });
}

async function answerOther(question: Question): Promise<void> {
  if (!("asked" in question) || !server || !changesNothing(question.request)) return;
  const answer = await ask(server, question.request);
  others?.postMessage({ answered: question.asked, answer } satisfies Question);
}

function hearAnswer(question: Question): void {
  if ("answered" in question) asked.get(question.answered)?.(question.answer);
}
