/** A shared score board that somebody watches: the server sends the whole board whenever it changes. */

import { language } from "../../i18n/index.svelte";
import { connectBoard } from "../../net/connection";
import type { ServerMessage } from "../../net/protocol";
import type { Board } from "../../net/scores";
import type { ConnectionState, DisconnectReason, OpenTransport, Transport } from "../../net/transport";

export class BoardWatch {
  board: Board | null = $state.raw(null);
  /** The board's code and link, once it was found. */
  code: string | null = $state(null);
  link: string | null = $state(null);
  /** It is shared no more. */
  closed = $state(false);
  state: ConnectionState = $state("connecting");
  disconnectReason: DisconnectReason | null = $state.raw(null);
  /** Why the server shows no board although it is there. */
  #refused: Exclude<DisconnectReason, string> | null = $state.raw(null);
  /** A spectator is no person at the board. */
  readonly you = null;
  #transport: Transport;

  constructor(
    key: string,
    private readonly connect: OpenTransport = connectBoard,
  ) {
    this.#transport = this.#open(key);
  }

  #open(key: string): Transport {
    return this.connect(key, null, {
      onMessage: (message) => this.#hear(message),
      onState: (state, reason) => {
        this.state = state;
        this.disconnectReason = reason;
      },
      lastNumber: () => null,
    });
  }

  /** Why the server refused for good; null if it did not. */
  get refusal(): Exclude<DisconnectReason, string> | null {
    if (this.#refused) return this.#refused;
    return this.state === "refused" && typeof this.disconnectReason === "object" ? this.disconnectReason : null;
  }

  /** Ask for the board in a language. */
  speak(spoken: string): void {
    this.#transport.send({ type: "watch_board", language: spoken });
  }

  readonly retry = (): void => this.#transport.retry();
  readonly wake = (): void => this.#transport.wake();
  readonly close = (): void => this.#transport.close();

  #hear(message: ServerMessage): void {
    if (message.type === "welcome" && message.table?.rematch) this.#follow(message.table.rematch);
    else if (message.type === "happened" && message.act.act === "rematched") this.#follow(message.act.table);
    else if (message.type === "welcome" && message.table) {
      this.code = message.table.code;
      this.link = message.table.link;
      this.speak(language());
    } else if (message.type === "board") {
      this.board = message.board as unknown as Board;
      this.closed = message.closed;
      this.#refused = null;
    } else if (message.type === "refusal" && this.code !== null && this.board === null) this.#refused = message;
  }

  /** Go along to the board of the next game: nobody is at a television to tap. */
  #follow(next: string): void {
    this.#transport.close();
    this.#transport = this.#open(next);
  }
}
