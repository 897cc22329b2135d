/**
 * Session: one device at one table, with what is shown, who is present, and the commands that are sent.
 *
 * Mostly one person plays here. Several may share the device (hot seat): the first person's transport brings what is shown,
 * and each of the others has one for their own answers. `you` is whoever of them is asked.
 */

import type {
  Advice,
  Announced,
  Asked,
  ChoiceCost,
  Emote,
  Happened,
  Refusal,
  ServerMessage,
  TableView,
  Welcome,
  You,
} from "../net/protocol";
import { fetchHistory } from "../net/api";
import { isDeviceKey, tableKey } from "../net/tableLink";
import { openTransport } from "../net/open";
import type { Command, ConnectionState, DisconnectReason, OpenTransport, Transport } from "../net/transport";
import type { RevealQueue, Shown } from "./shown";
import { HotSeatPlayer, type HotSeatListener, type Newcomer } from "./hotSeat.svelte";
import { youAfter } from "./identity";
import { preferences } from "./preferences.svelte";
import { forgetToken, loadHotSeat, loadToken, saveHotSeat, saveToken } from "./storage";
import { randomShuffleWord } from "./shuffleWord";

/** A person who joins after at most this many choices sees the game from the deal. */
const JUST_BEGUN_CHOICES = 4;
/** Milliseconds that a refusal is shown. */
const SHOW_REFUSAL_MS = 6000;

export type Answer = "hit" | "stay" | number;

/** Commands of the host alone; the host's connection among those of this device sends them. */
const HOST_COMMANDS: ReadonlySet<Command["type"]> = new Set([
  "seat_bot",
  "free_seat",
  "add_seat",
  "drop_seat",
  "swap_seats",
  "fill_seats",
  "set_options",
  "set_pause",
  "start",
  "hand_over",
  "pass_host",
  "send_away",
  "lock",
]);

/** Refusals of advice: an answer may be on its way all the same. */
const ABOUT_ADVICE: ReadonlySet<Refusal["reason"]> = new Set(["advice_is_off", "no_advice"]);

