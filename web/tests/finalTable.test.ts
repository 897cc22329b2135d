import { describe, expect, it } from "vitest";
import { finalTable } from "../src/state/historyLookup";
import { game, NAMES } from "./games";

describe.each(NAMES)("the game «%s», when it is over", (name) => {
  const { history, views } = game(name);
  const table = views.at(-1)!;
  const ended = finalTable(table, history)!;
  const scored = history.flatMap((told) => told.events).findLast((event) => event.event === "round_ended");

  it("still has the lines of the last round on the table, worth what was scored", () => {
    if (scored?.event !== "round_ended") throw new Error("a game ends with a round");
    expect(table.game!.places.every((place) => place.cards.length === 0)).toBe(true);
    expect(ended.places.some((place) => place.cards.length > 0)).toBe(true);
    expect(ended.places.map((place) => (place.status === "busted" ? 0 : place.worth.points))).toEqual(scored.points);
  });

  it("has the final scores and its winner", () => {
    expect({ scores: ended.scores, winner: ended.winner }).toEqual({
      scores: table.game!.scores,
      winner: table.game!.winner,
    });
  });
});
