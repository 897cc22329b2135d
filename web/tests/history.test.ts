import { describe, expect, it } from "vitest";
import { GameHistory } from "../src/state/history";
import { game, NAMES } from "./games";

describe.each(NAMES)("the game «%s», in steps", (name) => {
  const { history, views } = game(name);
  const last = views.at(-1)!;
  const past = new GameHistory(last, history);

  it("ends as the server says", () => {
    const { game, seats, people, host } = past.at(past.length);
    expect({ game, seats, people, host }).toEqual({
      game: last.game,
      seats: last.seats,
      people: last.people,
      host: last.host,
    });
  });

  it("can be folded to every step, and looks the same from wherever it comes", () => {
    for (let step = 0; step < past.length; step += 7) expect(past.at(step).number).toBe(step);
    const once = past.at(30);
    past.at(50);
    expect(past.at(30)).toEqual(once);
  });

  it("shows at most one new card in a step", () => {
    for (const told of past.steps) {
      const cards = told.events.filter((event) => ["dealt", "hit", "flipped"].includes(event.event));
      expect(cards.length).toBeLessThanOrEqual(1);
    }
    const all = past.steps.flatMap((told) => told.events);
    const begin = history.findIndex((told) => told.act.act === "started");
    expect(all).toEqual(history.slice(begin).flatMap((told) => told.events));
  });

  it("finds every round", () => {
    expect(past.rounds.map((round) => round.number)).toEqual(
      Array.from({ length: last.game!.round }, (_, at) => at + 1),
    );
    for (const round of past.rounds) {
      const game = past.at(round.step).game!;
      expect(game.round).toBe(round.number);
      expect(game.places.every((place) => place.cards.length === 0)).toBe(true);
      expect(past.roundAt(round.step + 1)).toBe(round.number);
    }
  });

  it("tells everything once, newest first", () => {
    const lines = past.lines(past.length);
    expect(lines[0]!.text()).toMatch(/wins with/);
    expect(past.lines(0)).toEqual([]);
    expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
  });
});

it("has no steps before the game", () => {
  const { history, views } = game("family");
  const past = new GameHistory(views[0]!, history.slice(0, 8));
  expect(past.length).toBe(0);
  expect(past.at(0).game).toBeNull();
});
