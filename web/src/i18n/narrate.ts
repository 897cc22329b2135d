/** Narration: events as sentences for the log. The twin of `flip7.i18n.narrate`, from the same Fluent files. */

import type { Card, GameEvent, GameView, Happened, TableView, Worth } from "../net/protocol";
import { aCard, allOf, face, say } from "./index.svelte";
import { sum } from "./sums";

/** What stands beside the sentence: a card or an icon. */
export type Mark =
  { card: Card } | { icon: "check" | "ice" | "cross" | "dot" | "arrow" | "off" | "plus" | "same" | "bot" | "lock" };

export interface LogLine {
  id: number;
  text: () => string;
  mark: Mark;
  rules: string[];
  /** Not shown in the log, because it goes without saying. */
  quiet: boolean;
  tone: "plain" | "bust" | "gold" | "heading";
}

let count = 0;

const FLIPS = 3;

/** What the narration needs to know of the table before the event. */
export interface Before {
  game: GameView;
  names: string[];
}

/**
 * Narrate a game event. The values are taken from the table now, the words when they are shown, so that the log changes with
 * the language.
 */
export function narrateEvent(event: GameEvent, worth: Worth | null, before: Before): LogLine {
  const { game, names } = before;
  const name = (seat: number) => names[seat] ?? "?";
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
        () => say("round-began", { number: event.number, dealer: name(event.dealer) }),
        { icon: "arrow" },
        { tone: "heading" },
      );
    case "joined":
      return line(() => say("joined", { name: name(event.seat), points: event.points }), { icon: "plus" });
    case "deal_ended":
      return line(() => say("deal-ended"), { icon: "same" }, { quiet: true });
    case "dealt":
      return line(() => say("dealt", { name: name(event.seat), card: aCard(event.card) }), { card: event.card });
    case "hit":
      return line(() => say(event.forced ? "hit-forced" : "hit", { name: name(event.seat), card: face(event.card) }), {
        card: event.card,
      });
    case "flipped": {
      const number = FLIPS - left + 1;
      return line(() => say("flipped", { name: name(event.seat), number, card: face(event.card) }), {
        card: event.card,
      });
    }
    case "kept":
      if (event.card === "SC") return line(() => say("kept-second-chance", { name: name(event.seat) }), { card: "SC" });
      return line(() => say("kept-sum", { sum: worth ? sum(worth) : "" }), { card: event.card }, { quiet: true });
    case "busted": {
      const lost = game.places[event.seat]?.worth.points ?? 0;
      return line(
        () => say("busted", { name: name(event.seat), card: face(event.card), lost }),
        { icon: "cross" },
        { tone: "bust" },
      );
    }
    case "saved":
      return line(
        () =>
          flips
            ? say("saved-in-a-flip-three", { name: name(event.seat), card: face(event.card), left })
            : say("saved-on-a-hit", { name: name(event.seat), card: face(event.card) }),
        { card: "SC" },
      );
    case "flipped_seven":
      return line(
        () => say("flipped-seven", { name: name(event.seat), bonus: worth?.flip_7 ?? 0 }),
        { icon: "check" },
        { tone: "gold" },
      );
    case "set_aside":
      return line(() => say("set-aside"), { card: event.card });
    case "given":
      return line(() => say(given("given", event), people(event, name)), { card: event.card });
    case "handed_out": {
      const waits = flips?.task === "hand_out" && flips.to_give.length > 1 ? "-waits" : "";
      return line(() => say(given("handed-out", event) + waits, people(event, name)), { card: event.card });
    }
    case "passed_on":
      return line(
        () => say(event.forced ? "passed-on-forced" : "passed-on", { giver: name(event.giver), to: name(event.to) }),
        { card: "SC" },
      );
    case "froze":
      return line(() => say("froze", { name: name(event.seat), sum: worth ? sum(worth) : "" }), { icon: "ice" });
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
      return line(() => say(event.forced ? "stayed-forced" : "stayed", { name: name(event.seat), sum: shown }), {
        icon: "check",
      });
    }
    case "discarded":
      return line(() => say(WASTED[event.why], { name: name(event.seat), card: face(event.card) }), {
        card: event.card,
      });
    case "reshuffled":
      return line(() => say("reshuffled", { cards: event.cards }), { icon: "arrow" });
    case "ran_dry":
      return line(() => say("ran-dry", { name: name(event.seat) }), { icon: "cross" });
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
      return line(() => say("game-won", { name: name(event.seat), total }), { icon: "check" }, { tone: "heading" });
    }
  }
}

const WASTED = {
  nobody_can_take_it: "wasted-nobody",
  bust: "wasted-bust",
  holder_is_out: "wasted-holder",
  flip_7: "wasted-flip-seven",
  ran_dry: "wasted-ran-dry",
} as const;

function given(stem: string, event: { giver: number; to: number; forced: boolean }): string {
  return event.forced ? `${stem}-forced` : event.giver === event.to ? `${stem}-to-self` : stem;
}

function people(event: { giver: number; to: number; card: Card }, name: (seat: number) => string) {
  return { giver: name(event.giver), to: name(event.to), card: face(event.card) };
}

/** Narrate a room event, if it is worth a line. */
export function narrateRoomEvent(told: Happened, table: TableView): LogLine | null {
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
      const sentence = table.phase === "playing" ? "act-late" : "act-sat";
      return line(() => say(sentence, { name: who(roomEvent.person) }), "plus");
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
