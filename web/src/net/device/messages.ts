/** Messages between the page and the worker that is the server on this device. */

import type { DeviceProgress, StorageProblem } from "./progress";

export interface DeviceAnswer {
  status: number;
  mediaType: string;
  body: string;
  filename: string | null;
}

export interface DeviceRequest {
  method: string;
  target: string;
  body: string | null;
}

export type ToWorker =
  | { kind: "start"; base: string; takeOver: boolean }
  | { kind: "connect"; connection: number }
  | { kind: "receive"; connection: number; text: string }
  | { kind: "disconnect"; connection: number }
  | { kind: "request"; id: number; request: DeviceRequest };

export type FromWorker =
  | { kind: "progress"; progress: Partial<DeviceProgress> }
  /** It lives as long as it holds that lock; null where there are no locks. */
  | { kind: "alive"; lock: string | null }
  /** Another tab has taken the games over. */
  | { kind: "stolen" }
  | { kind: "storage"; problem: StorageProblem | null }
  | { kind: "message"; connection: number; text: string }
  | { kind: "answer"; id: number; answer: DeviceAnswer }
  | { kind: "refused"; id: number; reason: string }
  /** The worker cannot go on. `again`: it has removed the cause, and a new one may start although this one never was ready. */
  | { kind: "died"; again: boolean };
