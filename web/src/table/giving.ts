/** What giving a card to a seat would mean, in words. */

import type { Asked, TableView } from "../protocol";
import { say } from "../words/words.svelte";

export interface Meaning {
  text: string;
  after: string;
  icon: "ice" | "plus" | "arrow";
}

export function meaning(table: TableView, asked: Asked, seat: number, mine: boolean): Meaning {
  const place = table.game?.places[seat];
  const name = table.seats[seat]?.name ?? "?";
  const points = place?.worth.points ?? 0;
  const total = table.game?.scores[seat] ?? 0;
  const numbers = place?.cards.filter((card) => /^\d+$/.test(card)).length ?? 0;
  const who = mine ? "you" : "name";
  switch (asked.card) {
    case "FZ":
      return { text: say(`give-freeze-${who}`, { name, points }), after: `· ${total} → ${total + points}`, icon: "ice" };
    case "SC":
      return { text: say(`give-chance-${who}`, { name }), after: `· ${say("numbers-held", { numbers })}`, icon: "plus" };
    default: {
      const shield = place?.cards.includes("SC") ? `, ${say("shielded")}` : "";
      return { text: say(`give-flip-${who}`, { name }), after: `· ${say("numbers-held", { numbers })}${shield}`, icon: "arrow" };
    }
  }
}
