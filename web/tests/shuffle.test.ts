import { describe, expect, it } from "vitest";
import document from "../../docs/shuffle.md?raw";
import { decksFor, fullDeck, hashOf, mixedSeed, prove, shuffled } from "../src/features/fairness/shuffle";
import type { Card, Happened } from "../src/net/protocol";
import { game, NAMES } from "./games";

/** The blocks of the page that have these fields, as fields and values. */
function vectors(first: string): Record<string, string>[] {
  const blocks = [...document.matchAll(/```\n([^`]+)\n```/g)].map((found) => found[1]!.split("\n"));
  return blocks
    .filter((lines) => lines[0]!.startsWith(first))
    .map((lines) => Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2)) as [string, string][]));
}

function cards(text: string): Card[] {
  const decks = /^(\d) decks?$/.exec(text);
  return decks ? fullDeck(Number(decks[1])) : (text.split(" ") as Card[]);
}

describe("the vectors of docs/shuffle.md", () => {
  const shuffles = vectors("seed:");
  const mixes = vectors("secret:");
  it("are there", () => {
    expect(shuffles.length).toBeGreaterThanOrEqual(6);
    expect(mixes.length).toBeGreaterThanOrEqual(2);
  });
  it.each(shuffles)("shuffle $shuffle of $cards", (vector) => {
    const given = cards(vector["cards"]!).reverse(); // the order they are given in does not matter
    expect(shuffled(given, vector["seed"]!, Number(vector["shuffle"])).join(" ")).toBe(vector["order"]);
  });
  it.each(mixes)("mix $words", (vector) => {
    expect(hashOf(vector["secret"]!)).toBe(vector["secret hash"]);
    expect(mixedSeed(vector["secret"]!, JSON.parse(vector["words"]!) as string[])).toBe(vector["mixed seed"]);
  });
  it("hash seeds", () => {
    const rows = [...document.matchAll(/\| `([0-9a-f]{64})` \| `([0-9a-f]{64})` \|/g)];
    expect(rows.length).toBe(2);
    for (const [, seed, hash] of rows) expect(hashOf(seed!)).toBe(hash);
  });
});

describe("decks", () => {
  it("has 94 cards, one deck for each 18 seats", () => {
    expect(fullDeck(1)).toHaveLength(94);
    expect([2, 18, 19, 36, 37].map(decksFor)).toEqual([1, 1, 2, 2, 3]);
  });
});

describe.each(NAMES)("the game «%s», checked", (name) => {
  const { history, views } = game(name);
  const table = views.at(-1)!;

  it("is what its seed gives", () => {
    const proof = prove(table, history)!;
    expect(proof).toMatchObject({ good: true, secret: { good: true }, seed: { good: true }, seal: { good: true } });
    const drawn = history.flatMap((told) => told.events).filter((event) => /^(dealt|hit|flipped)$/.test(event.event));
    expect(proof.cards.drawn).toBe(drawn.length);
  });

  it("does not hide a card that was exchanged", () => {
    const cheated = structuredClone(history);
    const event = cheated.flatMap((told) => told.events).filter((each) => each.event === "hit")[9]!;
    event.card = event.card === "12" ? "11" : "12";
    expect(prove(table, cheated)).toMatchObject({ good: false, cards: { wrong: { came: event.card } } });
  });

  it("proves nothing before the seed is published", () => {
    expect(
      prove(
        table,
        history.filter((told) => told.act.act !== "revealed"),
      ),
    ).toBeNull();
  });
});

describe("words", () => {
  const { history, views } = game("family");
  const table = views.at(-1)!;

  it("are those that were given, each person's last, in the order given", () => {
    expect(prove(table, history)!.words).toEqual({
      given: ["Käsekuchen, bitte", "tea"],
      mixed: ["Käsekuchen, bitte", "tea"],
      good: true,
    });
  });

  it("show one that was left out", () => {
    const given: Happened = { ...history[1]!, act: { act: "gave_word", person: 0, word: "another" } };
    const at = history.findIndex((told) => told.act.act === "sealed");
    expect(prove(table, [...history.slice(0, at), given, ...history.slice(at)])).toMatchObject({
      good: false,
      words: { good: false },
    });
  });

  it("that the owner has deleted are said to be, and the seal and the cards still count", () => {
    const erased = structuredClone(history);
    for (const { act: roomEvent } of erased) {
      if (roomEvent.act === "gave_word") roomEvent.word = "-";
      if (roomEvent.act === "revealed") Object.assign(roomEvent, { secret: "0".repeat(64), words: ["-", "tea"] });
      if (roomEvent.act === "sealed") Object.assign(roomEvent, { words: ["-", "tea"], seed: table.revealed!.seed });
    }
    expect(prove(table, erased)).toMatchObject({ good: true, forgotten: true, seal: { good: true } });
    for (const { act: roomEvent } of erased) if (roomEvent.act === "revealed") roomEvent.seed = "ab".repeat(32);
    expect(prove(table, erased)).toMatchObject({ good: false, seal: { good: false } });
  });

  it("do not fit another secret", () => {
    const cheated = structuredClone(history);
    for (const told of cheated) if (told.act.act === "revealed") told.act.secret = "ab".repeat(32);
    expect(prove(table, cheated)).toMatchObject({
      secret: { good: false },
      seed: { good: false },
      seal: { good: true },
    });
  });
});
