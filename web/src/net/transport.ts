/**
 * Transport: how commands and messages travel between this page and a table.
 *
 * The session knows only this interface. `connection.ts` implements it over a WebSocket, `device/deviceConnection.ts` over
 * the Web Worker that is the server of the tables on this device; `open.ts` chooses.
 */

import type { DeviceProblem } from "./device/progress";
import type { ClientMessage, Refusal, ServerMessage } from "./protocol";

export type ConnectionState = "connecting" | "open" | "lost" | "refused" | "closed";

/** Why there is no connection: it broke, the server is restarting, or the server (on this device: its progress) said why. */
export type DisconnectReason =
  "broken" | "stopping" | { reason: Refusal["reason"] | DeviceProblem | "elsewhere"; message: string };

/** A client message without the fields that have defaults. */
export type Command = { type: ClientMessage["type"]; re?: number } & Record<string, unknown>;

export interface TransportListener {
  onMessage(message: ServerMessage): void;
  onState(state: ConnectionState, reason: DisconnectReason | null): void;
  /** The number of the last room event that is known, or null: after a reconnect the server sends what followed it. */
  lastNumber(): number | null;
}

export interface Transport {
  /** The token that proves who this browser is at the table; null until the first welcome. */
  readonly token: string | null;
  /** Send the command; return false if there is no connection now. */
  send(command: Command): boolean;
  /** Reconnect at once because the person asked; probe a connection that looks open. */
  retry(): void;
  /** Reconnect at once because the network or the device is back, unless the server said why it refused. */
  wake(): void;
  /** Close for good because the server does not want this person here. */
  refuse(why: Exclude<DisconnectReason, string>): void;
  close(): void;
}

/** Open a transport to the table with this code or id, and keep it open until it is closed. */
export type OpenTransport = (table: string, token: string | null, listener: TransportListener) => Transport;
