/** Narration: events as sentences for the log. The twin of `flip7.i18n.narrate`, from the same Fluent files. */

import type { Card, GameEvent, GameView, Happened, TableView, Worth } from "../net/protocol";
import { aCard, allOf, face, say } from "./index.svelte";
import { sum } from "./sums";

/** The mark beside the sentence: a card or an icon. */
export type Mark =
  { card: Card } | { icon: "check" | "ice" | "cross" | "dot" | "arrow" | "off" | "plus" | "same" | "bot" | "lock" };

export interface LogLine {
  id: number;
  text: () => string;
  mark: Mark;
  rules: string[];
  /** Not shown in the log, because it goes without saying. */
  quiet: boolean;
  /** The outcome, once everything has been shown: for the middle of the table, where the log has two lines. */
  news?: () => string;
  tone: "plain" | "bust" | "gold" | "heading";
}

let count = 0;

const FLIPS = 3;

type Values = Record<string, string | number>;

/** The table before the event, as far as the narration needs it. */
export interface Before {
  game: GameView;
  names: string[];
  /** The seat of whoever reads it: they are told «you». */
  me?: number | null;
}

/** Return the seat that this person plays themselves; null while they watch, and while a bot plays it for them. */
export function seatOf(table: TableView, person: number | null): number | null {
  const seat = table.seats.findIndex(
    (each) => person !== null && each.person === person && !each.waits && each.stand_in === null,
  );
  return seat < 0 ? null : seat;
}

/**
 * Narrate a game event. The values are taken from the table now, the words when they are shown, so that the log changes with
 * the language.
 */
export function narrateEvent(event: GameEvent, worth: Worth | null, before: Before): LogLine {
  const { game, names, me = null } = before;
  const name = (seat: number) => names[seat] ?? "?";
  /** Say the sentence about a seat, or the one in the second person. */
  const of = (sentence: string, seat: number, values: Values = {}) =>
    seat === me ? say(`${sentence}-you`, values) : say(sentence, { name: name(seat), ...values });
  const line = (text: () => string, mark: Mark, more: Partial<LogLine> = {}): LogLine => ({
    id: count++,
    text,
    mark,
    rules: event.rules,
    quiet: false,
    tone: "plain",
    ...more,
  });
  const flips = game.pending.at(-1);
  const left = flips?.task === "flip_three" ? flips.left : 0;
  switch (event.event) {
    case "round_began":
      return line(
        () =>
          event.dealer === me
            ? say("round-began-you", { number: event.number })
            : say("round-began", { number: event.number, dealer: name(event.dealer) }),
        { icon: "arrow" },
        { tone: "heading" },
      );
    case "joined":
      return line(() => of("joined", event.seat, { points: event.points }), { icon: "plus" });
    case "deal_ended":
      return line(() => say("deal-ended"), { icon: "same" }, { quiet: true });
    case "dealt":
      return line(() => of("dealt", event.seat, { card: aCard(event.card) }), { card: event.card });
    case "hit":
      return line(
        () =>
          event.forced
            ? of("hit-forced", event.seat, { card: face(event.card) })
            : of("hit", event.seat, { card: aCard(event.card) }),
        { card: event.card },
      );
    case "flipped": {
      const number = FLIPS - left + 1;
      return line(() => of("flipped", event.seat, { number, card: face(event.card) }), {
        card: event.card,
      });
    }
    case "kept":
      if (event.card === "SC") return line(() => of("kept-second-chance", event.seat), { card: "SC" });
      return line(
        () => say("kept-sum", { sum: worth ? sum(worth) : "" }),
        { card: event.card },
        {
          quiet: true,
          // neither dealt nor flipped, but drawn by somebody's choice
          ...(game.dealing || flips ? {} : { news: () => of("hit-kept", event.seat, { card: aCard(event.card) }) }),
        },
      );
    case "busted": {
      const lost = game.places[event.seat]?.worth.points ?? 0;
      return line(
        () => of("busted", event.seat, { card: face(event.card), lost }),
        { icon: "cross" },
        { tone: "bust" },
      );
    }
    case "saved":
      return line(
        () =>
          flips
            ? of("saved-in-a-flip-three", event.seat, { card: face(event.card), left })
            : of("saved-on-a-hit", event.seat, { card: face(event.card) }),
        { card: "SC" },
      );
    case "flipped_seven":
      return line(
        () => of("flipped-seven", event.seat, { bonus: worth?.flip_7 ?? 0 }),
        { icon: "check" },
        { tone: "gold" },
      );
    case "set_aside":
      return line(() => say("set-aside"), { card: event.card });
    case "given":
      return line(() => given("given", event, false, name, me), { card: event.card });
    case "handed_out": {
      const waits = flips?.task === "hand_out" && flips.to_give.length > 1;
      return line(() => given("handed-out", event, waits, name, me), { card: event.card });
    }
    case "passed_on":
      return line(
        () => {
          const whom = event.giver === me ? "-by-you" : event.to === me ? "-for-you" : event.forced ? "-forced" : "";
          return say(`passed-on${whom}`, { giver: name(event.giver), to: name(event.to) });
        },
        { card: "SC" },
      );
    case "froze":
      return line(() => of("froze", event.seat, { sum: worth ? sum(worth) : "" }), { icon: "ice" });
    case "flip_three_began":
      return line(() => say("flip-three-began", { name: name(event.seat) }), { card: "F3" }, { quiet: true });
    case "flip_three_ended": {
      const flipped = FLIPS - left;
      if (event.how === "third_card" || event.how === "ran_dry" || flipped === FLIPS)
        return line(() => say("flip-three-ended", { name: name(event.seat) }), { card: "F3" }, { quiet: true });
      return line(() => say("flip-three-stopped", { flipped }), { card: "F3" });
    }
    case "stayed": {
      const banked = game.places[event.seat]?.worth;
      const shown = banked ? sum(banked) : "";
      return line(
        () => of(event.forced ? "stayed-forced" : "stayed", event.seat, { sum: shown }),
        { icon: "check" },
        { news: () => of("stayed-forced", event.seat, { sum: banked?.points ?? 0 }) },
      );
    }
    case "discarded":
      return line(() => of(WASTED[event.why], event.seat, { card: face(event.card) }), {
        card: event.card,
      });
    case "reshuffled":
      return line(() => say("reshuffled", { cards: event.cards }), { icon: "arrow" });
    case "ran_dry":
      return line(() => of("ran-dry", event.seat), { icon: "cross" });
    case "round_ended": {
      const number = game.round;
      return line(() => say("round-ended", { number }), { icon: "check" }, { tone: "heading" });
    }
    case "tied": {
      const total = game.scores[event.seats[0] ?? 0] ?? 0;
      return line(() => say("tied", { names: allOf(event.seats.map(name)), total }), { icon: "same" });
    }
    case "game_won": {
      const total = game.scores[event.seat] ?? 0;
      return line(() => of("game-won", event.seat, { total }), { icon: "check" }, { tone: "heading" });
    }
  }
}

