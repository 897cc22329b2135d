/** Session: one person at one table, with what is shown, who is present, and the commands they send. */

import type {
  Act,
  Announced,
  Asked,
  Emote,
  Happened,
  Refusal,
  ServerMessage,
  TableView,
  Welcome,
  You,
} from "../net/protocol";
import { fetchHistory } from "../net/api";
import { tableKey } from "../net/tableLink";
import { openTransport } from "../net/open";
import type { Command, ConnectionState, DisconnectReason, OpenTransport, Transport } from "../net/transport";
import type { RevealQueue, Shown } from "./shown";
import { forgetToken, loadToken, saveToken } from "./storage";
import { randomShuffleWord } from "./shuffleWord";

/** Somebody who joins after at most this many choices sees the game from the deal. */
const JUST_BEGUN_CHOICES = 4;
/** Milliseconds that a refusal is shown. */
const SHOW_REFUSAL_MS = 6000;

export type Answer = "hit" | "stay" | number;

export class Session {
  shown: Shown = $state({ table: null, asked: null, moment: null, summary: null, settled: true });
  state: ConnectionState = $state("connecting");
  /** Why there is no connection; null if there is one. */
  disconnectReason: DisconnectReason | null = $state(null);
  you: You | null = $state(null);
  present: number[] = $state([]);
  watching = $state(0);
  emotes: { id: number; person: number; emote: Emote }[] = $state([]);
  /** Who holds the scores of which round, so that everybody has time to read them. */
  reading: { person: number; round: number }[] = $state([]);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  clockSkew = $state(0);
  /** The announcement of the server's owner. */
  announced: Announced | null = $state(null);
  /** The last refusal, for SHOW_REFUSAL_MS. */
  lastRefusal: Refusal | null = $state(null);
  /** The word for the shuffle that this page gave by itself; null if the person gave one. */
  drawn: string | null = $state(null);
  /** This person asked for a rematch. */
  again = false;
  /** The ordinal of the question that was answered and not yet confirmed. */
  answered: number | null = $state(null);

  readonly reveal: RevealQueue;
  /** The last answer: if the connection breaks before it arrives, it is sent again as long as the question stands. */
  #answer: { ordinal: number; choice: Answer } | null = $state(null);
  #transport: Transport;
  #last: number | null = null;
  #emoteId = 0;
  /** The last hold or release of scores that was sent. */
  #sentHold: { round: number; held: boolean } | null = null;
  #forgiven: ReturnType<typeof setTimeout> | undefined;
  /** Events that come while the history is loaded; null: none is held back. */
  #heldBackEvents: Happened[] | null = null;
  /** Room events up to this number happened while the connection was lost. */
  #missed = -1;

  readonly key: string;

