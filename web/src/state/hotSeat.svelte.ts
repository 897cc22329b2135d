/**
 * Hot seat: another person who plays on this device. They have a token and a transport of their own, as if they had a
 * browser of their own; what happens at the table is shown by the session, which has the first person's transport.
 */

import type { Advice, Refusal, ServerMessage, You } from "../net/protocol";
import type { Command, DisconnectReason, OpenTransport, Transport } from "../net/transport";
import { isDeviceKey } from "../net/tableLink";
import { youAfter } from "./identity";
import { randomShuffleWord } from "./shuffleWord";

/** With what somebody new sits down. */
export interface Newcomer {
  name: string;
  colour: number;
  /** Where they sit; null: at the first free seat. */
  seat: number | null;
}

export interface HotSeatListener {
  /** Their token, seat or role has changed. */
  onChange(player: HotSeatPlayer): void;
  /** They are connected, and the server knows who they are. */
  onWelcome(player: HotSeatPlayer): void;
  onRefusal(player: HotSeatPlayer, refusal: Refusal): void;
  onAdvice(advice: Advice): void;
  /** The host sent them away, or the server will not have them: they play here no more. */
  onGone(player: HotSeatPlayer): void;
}

export class HotSeatPlayer {
  you: You | null = $state.raw(null);
  #transport: Transport;
  #last: number | null = null;

  constructor(
    private readonly table: string,
    token: string | null,
    private readonly listener: HotSeatListener,
    open: OpenTransport,
    private newcomer: Newcomer | null = null,
  ) {
    this.#transport = open(table, token, {
      onMessage: (message) => this.#onMessage(message),
      onState: (state, reason: DisconnectReason | null) => {
        if (state === "refused" && typeof reason === "object" && reason?.reason === "sent_away")
          this.listener.onGone(this);
      },
      lastNumber: () => this.#last,
    });
  }

  get token(): string | null {
    return this.#transport.token;
  }

  send(command: Command): boolean {
    return this.#transport.send(command);
  }

  wake(): void {
    this.#transport.wake();
  }

  retry(): void {
    this.#transport.retry();
  }

  close(): void {
    this.#transport.close();
  }

  #onMessage(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#last = message.number;
        this.you = message.you;
        if (message.you) this.newcomer = null;
        else if (this.newcomer) this.send({ type: "sit", ...this.newcomer });
        else return this.listener.onGone(this); // a token of somebody whom the table does not know
        if (message.you && message.table?.phase === "lobby" && !message.table.people[message.you.person]?.gave_word)
          this.#lendAWord();
        this.listener.onWelcome(this);
        break;
      case "you": {
        const came = this.you === null;
        this.you = message;
        this.newcomer = null;
        if (came) this.#lendAWord();
        this.listener.onChange(this);
        break;
      }
      case "happened": {
        if (this.#last !== null && message.number <= this.#last) return;
        this.#last = message.number;
        if (!this.you) return;
        if (message.act.act === "sent_away" && message.act.person === this.you.person)
          return this.listener.onGone(this);
        const after = youAfter(this.you, message.act);
        if (after === this.you) return;
        this.you = after;
        this.listener.onChange(this);
        break;
      }
      case "refusal":
        this.listener.onRefusal(this, message);
        break;
      case "advice":
        this.listener.onAdvice(message);
        break;
      default:
        break; // the session hears it, too
    }
  }

  /**
   * Give a random word for the shuffle, as the session does for the first person. On this device that one is enough: the
   * game starts as soon as all are there, and a word might come after it.
   */
  #lendAWord(): void {
    if (this.you?.seat != null && !isDeviceKey(this.table)) this.send({ type: "give_word", word: randomShuffleWord() });
  }
}