/** Tell a latecomer when they join, and with what (X.15): the points of the bot's seat, or what the host has chosen. */
export function lateText({ game, options }: TableView, seat: number): string {
  const taken = seat < (game?.places.length ?? 0);
  return say("late-you", { points: taken ? "seat" : options.late === "zero" ? "none" : "lowest" });
}

const WASTED = {
  nobody_can_take_it: "wasted-nobody",
  bust: "wasted-bust",
  holder_is_out: "wasted-holder",
  flip_7: "wasted-flip-seven",
  ran_dry: "wasted-ran-dry",
} as const;

type Giving = { giver: number; to: number; card: Card; forced: boolean };

/** Say who gives a card to whom; `waits` if it takes effect only when everything is handed out. */
function given(stem: string, event: Giving, waits: boolean, name: (seat: number) => string, me: number | null): string {
  const values = { giver: name(event.giver), to: name(event.to), card: face(event.card) };
  const self = event.forced ? "-forced" : event.giver === event.to ? "-to-self" : "";
  if (event.giver === me || event.to === me) {
    const whom = self ? `${self}-you` : event.giver === me ? "-by-you" : "-for-you";
    return say(`given${whom}`, { ...values, waits: waits ? "yes" : "no" });
  }
  const id = waits ? `${stem}${self}-waits` : stem + self;
  return say(id, values);
}

/** Narrate a room event, if it is worth a line; `me` returns the person who reads it, when it is read. */
export function narrateRoomEvent(
  told: Happened,
  table: TableView,
  me: () => number | null = () => null,
): LogLine | null {
  const roomEvent = told.act;
  const line = (text: () => string, icon: Extract<Mark, { icon: string }>["icon"]): LogLine => ({
    id: count++,
    text,
    mark: { icon },
    rules: [],
    quiet: false,
    tone: "plain",
  });
  const who = (person: number) => table.people[person]?.name ?? "?";
  const at = (seat: number) => table.seats[seat]?.name ?? "?";
  const host = who(table.host ?? -1);
  switch (roomEvent.act) {
    case "sat": {
      const late = table.phase === "playing";
      const name = who(roomEvent.person);
      return line(
        () =>
          late && roomEvent.person === me()
            ? lateText(table, roomEvent.seat)
            : say(late ? "act-late" : "act-sat", { name }),
        "plus",
      );
    }
    case "handed_over":
      return roomEvent.why === "clock"
        ? line(() => say("act-clock", { name: at(roomEvent.seat) }), "off")
        : line(() => say("act-handed-over", { name: at(roomEvent.seat) }), "off");
    case "left":
      return line(() => say("act-left", { name: who(roomEvent.person) }), "off");
    case "sent_away": {
      const sentence = table.people[roomEvent.person]?.seat == null ? "person-sent-away" : "person-sent-away-bot";
      return line(() => say(sentence, { host, name: who(roomEvent.person) }), "off");
    }
    case "locked":
      return line(() => say(roomEvent.locked ? "table-locked" : "table-unlocked", { host }), "lock");
    case "bot_failed":
      return line(() => say("bot-failed", { name: at(roomEvent.seat) }), "bot");
    case "closed":
      return line(() => say(`table-closed-${roomEvent.why}`), "cross");
    case "came_back":
      return line(() => say("act-came-back", { name: who(roomEvent.person) }), "plus");
    case "host_passed":
      return line(() => say("act-host", { name: who(roomEvent.person) }), "arrow");
    default:
      return null;
  }
}
