/**
 * Coach of first games: one sentence at each new thing, each once. It hears the events as they are shown and the questions
 * to this person; it knows which kinds there are, and no rule.
 */

import type { Asked, Card, GameEvent, TableView } from "../../net/protocol";
import { targetOf } from "../../state/target";
import { loadCoach, saveCoach, type CoachMemory } from "../../state/coach";

export const HINTS = [
  "start",
  "turn",
  "risk",
  "bonus",
  "chance",
  "freeze",
  "frozen",
  "flip",
  "flipped",
  "spare",
  "bust",
  "saved",
  "seven",
  "scores",
] as const;
export type HintId = (typeof HINTS)[number];

export interface Hint {
  id: HintId;
  values: Record<string, string | number>;
}

/** A chance to bust from which on the risk is worth a word. */
export const RISKY = 0.2;
/** A hint that another one replaces sooner than this, in milliseconds, was not read: it comes again. */
export const UNREAD_MS = 1500;

/** Hints about the choice at hand: none outlasts it, for the next question would make it false. */
const OF_THE_MOMENT = new Set<HintId>(["turn", "risk", "freeze", "flip", "flipped", "spare"]);

/** What to say when this person is asked who gets the card. */
const GIVING: Partial<Record<Card, HintId>> = { FZ: "freeze", F3: "flip", SC: "spare" };

export class Coach {
  hint: Hint | null = $state.raw(null);
  on = $state(false);
  #told: Set<string>;
  #since = 0;
  /** The ordinal of the last question that was heard. */
  #asked: number | null = null;

  constructor(
    memory: CoachMemory | null = loadCoach(),
    private readonly now: () => number = () => performance.now(),
  ) {
    this.on = memory?.on ?? false;
    this.#told = new Set(memory?.told);
  }

  /** Welcome somebody who has just sat down to their first game. */
  begin(table: TableView): void {
    this.#tell("start", { target: targetOf(table) });
  }

  /** Hear an event that has just been shown to the person at that seat. */
  hear(event: GameEvent, table: TableView, me: number): void {
    const worth = (seat: number) => table.game?.places[seat]?.worth;
    const own = "seat" in event && event.seat === me;
    switch (event.event) {
      case "round_began":
        this.hint = null; // the scores lay over the table, so nothing is seen to move
        this.begin(table);
        break;
      case "flipped_seven":
        this.#tell("seven", { bonus: worth(event.seat)?.flip_7 ?? 0 });
        break;
      case "round_ended":
        this.#tell("scores");
        break;
      case "kept":
        if (own && this.hint?.id === "risk") this.#drop(); // one more card, another risk
        if (own && event.card === "SC") this.#tell("chance");
        else if (own && /^[+x]/.test(event.card)) this.#tell("bonus");
        break;
      case "flip_three_began":
        if (own) this.#tell("flipped");
        break;
      case "flip_three_ended":
        if (own && this.hint?.id === "flipped") this.#drop();
        break;
      case "froze":
        if (own) this.#tell("frozen", { points: worth(me)?.points ?? 0 });
        break;
      case "busted":
        if (own) this.#tell("bust", { card: event.card });
        break;
      case "saved":
        if (own) this.#tell("saved");
        break;
      default:
        break; // nothing new for a player
    }
  }

  /** Hear a question to this person. */
  ask(question: Asked, table: TableView): void {
    const next = question.ordinal !== this.#asked;
    this.#asked = question.ordinal;
    if (next && this.hint && OF_THE_MOMENT.has(this.hint.id)) this.#drop();
    if (question.ask === "give") {
      const id = question.card && GIVING[question.card];
      if (id) this.#tell(id, id === "freeze" ? { target: targetOf(table) } : {});
    } else if (!this.#told.has("turn")) {
      this.#tell("turn");
    } else if ((question.odds?.bust ?? 0) >= RISKY) {
      this.#tell("risk", { per: Math.round((question.odds?.bust ?? 0) * 100) });
    }
  }

  /** Give no more hints, at any table. */
  stop(): void {
    this.on = false;
    this.hint = null;
    this.#save();
  }

  #tell(id: HintId, values: Hint["values"] = {}): void {
    if (!this.on || this.#told.has(id)) return;
    this.#drop();
    this.#told.add(id);
    this.#since = this.now();
    this.hint = { id, values };
    this.#save();
  }

  /** Take the hint away; one that nobody had time to read comes again. */
  #drop(): void {
    if (this.hint && this.now() - this.#since < UNREAD_MS) this.#told.delete(this.hint.id);
    this.hint = null;
  }

  #save(): void {
    saveCoach({ on: this.on, told: [...this.#told] });
  }
}