export class Session {
  shown: Shown = $state({ table: null, asked: null, moment: null, summary: null, settled: true });
  state: ConnectionState = $state("connecting");
  /** Why there is no connection; null if there is one. */
  disconnectReason: DisconnectReason | null = $state(null);
  /** The first person of this device. */
  main: You | null = $state.raw(null);
  /** The others who play on this device. */
  hotSeat: HotSeatPlayer[] = $state.raw([]);
  /** The person who holds the device, that is, who took it or answered last; null if there is none yet. */
  holder: number | null = $state(null);
  /** The device lies on the table between its people: nobody passes it. */
  flat = $state(false);
  present: number[] = $state([]);
  watching = $state(0);
  emotes: { id: number; person: number; emote: Emote }[] = $state([]);
  /** The people who hold the scores, and of which round, so that everybody has time to read them. */
  reading: { person: number; round: number }[] = $state([]);
  /** Milliseconds that the server's clock is ahead of ours. */
  clockSkew = $state(0);
  /** The announcement of the server's owner. */
  announced: Announced | null = $state(null);
  /** The last refusal, for SHOW_REFUSAL_MS. */
  lastRefusal: Refusal | null = $state(null);
  /** The advice that was given last; on the question of its ordinal. */
  advice: Advice | null = $state.raw(null);
  /** The cost of the last costly choice, in training. */
  cost: ChoiceCost | null = $state.raw(null);
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
  /** This page shows the table to a room. */
  #display = $state(false);
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
    private readonly open: OpenTransport = openTransport,
  ) {
    this.key = tableKey(key) ?? key;
    this.reveal = makeReveal(this.shown);
    this.reveal.left = (asked) => {
      const mine = asked.by === "person" && this.ours.some((each) => each.seat === asked.seat);
      return mine && asked.deadline !== null ? asked.deadline - this.clockSkew - Date.now() : Infinity;
    };
    this.reveal.accompanied = () =>
      this.table?.seats.some((seat) => seat.person !== null && !this.isOurs(seat.person)) ?? true;
    this.reveal.together = () => this.shared || this.reveal.accompanied();
    this.reveal.idle = () => this.idle;
    this.reveal.unattended = () => this.you?.seat == null;
    this.reveal.othersRead = (round) => this.readers(round).length > 0;
    this.reveal.onRead = (round) => this.#sayHold(round, false);
    this.#transport = open(this.key, loadToken(this.key), {
      onMessage: (message) => this.#onMessage(message),
      onState: (state, disconnectReason) => Object.assign(this, { state, disconnectReason }),
      lastNumber: () => this.#last,
    });
    this.hotSeat = loadHotSeat(this.key).map(
      (token) => new HotSeatPlayer(this.key, token, this.#hotSeatListener, open),
    );
    for (const network of ["online", "offline"]) window.addEventListener(network, this.#awake);
    document.addEventListener("visibilitychange", this.#woken);
  }

  get table(): TableView | null {
    return this.shown.table;
  }

  /** The people of this device, the first one first. */
  ours: You[] = $derived([this.main, ...this.hotSeat.map((each) => each.you)].filter((each) => each !== null));

  /** Whether several people play on this device. */
  shared: boolean = $derived(this.ours.filter((each) => each.seat !== null).length > 1);

  /** The open question to one of this device's people, once everything before it has been shown. */
  #asked: { asked: Asked; you: You } | null = $derived.by(() => {
    const asked = this.shown.settled ? this.shown.asked : null;
    const you = asked?.by === "person" ? this.ours.find((each) => each.seat === asked.seat) : undefined;
    return asked && you ? { asked, you } : null;
  });
  /** The person of this device who was asked last. */
  #askedLast: number | null = null;

  /** The person of this device who is asked; else who was asked last; else the first one. */
  you: You | null = $derived.by(() => {
    if (this.#asked) this.#askedLast = this.#asked.you.person;
    return this.#asked?.you ?? this.ours.find((each) => each.person === this.#askedLast) ?? this.main;
  });

  isOurs(person: number): boolean {
    return this.ours.some((each) => each.person === person);
  }

  /** To whom the device is to be passed before their question is shown; null while it is where it belongs. */
  get passTo(): You | null {
    const open = this.#asked;
    if (
      !open ||
      this.flat ||
      !preferences.passScreen ||
      open.you.person === this.holder ||
      open.asked.ordinal === this.answered
    )
      return null;
    return this.#stillIn > 1 ? open.you : null;
  }

  /** The number of this device's people who are still in the round. */
  get #stillIn(): number {
    const places = this.table?.game?.places ?? [];
    return this.ours.filter((each) => each.seat !== null && places[each.seat]?.status === "active").length;
  }

  /** The device is in the hands of whom it was passed to. */
  take(): void {
    this.holder = this.#asked?.you.person ?? this.holder;
  }

  /** The number of other spectators: the server counts everybody without a name, this device's too, but no display. */
  get othersWatching(): number {
    const unnamed = (this.main || this.#display ? 0 : 1) + this.hotSeat.filter((each) => each.you === null).length;
    return Math.max(0, this.watching - unnamed);
  }

  /** Why the server refused this person for good; null if it did not. */
  get refusal(): Exclude<DisconnectReason, string> | null {
    return this.state === "refused" && typeof this.disconnectReason === "object" ? this.disconnectReason : null;
  }

  /** The question to this person, once everything before it has been shown, the device is theirs, and until it is answered. */
  get question(): Asked | null {
    const asked = this.#asked?.asked;
    return !asked || asked.ordinal === this.answered || this.passTo ? null : asked;
  }

  /** Whether nobody plays but the people of this device and bots. */
  get alone(): boolean {
    const { table, you } = this;
    if (!table || you?.seat == null) return false;
    return table.seats.every((seat) => seat.bot !== null || (seat.person !== null && this.isOurs(seat.person)));
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
    if (command.type === "rematch") this.#transport.send(this.#rematch());
    else if (command.type === "ready") for (const each of this.ours) this.sendAs(each.person, command);
    else if (HOST_COMMANDS.has(command.type)) this.sendAs(this.ours.find((each) => each.host)?.person ?? null, command);
    else this.sendAs(this.you?.person ?? null, command);
  }

  /** Send a command for one of this device's people; by the first one if it is nobody's. */
  sendAs(person: number | null, command: Command): void {
    const player = this.hotSeat.find((each) => each.you !== null && each.you.person === person);
    (player ?? this.#transport).send(command);
  }

  /** Let somebody else play on this device: they sit down at a free seat. */
  addPlayer(newcomer: Newcomer): void {
    this.lastRefusal = null;
    this.hotSeat = [...this.hotSeat, new HotSeatPlayer(this.key, null, this.#hotSeatListener, this.open, newcomer)];
  }

  /** Let somebody play on this device no more: they leave the table. */
  removePlayer(person: number): void {
    const player = this.hotSeat.find((each) => each.you?.person === person);
    if (!player) return;
    player.send({ type: "leave" });
    this.#drop(player);
  }

  #drop(player: HotSeatPlayer): void {
    player.close();
    this.hotSeat = this.hotSeat.filter((each) => each !== player);
    this.#saveHotSeat();
  }

  #hotSeatListener: HotSeatListener = {
    onChange: () => this.#saveHotSeat(),
    onWelcome: (player) => {
      const asked = this.shown.asked;
      if (this.#answer && asked?.ordinal === this.#answer.ordinal && asked.seat === player.you?.seat)
        this.#give(this.#answer, asked.seat);
      this.#dealOnDevice();
    },
    onRefusal: (player, refusal) => {
      this.#complain(refusal);
      if (!ABOUT_ADVICE.has(refusal.reason)) this.answered = this.#answer = null;
      if (player.you === null) this.#drop(player);
    },
    onAdvice: (advice) => (this.advice = advice),
    onGone: (player) => this.#drop(player),
  };

  #saveHotSeat(more: readonly string[] = []): void {
    const tokens = this.hotSeat.flatMap((each) => (each.you && each.token ? [each.token] : []));
    const table = this.table;
    for (const key of [this.key, ...(table ? [table.id, table.code] : []), ...more]) saveHotSeat(key, tokens);
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
    this.holder = this.you?.person ?? null;
    this.#give(this.#answer, asked.seat);
  }

  /** Ask the server what it would answer; `advice` is what it says. */
  askAdvice(language: string): void {
    if (this.question) this.send({ type: "ask_advice", ordinal: this.question.ordinal, language });
  }

  #give(answer: { ordinal: number; choice: Answer }, seat: number): void {
    this.answered = answer.ordinal;
    this.lastRefusal = null;
    this.sendAs(this.ours.find((each) => each.seat === seat)?.person ?? null, { type: "answer", ...answer });
  }

  /** Hold the scores, here and on everybody's screen, until this person has read them; the game itself does not wait. */
  hold(): void {
    this.reveal.hold();
    if (this.shown.summary) this.#sayHold(this.shown.summary.round, true);
  }

  /** Note whether this page shows the table to a room, and tell the server: a television is nobody who watches. */
  setDisplay(on: boolean): void {
    if (on === this.#display) return;
    this.#display = on;
    this.#transport.send({ type: "set_display", on });
  }

  #sayHold(round: number, held: boolean): void {
    if (!this.main || held === (this.#sentHold?.held ?? false)) return;
    this.#sentHold = { round, held };
    this.#transport.send({ type: "hold_scores", round, held });
  }

  /** Send the hold again: the server stores none, so who joins or reconnects has not heard of it. */
  #repeatHold(): void {
    if (this.main && this.#sentHold) this.#transport.send({ type: "hold_scores", ...this.#sentHold });
  }

  /** Return who else is present and holds the scores of that round. */
  readers(round: number): number[] {
    const others = this.reading.filter((each) => each.round === round && !this.isOurs(each.person));
    return others.map((each) => each.person).filter((person) => this.present.includes(person));
  }

  /** Reconnect, or probe a connection that looks open. */
  retry = (): void => {
    for (const each of [this.#transport, ...this.hotSeat]) each.retry();
  };

  #awake = (): void => {
    for (const each of [this.#transport, ...this.hotSeat]) each.wake();
  };

  /** A phone that slept may have lost the connection without noticing. */
  #woken = (): void => {
    if (!document.hidden) this.#awake();
  };

  close(): void {
    for (const network of ["online", "offline"]) window.removeEventListener(network, this.#awake);
    document.removeEventListener("visibilitychange", this.#woken);
    clearTimeout(this.#forgiven);
    for (const each of [this.#transport, ...this.hotSeat]) each.close();
  }

  #onMessage(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        saveToken(this.key, message.token);
        saveToken(message.id, message.token);
        this.main = message.you;
        this.clockSkew = message.now - Date.now();
        this.present = message.present;
        this.watching = message.watching;
        this.reading = []; // holds are sent again to everybody who connects
        this.#repeatHold();
        if (this.#display) this.#transport.send({ type: "set_display", on: true });
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
          this.#dealOnDevice();
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
        this.main = message;
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
      case "advice":
        this.advice = message;
        break;
      case "choice_cost":
        this.cost = message;
        break;
      case "refusal":
        if (this.state === "open") this.#complain(message);
        if (!ABOUT_ADVICE.has(message.reason)) this.answered = this.#answer = null;
        if (message.reason === "unknown_table") forgetToken(this.key);
        break;
      case "pong":
      case "goodbye":
      case "board":
        break;
      default:
        message satisfies never;
    }
  }

  /** Send the answer again if it did not arrive and the same question is still open. */
  #answerAgain(welcome: Welcome): void {
    const open = welcome.table ? welcome.asked : welcome.number === this.#last ? this.shown.asked : null;
    if (this.#answer && open?.ordinal === this.#answer.ordinal) this.#give(this.#answer, open.seat);
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
    const { table, main: you } = this;
    if (this.drawn !== null || table?.phase !== "lobby" || !you || you.seat === null) return;
    if (table.people[you.person]?.gave_word) return;
    this.drawn = randomShuffleWord();
    this.#transport.send({ type: "give_word", word: this.drawn });
  }

  /**
   * Start a game on this device as soon as everybody is here: nobody else could be waited for. That is a rematch, or a
   * table at which the page was closed before the deal.
   */
  #dealOnDevice(): void {
    if (!isDeviceKey(this.key) || this.table?.phase !== "lobby" || !this.alone) return;
    this.send({ type: "start" });
  }

  #complain(refusal: Refusal): void {
    this.lastRefusal = refusal;
    clearTimeout(this.#forgiven);
    this.#forgiven = setTimeout(() => (this.lastRefusal = null), SHOW_REFUSAL_MS);
  }

  /** Save the token for the rematch's table, where it is the same. */
  #follow(next: string | null): void {
    const token = this.#transport.token;
    if (!next || !token || !this.main) return;
    saveToken(next, token);
    this.#saveHotSeat([next]);
  }

  /** Close the connection for good: the host sent this person away. */
  #sentAway(): void {
    this.#transport.refuse({ reason: "sent_away", message: "" });
  }

  /** Update who the first person is with what a room event says. */
  #noteMe(message: Happened): void {
    const roomEvent = message.act;
    if (!this.main) return;
    if (roomEvent.act === "rematched") this.#follow(roomEvent.table);
    if (roomEvent.act === "gave_word" && roomEvent.person === this.main.person && roomEvent.word !== this.drawn)
      this.drawn = null;
    if (roomEvent.act === "sent_away" && roomEvent.person === this.main.person) this.#sentAway();
    this.main = youAfter(this.main, roomEvent);
    if (roomEvent.act === "sat" && roomEvent.person === this.main.person) this.#lendAWord();
  }

  #emote(person: number, emote: Emote): void {
    const id = this.#emoteId++;
    this.emotes.push({ id, person, emote });
    setTimeout(() => (this.emotes = this.emotes.filter((each) => each.id !== id)), 2600);
  }
}
