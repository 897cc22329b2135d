/** Connection to a table on this device: the same messages as over a WebSocket, to the server in the worker. */

import { FINAL_REFUSALS, PROTOCOL } from "../connection";
import type { ServerMessage } from "../protocol";
import type { Command, ConnectionState, DisconnectReason, Transport, TransportListener } from "../transport";
import type { Channel } from "./deviceServer";
import { watchDevice, type DeviceProgress } from "./progress";

/**
 * Connects whenever the device's server is ready. If its worker dies, or another tab takes the games over, the connection
 * is lost and comes back when the server is ready again; there is nothing to wait for in between, so there is no backoff.
 *
 * Why there is none is a `DeviceProblem`, `elsewhere` or a refusal of the table (`why-…` in web.ftl).
 */
export class DeviceConnection implements Transport {
  #channel: Channel | null = null;
  #state: ConnectionState = "connecting";
  #reason: DisconnectReason = "broken";
  #welcomed = false;
  readonly #unwatch: () => void;
  token: string | null;

  constructor(
    private table: string,
    token: string | null,
    private readonly listener: TransportListener,
    /** Passed in so that tests need no worker. What is loaded here is loaded by nobody who plays on a server. */
    private readonly load: () => Promise<typeof import("./deviceServer")> = () => import("./deviceServer"),
  ) {
    this.token = token;
    this.#start();
    this.#unwatch = watchDevice((progress) => this.#follow(progress));
  }

  send(command: Command): boolean {
    if (this.#state !== "open") return false;
    this.#channel?.send(JSON.stringify(command));
    return true;
  }

  retry(): void {
    if (this.#state === "lost") this.#start();
  }

  /** The worker needs no network and sleeps with the page: there is nothing to do. */
  wake(): void {}

  refuse(why: Exclude<DisconnectReason, string>): void {
    this.#end("refused", why);
  }

  close(): void {
    this.#end("closed", "broken");
  }

  #end(state: "refused" | "closed", reason: DisconnectReason): void {
    this.#unwatch?.();
    this.#hangUp();
    this.#become(state, reason);
  }

  #start(): void {
    this.load()
      .then((device) => device.startDevice())
      .catch((error: { reason?: string }) => {
        // a failure of the start is told by the progress; what talks to the worker may itself be missing
        if (error.reason === undefined && !this.#ended) this.#become("lost", { reason: "network", message: "" });
      });
  }

  get #ended(): boolean {
    return this.#state === "closed" || this.#state === "refused";
  }

  #follow({ state, problem }: DeviceProgress): void {
    if (this.#ended) return;
    if (state === "ready") {
      if (!this.#channel) void this.#connect();
      return;
    }
    const had = this.#channel !== null;
    this.#hangUp();
    if (state === "failed" && problem === "no_wasm") this.refuse({ reason: problem, message: "" });
    else if (state === "failed") this.#become("lost", { reason: problem ?? "broken", message: "" });
    else if (state === "elsewhere") this.#become("lost", { reason: "elsewhere", message: "" });
    else if (had) this.#become("lost", "broken");
  }

  async #connect(): Promise<void> {
    this.#welcomed = false;
    const device = await this.load();
    if (this.#ended || this.#channel) return;
    const channel = device.openChannel((text) => {
      if (this.#channel === channel) this.#hear(JSON.parse(text) as ServerMessage);
    });
    if (!channel) return; // it is not ready any more: its progress says when it is again
    this.#channel = channel;
    const last = this.listener.lastNumber();
    channel.send(
      JSON.stringify({
        type: "hello",
        protocol: PROTOCOL,
        table: this.table,
        ...(this.token ? { token: this.token } : {}),
        ...(last === null ? {} : { last }),
      }),
    );
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcomed = true;
        this.token = message.token;
        this.table = message.id;
        this.#become("open", "broken");
        break;
      case "refusal":
        if (this.#welcomed) break;
        if (FINAL_REFUSALS.has(message.reason)) this.refuse(message);
        else this.#lose(message);
        break;
      case "goodbye":
        if (message.why === "sent_away") this.refuse({ reason: "sent_away", message: "" });
        else this.#lose("stopping");
        break;
    }
    this.listener.onMessage(message);
  }

  #lose(reason: DisconnectReason): void {
    this.#hangUp();
    this.#become("lost", reason);
  }

  #hangUp(): void {
    this.#channel?.close();
    this.#channel = null;
  }

  #become(state: ConnectionState, reason: DisconnectReason): void {
    this.#state = state;
    this.#reason = reason;
    this.listener.onState(state, state === "lost" || state === "refused" ? this.#reason : null);
  }
}
