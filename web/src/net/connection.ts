/** WebSocket connection to a table: reconnects with backoff, and asks for the room events it missed. */

import type { Goodbye, Refusal, ServerMessage, Welcome } from "./protocol";
import type {
  Command,
  ConnectionState,
  DisconnectReason,
  OpenTransport,
  Transport,
  TransportListener,
} from "./transport";

/** Milliseconds within which the first reconnect comes; the window doubles with each further one. */
export const FIRST_WINDOW_MS = 1000;
export const LONGEST_WINDOW_MS = 30_000;
/** Milliseconds over which reconnects are spread after the pause that `goodbye` asks for. */
export const GOODBYE_SPREAD_MS = 3000;
/** Milliseconds before a refused hello is repeated at the earliest: the answer would be the same. */
const REFUSED_MS = 3000;
/** Milliseconds before a hello is repeated after a rate limit: a quick retry is what it was refused for. */
export const TOO_FAST_MS = 30_000;
/** Milliseconds in which a goodbye may follow a refusal, with the pause before the next try. */
export const LAST_WORDS_MS = 500;
/** Milliseconds of silence after which a ping is sent. */
const PING_AFTER_MS = 15_000;
/** Milliseconds within which a message must follow a hello or a ping; otherwise the socket is given up. */
const ANSWER_WITHIN_MS = 8000;
/** The protocol version of this page; `PROTOCOL` in `flip7.protocol.commands`. */
export const PROTOCOL = 1;
/** Refusals of a hello after which a retry is useless. */
export const FINAL_REFUSALS: ReadonlySet<string> = new Set([
  "unknown_table",
  "other_protocol",
  "foreign_origin",
  "sent_away",
  "blocked",
  "is_closed",
  "other_behaviour",
  "is_a_board",
  "not_a_board",
]);

export class Connection implements Transport {
  #socket: WebSocket | null = null;
  #state: ConnectionState = "connecting";
  /** Failed tries in a row. */
  #tries = 0;
  /** Milliseconds of pause that the server asks for, and over how many more the reconnect may be spread. */
  #asked: { wait: number; spread: number } | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #welcomed = false;
  #reason: DisconnectReason = "broken";
  /** The last refusal on this socket. */
  #refusal: Refusal | null = null;
  token: string | null;

  constructor(
    readonly url: string,
    /** The code or id of the table; from the first welcome on its id, because the rate limit on wrong codes does not count it. */
    private table: string,
    token: string | null,
    private readonly listener: TransportListener,
    private readonly random: () => number = Math.random,
    /** Further fields of the hello. */
    private readonly more: { board?: true } = {},
  ) {
    this.token = token;
    this.#connect();
  }

  /** The message is sent; false if there is nobody to hear it now. */
  send(command: Command): boolean {
    if (this.#state !== "open" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  /** Try again at once: the person asked. A socket that looks open is asked whether it is. */
  retry(): void {
    if (this.#state === "open") this.#ask();
    if (this.#state !== "lost") return;
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.#connect();
  }

  /** The network or the phone is back: try again at once, unless the server has said why not. */
  wake(): void {
    if (typeof this.#reason === "string") this.retry();
  }

  /** The server does not want this person here: the connection ends, and does not come back. */
  refuse(why: Exclude<DisconnectReason, string>): void {
    this.#reason = why;
    this.#become("refused");
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    this.#socket?.close();
  }

  close(): void {
    this.#become("closed");
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    this.#socket?.close();
  }

  #connect(): void {
    this.#welcomed = false;
    this.#refusal = null;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#expect(socket);
    socket.onopen = () => {
      const last = this.listener.lastNumber();
      socket.send(
        JSON.stringify({
          type: "hello",
          protocol: PROTOCOL,
          table: this.table,
          ...this.more,
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
        this.#refusal = message;
        if (!this.#welcomed) this.#notWelcome(message);
        break;
      case "goodbye":
        this.#goodbye(message);
        break;
    }
    this.listener.onMessage(message);
  }

  #welcome(message: Welcome): void {
    this.#welcomed = true;
    this.#tries = 0;
    this.#asked = null;
    this.#reason = "broken";
    this.token = message.token;
    this.table = message.id;
    this.#become("open");
  }

  /** Handle a refused hello: give up, or retry later what may succeed then. */
  #notWelcome(message: Refusal): void {
    if (FINAL_REFUSALS.has(message.reason)) {
      this.refuse(message);
      return;
    }
    this.#reason = message.reason === "stopping" ? "stopping" : message;
    const wait = message.reason === "too_fast" ? TOO_FAST_MS : REFUSED_MS;
    this.#asked = { wait, spread: Math.max(this.#window(), wait / 2) };
    this.#part();
  }

  #goodbye(message: Goodbye): void {
    if (message.why === "sent_away") {
      this.refuse({ reason: "sent_away", message: "" });
      return;
    }
    const { wait, spread } = this.#asked ?? { wait: 0, spread: GOODBYE_SPREAD_MS };
    this.#asked = { wait: Math.max(wait, message.seconds * 1000), spread };
    if (message.why === "stopping") this.#reason = "stopping";
    else if (message.why === "refused" && this.#refusal) this.#reason = this.#refusal;
    this.#part();
  }

  /** Close the socket when the server's last messages have had time to arrive, whether the server closes it or not. */
  #part(): void {
    const socket = this.#socket;
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => socket?.close(), LAST_WORDS_MS);
  }

  /** Heartbeat: after a silence send a ping. A phone that slept has sockets that only look open. */
  #watch(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#ask(), PING_AFTER_MS);
  }

  #ask(): void {
    if (this.#socket && this.send({ type: "ping" })) this.#expect(this.#socket);
  }

  /** Give the socket up unless a message arrives soon. */
  #expect(socket: WebSocket): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      if (this.#socket !== socket) return;
      socket.close();
      this.#lost();
    }, ANSWER_WITHIN_MS);
  }

  #lost(): void {
    clearTimeout(this.#ping);
    this.#socket = null;
    if (this.#state === "closed" || this.#state === "refused") return;
    this.#become("lost");
    this.#retry = setTimeout(() => this.#connect(), this.#pause());
    this.#tries++;
    this.#asked = null;
  }

  /** Exponential backoff with full jitter, so that clients that lost the server together do not come back together. */
  #pause(): number {
    const { wait, spread } = this.#asked ?? { wait: 0, spread: this.#window() };
    return wait + this.random() * spread;
  }

  #window(): number {
    return Math.min(LONGEST_WINDOW_MS, FIRST_WINDOW_MS * 2 ** this.#tries);
  }

  #become(state: ConnectionState): void {
    this.#state = state;
    this.listener.onState(state, state === "lost" || state === "refused" ? this.#reason : null);
  }
}

/** Open a WebSocket to the server that this page came from. */
export const connect: OpenTransport = (table, token, listener) => new Connection(socketUrl(), table, token, listener);

/** Open a WebSocket to a shared score board of the server that this page came from. */
export const connectBoard: OpenTransport = (board, token, listener) =>
  new Connection(socketUrl(), board, token, listener, Math.random, { board: true });

function socketUrl(): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws`;
}
