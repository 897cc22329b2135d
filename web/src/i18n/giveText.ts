/** The consequence of giving a card to a seat, in words: for the button and for the screen reader. */

import type { Asked, Move, TableView } from "../net/protocol";
import { say } from "./index.svelte";

export interface GiveText {
  text: string;
  /** A second sentence: more to know before deciding. */
  after: string;
  icon: "ice" | "plus" | "arrow";
  aloud: string;
}

/** The seats that have a digit key; arrows and Enter reach the rest. */
const DIGITS = 9;

/** Return the key that gives the seat a card, or null. */
export function seatKey(seat: number): string | null {
  return seat < DIGITS ? String(seat + 1) : null;
}

/** Return an answer in the words of its button. */
export function answerText(table: TableView, asked: Asked, choice: Move | number): string {
  if (choice === "hit") return say("hit-button");
  return choice === "stay" ? say("stay") : giveText(table, asked, choice, choice === asked.seat).text;
}

export function giveText(table: TableView, asked: Asked, seat: number, mine: boolean): GiveText {
  const place = table.game?.places[seat];
  const name = table.seats[seat]?.name ?? "?";
  const points = place?.worth.points ?? 0;
  const before = table.game?.scores[seat] ?? 0;
  const after = before + points;
  const numbers = place?.cards.filter((card) => /^\d+$/.test(card)).length ?? 0;
  const shield = place?.cards.includes("SC") ?? false;
  const you = mine ? "yes" : "no";
  switch (asked.card) {
    case "FZ":
      return {
        text: mine ? say("give-freeze-you", { points }) : say("give-freeze-name", { name, points }),
        after: say("give-freeze-after", { before, after }),
        icon: "ice",
        aloud: say("narrate-freeze", { you, name, points, before, after }),
      };
    case "SC":
      return {
        text: say("give-chance-name", { name }),
        after: say("give-numbers", { numbers }),
        icon: "plus",
        aloud: say("narrate-chance", { name, numbers }),
      };
    default:
      return {
        text: mine ? say("give-flip-you") : say("give-flip-name", { name }),
        after: say(shield ? "give-numbers-shielded" : "give-numbers", { numbers }),
        icon: "arrow",
        aloud: say("narrate-flip", { you, name, numbers, shield: shield ? "yes" : "no" }),
      };
  }
}