  constructor(
    key: string,
    makeReveal: (shown: Shown) => RevealQueue,
    private readonly onTable: (table: TableView) => void = () => {},
    open: OpenTransport = openTransport,
  ) {
    this.key = tableKey(key) ?? key;
    this.reveal = makeReveal(this.shown);
    this.reveal.left = (asked) => {
      const mine = asked.by === "person" && asked.seat === this.you?.seat;
      return mine && asked.deadline !== null ? asked.deadline - this.clockSkew - Date.now() : Infinity;
    };
    this.reveal.accompanied = () =>
      this.table?.seats.some((seat) => seat.person !== null && seat.person !== this.you?.person) ?? true;
    this.reveal.idle = () => this.idle;
    this.reveal.unattended = () => this.you?.seat == null;
    this.reveal.othersRead = (round) => this.readers(round).length > 0;
    this.reveal.onRead = (round) => this.#sayHold(round, false);
    this.#transport = open(this.key, loadToken(this.key), {
      onMessage: (message) => this.#onMessage(message),
      onState: (state, disconnectReason) => Object.assign(this, { state, disconnectReason }),
      lastNumber: () => this.#last,
    });
    for (const network of ["online", "offline"]) window.addEventListener(network, this.#awake);
    document.addEventListener("visibilitychange", this.#woken);
  }

  get table(): TableView | null {
    return this.shown.table;
  }

  /** How many others look on: whoever has no name here is one of those that the server counts. */
  get othersWatching(): number {
    return Math.max(0, this.watching - (this.you ? 0 : 1));
  }

  /** Why the server refused this person for good; null if it did not. */
  get refusal(): Exclude<DisconnectReason, string> | null {
    return this.state === "refused" && typeof this.disconnectReason === "object" ? this.disconnectReason : null;
  }

  /** The question to this person, once everything before it has been shown and until it is answered. */
  get question(): Asked | null {
    const asked = this.shown.asked;
    if (!asked || !this.shown.settled || this.you?.seat !== asked.seat || asked.by !== "person") return null;
    return asked.ordinal === this.answered ? null : asked;
  }

  /** Whether this person plays alone with bots. */
  get alone(): boolean {
    const { table, you } = this;
    if (!table || you?.seat == null) return false;
    return table.seats.every((seat) => seat.bot !== null || seat.person === you.person);
  }

  /** Whether this person is out of the round, and only bots are still in it. */
  get idle(): boolean {
    const { table, you } = this;
    const game = table?.game;
    if (!table || !game || game.winner !== null || you?.seat == null || game.places[you.seat] == null) return false;
    const playing = game.places.flatMap((place, seat) => (place.status === "active" ? [table.seats[seat]] : []));
    return playing.length > 0 && playing.every((seat) => seat != null && (seat.bot !== null || seat.stand_in !== null));
  }

  /** Skip to the end of a round in which only bots are left. */
  rush(): void {
    const round = this.table?.game?.round ?? 0;
    if (!this.idle || !round) return;
    this.reveal.rush();
    this.send({ type: "hurry", round });
  }

  send(command: Command): void {
    this.lastRefusal = null;
    this.#transport.send(command.type === "rematch" ? this.#rematch() : command);
  }

  /** Ask for a rematch. Somebody alone with bots waits for nobody: it begins at once, with a word for its shuffle. */
  #rematch(): Command {
    this.again = true;
    return this.alone ? { type: "rematch", start: true, word: randomShuffleWord() } : { type: "rematch" };
  }

  /** The answer to the open question that waits for the connection, if there is one. */
  get kept(): Answer | null {
    const asked = this.shown.settled ? this.shown.asked : null;
    if (this.state === "open" || !this.#answer || asked?.ordinal !== this.#answer.ordinal) return null;
    return this.#answer.choice;
  }

  answer(choice: Answer): void {
    const asked = this.question;
    if (!asked) return;
    this.#answer = { ordinal: asked.ordinal, choice };
    this.#give(this.#answer);
  }

  #give(answer: { ordinal: number; choice: Answer }): void {
    this.answered = answer.ordinal;
    this.send({ type: "answer", ...answer });
  }

  /** Hold the scores, here and on everybody's screen, until this person has read them; the game itself does not wait. */
  hold(): void {
    this.reveal.hold();
    if (this.shown.summary) this.#sayHold(this.shown.summary.round, true);
  }

  #sayHold(round: number, held: boolean): void {
    if (!this.you || held === (this.#sentHold?.held ?? false)) return;
    this.#sentHold = { round, held };
    this.#transport.send({ type: "hold_scores", round, held });
  }

  /** Send the hold again: the server stores none, so who joins or reconnects has not heard of it. */
  #repeatHold(): void {
    if (this.you && this.#sentHold) this.#transport.send({ type: "hold_scores", ...this.#sentHold });
  }

  /** Return who else is present and holds the scores of that round. */
  readers(round: number): number[] {
    const others = this.reading.filter((each) => each.round === round && each.person !== this.you?.person);
    return others.map((each) => each.person).filter((person) => this.present.includes(person));
  }

  /** Reconnect, or probe a connection that looks open. */
  retry = (): void => this.#transport.retry();

  #awake = (): void => this.#transport.wake();

  /** A phone that slept may have lost the connection without noticing. */
  #woken = (): void => {
    if (!document.hidden) this.#awake();
  };

  close(): void {
    for (const network of ["online", "offline"]) window.removeEventListener(network, this.#awake);
    document.removeEventListener("visibilitychange", this.#woken);
    clearTimeout(this.#forgiven);
    this.#transport.close();
  }

  #onMessage(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        saveToken(this.key, message.token);
        saveToken(message.id, message.token);
        this.you = message.you;
        this.clockSkew = message.now - Date.now();
        this.present = message.present;
        this.watching = message.watching;
        this.reading = []; // holds are sent again to everybody who connects
        this.#repeatHold();
        this.answered = null;
        this.#missed = message.number;
        this.announced = message.announced ?? null;
        this.#answerAgain(message);
        if (message.you && message.table?.people[message.you.person]?.sent_away) this.#sentAway();
        else if (message.table) {
          saveToken(message.table.code, message.token);
          this.#follow(message.table.rematch);
          this.#last = message.number;
          void this.#arrive(message.table, message.asked);
          this.drawn = null;
          this.#lendAWord();
        }
        break;
      case "happened":
        if (this.#last !== null && message.number <= this.#last) return;
        this.#last = message.number;
        if (message.act.act === "chose" && message.act.ordinal === this.#answer?.ordinal) this.#answer = null;
        if (this.#heldBackEvents) this.#heldBackEvents.push(message);
        else this.reveal.push(message, message.number <= this.#missed);
        this.#noteMe(message);
        break;
      case "you":
        this.you = message;
        this.#lendAWord();
        break;
      case "present": {
        const came =
          message.people.some((person) => !this.present.includes(person)) || message.watching > this.watching;
        this.present = message.people;
        this.watching = message.watching;
        if (came && this.#sentHold?.held) this.#repeatHold();
        break;
      }
      case "announced":
        this.announced = message;
        break;
      case "emoted":
        this.#emote(message.person, message.emote);
        break;
      case "scores_held": {
        const { person, round, held } = message;
        const others = this.reading.filter((each) => each.person !== person);
        this.reading = held ? [...others, { person, round }] : others;
        break;
      }
      case "refusal":
        if (this.state === "open") this.#complain(message);
        this.answered = this.#answer = null;
        if (message.reason === "unknown_table") forgetToken(this.key);
        break;
      case "pong":
      case "goodbye":
        break;
      default:
        message satisfies never;
    }
  }

  /** Send the answer again if it did not arrive and the same question is still open. */
  #answerAgain(welcome: Welcome): void {
    const open = welcome.table ? welcome.asked : welcome.number === this.#last ? this.shown.asked : null;
    if (this.#answer && open?.ordinal === this.#answer.ordinal) this.#give(this.#answer);
  }

  /** Show the table as it is; a game that has just begun from its first card. */
  async #arrive(table: TableView, asked: Asked | null): Promise<void> {
    const told =
      table.phase === "playing" && asked && asked.ordinal <= JUST_BEGUN_CHOICES ? await this.#opening(table) : null;
    const started = told?.[0];
    if (told && started?.game) {
      const before = { ...table, number: started.number - 1, game: started.game, asked: null };
      this.reveal.jump(before, null);
      this.onTable(before);
      for (const each of told) if (each.number <= table.number) this.reveal.push(each);
    } else {
      this.reveal.jump(table, asked);
      this.onTable(table);
    }
    for (const each of this.#heldBackEvents ?? []) this.reveal.push(each);
    this.#heldBackEvents = null;
  }

  /** Return the room events from the first card on, or null if they cannot be loaded. New ones are held back meanwhile. */
  async #opening(table: TableView): Promise<Happened[] | null> {
    this.#heldBackEvents = [];
    const told = await fetchHistory(table.id).catch(() => null);
    const first = told?.findIndex((each) => each.act.act === "started") ?? -1;
    const since = told?.slice(first) ?? [];
    // latecomers already sit at the table that arrived: they would sit down twice
    return first < 0 || since.some((each) => each.act.act === "sat") ? null : since;
  }

  /** Give a random word for the shuffle for a seated person who gave none: the server must not choose the cards alone. */
  #lendAWord(): void {
    const { table, you } = this;
    if (this.drawn !== null || table?.phase !== "lobby" || !you || you.seat === null) return;
    if (table.people[you.person]?.gave_word) return;
    this.drawn = randomShuffleWord();
    this.#transport.send({ type: "give_word", word: this.drawn });
  }

  #complain(refusal: Refusal): void {
    this.lastRefusal = refusal;
    clearTimeout(this.#forgiven);
    this.#forgiven = setTimeout(() => (this.lastRefusal = null), SHOW_REFUSAL_MS);
  }

  /** Save the token for the rematch's table, where it is the same. */
  #follow(next: string | null): void {
    const token = this.#transport.token;
    if (next && token && this.you) saveToken(next, token);
  }

  /** Close the connection for good: the host sent this person away. */
  #sentAway(): void {
    this.#transport.refuse({ reason: "sent_away", message: "" });
  }

  /** Update `you` with what a room event says about this person. */
  #noteMe(message: Happened): void {
    const roomEvent = message.act;
    if (!this.you) return;
    if (roomEvent.act === "rematched") this.#follow(roomEvent.table);
    if (roomEvent.act === "host_passed") this.you = { ...this.you, host: roomEvent.person === this.you.person };
    if (roomEvent.act === "sat" && roomEvent.person === this.you.person) {
      this.you = { ...this.you, seat: roomEvent.seat };
      this.#lendAWord();
    }
    if (roomEvent.act === "gave_word" && roomEvent.person === this.you.person && roomEvent.word !== this.drawn)
      this.drawn = null;
    if (roomEvent.act === "sent_away" && roomEvent.person === this.you.person) this.#sentAway();
    this.#renumber(roomEvent);
    if ((roomEvent.act === "stood_up" || roomEvent.act === "unseated") && roomEvent.person === this.you.person)
      this.you = { ...this.you, seat: null };
  }

  /** Keep the number of this person's seat when the host drops or swaps seats. */
  #renumber(roomEvent: Act): void {
    const seat = this.you?.seat ?? null;
    if (!this.you || seat === null) return;
    if (roomEvent.act === "seat_dropped" && roomEvent.seat < seat) this.you = { ...this.you, seat: seat - 1 };
    if (roomEvent.act !== "seats_swapped") return;
    const { first, second } = roomEvent;
    if (seat === first || seat === second) this.you = { ...this.you, seat: first + second - seat };
  }

  #emote(person: number, emote: Emote): void {
    const id = this.#emoteId++;
    this.emotes.push({ id, person, emote });
    setTimeout(() => (this.emotes = this.emotes.filter((each) => each.id !== id)), 2600);
  }
}
