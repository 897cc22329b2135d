/** One WebSocket to a table, for as long as somebody wants it: broken, it is made again, and asks for what it missed. */

import type { ClientMessage, Goodbye, Refusal, ServerMessage, Welcome } from "../protocol";

export type State = "connecting" | "open" | "lost" | "refused" | "closed";

/** Why there is no connection now: it broke, the server starts anew, or the server said why. */
export type Absence = "broken" | "stopping" | Refusal;

/** A message without the fields that have defaults. */
export type Wish = { type: ClientMessage["type"]; re?: number } & Record<string, unknown>;

export interface Listener {
  heard(message: ServerMessage): void;
  changed(state: State, absence: Absence | null): void;
  /** The number of the last act that is known, or null. */
  last(): number | null;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const AFTER_A_REFUSAL = 3000;
const PING = 15_000;
const PATIENCE = 8000;
/** What this page speaks; `PROTOCOL` in `flip7.server.wishes`. */
export const PROTOCOL = 1;
/** Refusals of a hello after which trying again is of no use. */
const FINAL = new Set(["unknown_table", "other_protocol", "foreign_origin"]);

export class Connection {
  #socket: WebSocket | null = null;
  #state: State = "connecting";
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #welcomed = false;
  #absence: Absence = "broken";
  token: string | null;

  constructor(
    readonly url: string,
    readonly table: string,
    token: string | null,
    private readonly listener: Listener,
  ) {
    this.token = token;
    this.#connect();
  }

  /** The message is sent; false if there is nobody to hear it now. */
  send(wish: Wish): boolean {
    if (this.#state !== "open" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(wish));
    return true;
  }

  /** Try again at once: the person asked, or the phone is back. A socket that looks open is asked whether it is. */
  retry(): void {
    if (this.#state === "open") this.#ask();
    if (this.#state !== "lost") return;
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.#connect();
  }

  close(): void {
    this.#become("closed");
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    this.#socket?.close();
  }

  #connect(): void {
    this.#welcomed = false;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#expect(socket);
    socket.onopen = () => {
      const last = this.listener.last();
      socket.send(
        JSON.stringify({
          type: "hello",
          protocol: PROTOCOL,
          table: this.table,
          ...(this.token ? { token: this.token } : {}),
          ...(last === null ? {} : { last }),
        }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #hear(message: ServerMessage): void {
    this.#watch();
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "refusal":
        if (!this.#welcomed) this.#notWelcome(message);
        break;
      case "goodbye":
        this.#goodbye(message);
        break;
    }
    this.listener.heard(message);
  }

  #welcome(message: Welcome): void {
    this.#welcomed = true;
    this.#pause = FIRST_PAUSE;
    this.#absence = "broken";
    this.token = message.token;
    this.#become("open");
  }

  /** What may be different in a moment is tried again; the server would only wait for another hello. */
  #notWelcome(message: Refusal): void {
    this.#absence = message.reason === "stopping" ? "stopping" : message;
    this.#pause = Math.max(this.#pause, AFTER_A_REFUSAL);
    if (FINAL.has(message.reason)) this.#become("refused");
    this.#socket?.close();
  }

  #goodbye(message: Goodbye): void {
    this.#pause = Math.max(FIRST_PAUSE, message.seconds * 1000);
    if (message.why === "stopping") this.#absence = "stopping";
  }

  /** A phone that slept has sockets that look open: if nothing comes for a while, ask; if no answer comes, it is gone. */
  #watch(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#ask(), PING);
  }

  #ask(): void {
    if (this.#socket && this.send({ type: "ping" })) this.#expect(this.#socket);
  }

  /** Something is to come on that socket soon, or it is given up. */
  #expect(socket: WebSocket): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      if (this.#socket !== socket) return;
      socket.close();
      this.#lost();
    }, PATIENCE);
  }

  #lost(): void {
    clearTimeout(this.#ping);
    this.#socket = null;
    if (this.#state === "closed" || this.#state === "refused") return;
    this.#become("lost");
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #become(state: State): void {
    this.#state = state;
    this.listener.changed(state, state === "lost" || state === "refused" ? this.#absence : null);
  }
}
