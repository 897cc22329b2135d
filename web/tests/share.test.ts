/** The result of a game, for sharing: its best moment, its race and its text. */

import { beforeAll, describe, expect, it } from "vitest";
import { bestMoment } from "../src/features/share/bestMoment";
import { raceOf, resultOf, roundsOf, type Player } from "../src/features/share/result";
import { cut, spread } from "../src/features/share/resultPicture";
import { bars, MOST_PLAYERS, resultText } from "../src/features/share/resultText";
import { LANGUAGES, loadLanguage, type Language } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import type { GameEvent, Happened } from "../src/net/protocol";
import { game, NAMES } from "./games";

const ORIGIN = "https://cards.test";
const rules: string[] = [];

/** A game of two rounds, told by hand: what each seat holds and scores, and who flipped seven or was saved. */
function told(...rounds: { cards: string[][]; points: number[]; seven?: number; saved?: number }[]): Happened[] {
  const began = game("family").history.find((each) => each.game)!;
  const places = rounds[0]!.cards.map((_, seat) => ({ ...structuredClone(began.game!.places[0]!), seat }));
  const events = rounds.flatMap(({ cards, points, seven, saved }, at): GameEvent[] => [
    { event: "round_began", number: at + 1, dealer: 0, first: 0, rules } as GameEvent,
    ...cards.flatMap((line, seat) =>
      line.map((card) => ({ event: "kept", seat, card, rules }) as unknown as GameEvent),
    ),
    ...(saved === undefined ? [] : [{ event: "saved", seat: saved, card: "3", rules } as unknown as GameEvent]),
    { event: "round_ended", points, statuses: [], flipped_seven: seven ?? null, rules } as unknown as GameEvent,
  ]);
  const first = { ...began.game!, places, scores: places.map(() => 0) };
  return [{ ...began, game: first, events, worths: events.map(() => null) }];
}

beforeAll(() => loadSentences("share"));

describe("the best moment", () => {
  const plain = { cards: [["12", "+4", "9"], ["3"]], points: [25, 3] };

  it("is the highest round, with its cards in order", () => {
    const better = { cards: [["1"], ["12", "SC", "x2", "11"]], points: [1, 46] };
    expect(bestMoment(told(plain, better))).toEqual({
      kind: "round",
      seat: 1,
      round: 2,
      points: 46,
      cards: ["11", "12", "x2", "SC"],
    });
  });
  it("is a Flip 7, whatever else was scored", () => {
    expect(bestMoment(told({ ...plain, points: [90, 36], seven: 1 }))).toMatchObject({ kind: "flip-seven", seat: 1 });
  });
  it("is the better one of two Flip 7s", () => {
    expect(
      bestMoment(told({ ...plain, points: [40, 3], seven: 0 }, { ...plain, points: [3, 60], seven: 1 })),
    ).toMatchObject({ seat: 1, round: 2, points: 60 });
  });
  it("is a line that was saved, unless another scored much more", () => {
    expect(bestMoment(told({ ...plain, points: [25, 11], saved: 1 }))).toMatchObject({ kind: "saved", seat: 1 });
    expect(bestMoment(told({ ...plain, points: [25, 10], saved: 1 }))).toMatchObject({ kind: "round", seat: 0 });
  });
  it("is not a save that came to nothing, nor one of a round before", () => {
    const zero = { ...plain, points: [0, 0], saved: 1 };
    expect(bestMoment(told(zero))).toBeNull();
    expect(bestMoment(told(zero, plain))).toMatchObject({ kind: "round", seat: 0, round: 2 });
  });
  it("of equal ones is the first", () => {
    expect(bestMoment(told({ ...plain, points: [9, 9] }, { ...plain, points: [9, 9] }))).toMatchObject({
      seat: 0,
      round: 1,
    });
  });
});

describe.each(NAMES)("the game «%s», as it is shared", (name) => {
  const { history, views } = game(name);
  const table = views.at(-1)!;
  const result = resultOf(table, history, `${ORIGIN}/g/${table.id}`)!;

  it("ends with the final scores, best first", () => {
    expect(raceOf(history).map((race) => race.at(-1))).toEqual(table.game!.scores);
    expect(result.players[0]!.seat).toBe(table.game!.winner);
    for (const player of result.players) {
      expect(player.race).toHaveLength(result.rounds + 1);
      expect(
        roundsOf(player).reduce(
          (sum: number, points) => sum + (points ?? 0),
          player.race.find((each) => each !== null)!,
        ),
      ).toBe(player.total);
    }
  });
  it.each(Object.keys(LANGUAGES) as Language[])("fits a message in %s", async (language) => {
    await loadLanguage(language);
    const lines = resultText(result).split("\n");
    expect(lines[0]).toContain(result.players[0]!.name);
    expect(lines[0]).toContain(String(result.players[0]!.total));
    expect(lines.at(-1)).toBe(`${ORIGIN}/g/${table.id}`);
    expect(lines.length).toBeLessThanOrEqual(MOST_PLAYERS + 4);
    expect(resultText(result)).not.toMatch(/share-|\{|undefined/);
    await loadLanguage("en");
  });
});

it("is a few lines that everybody understands", () => {
  const { history, views } = game("chains");
  const result = resultOf(views.at(-1)!, history, `${ORIGIN}/g/abc`)!;
  expect(resultText(result)).toMatchInlineSnapshot(`
    "Flip 7 · Ben won with 137 points after 7 rounds
    🥇 Ben ▃·▁▂▅▃▃ 137
    🥈 Fay ▃··▁█·· 113
    🥉 Ana ▁··▇·▁▃ 112
    4. Cleo ▁▂▂·▂·▂ 69
    5. Eli ··▁▂▂·· 31
    6. Dov ·▁···▁▂ 27
    ★ Fay flipped seven in round 5: 79 points!
    https://cards.test/g/abc"
  `);
});

it("of a game that was closed before its first round ended there is no result", () => {
  const { history, views } = game("guests");
  const first = history.findIndex((each) => each.events.some((event) => event.event === "round_ended"));
  expect(resultOf(views.at(-1)!, first < 0 ? history : history.slice(0, first), ORIGIN)).toBeNull();
});

it("of somebody who came late begins where they joined", () => {
  const { history } = game("latecomers");
  const race = raceOf(history);
  expect(race[3]!.slice(0, 3)).toEqual([null, 10, 18]);
  expect(race[4]).toEqual([null, null, null, 0, 0, 11]);
});

describe("a bar", () => {
  const player = (...race: (number | null)[]) => ({ race }) as Player;

  it("is as high as its round beside the best one", () => {
    expect(bars(player(0, 80, 81, 81, 121), 80)).toBe("█▁·▄");
  });
  it("is missing before somebody joined", () => {
    expect(bars(player(null, null, 12, 92), 80)).toBe("  █");
  });
});

describe("on the picture", () => {
  it("names keep apart, within their limits, and near to where their lines end", () => {
    expect(spread([10, 12, 200], 30, 0, 210)).toEqual([10, 40, 200]);
    expect(spread([190, 200, 205], 30, 0, 210)).toEqual([150, 180, 210]);
    expect(spread([-20], 30, 0, 210)).toEqual([0]);
  });
  it("a name that is too long is cut between letters", () => {
    const fits = (text: string) => [...new Intl.Segmenter().segment(text)].length <= 4;
    expect([cut("Ann", fits), cut("Theodora", fits), cut("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", fits)]).toEqual(["Ann", "The…", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧…"]);
  });
});
