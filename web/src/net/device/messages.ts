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
  | { kind: "storage"; problem: StorageProblem | null }
  | { kind: "message"; connection: number; text: string }
  | { kind: "answer"; id: number; answer: DeviceAnswer }
  | { kind: "refused"; id: number; reason: string }
  /** The worker cannot go on, and must be started anew. */
  | { kind: "died"; why: string };
