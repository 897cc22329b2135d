/** The sentence in the middle of the table: who does what, never about somebody who is only being shown. */

import { beforeEach, describe, expect, it } from "vitest";
import { actingSeat, awayText, doing, headline, type Scene } from "../src/features/table/headline";
import type { Asked, Card, TableView } from "../src/net/protocol";
import type { Moment } from "../src/state/shown";
import { LANGUAGES, loadLanguage } from "../src/i18n/index.svelte";
import { game } from "./games";

const ME = 0;
const OTHER = 1;
const found = game("chains").views.find((view) => view.phase === "playing" && view.game)!;

/** A table at which the game goes on, and nothing is pending but what is given. */
function scene(more: Partial<Scene> = {}, flips?: { target: number; left: number; set_aside: Card[] }): Scene {
  const table: TableView = structuredClone(found);
  table.seats[ME]!.name = "Ann";
  table.seats[OTHER]!.name = "Kenji";
  Object.assign(table.game!, { dealing: false, winner: null, turn: ME, pending: [] });
  if (flips) table.game!.pending = [{ task: "flip_three", ...flips }];
  return { table, asked: null, moment: null, summary: false, self: ME, ...more };
}
const card = (seat: number, more: Partial<Extract<Moment, { kind: "card" }>> = {}): Moment => ({
  kind: "card",
  phase: "travel",
  seat,
  card: "9",
  danger: false,
  flips: false,
  ...more,
});
const asks = (seat: number, ask: Asked["ask"], what: Card | null = null) =>
  ({ ordinal: 1, seat, ask, card: what, options: [], by: "person", deadline: null, odds: null }) as Asked;
const said = (about: Scene) => headline(about)?.() ?? null;

beforeEach(() => loadLanguage("en"));

describe("during a Flip Three the headline", () => {
  it.each([
    [3, "Kenji flips three cards"],
    [2, "Kenji: two more to flip"],
    [1, "Kenji: one more to flip"],
  ])("counts %i cards", (left, words) => {
    const flips = { target: OTHER, left, set_aside: [] };
    expect(said(scene({ moment: card(OTHER, { flips: true }) }, flips))).toBe(words);
  });
  it("says it to the one who flips, whatever the card does", () => {
    for (const phase of ["travel", "wait", "flip", "hold"] as const)
      expect(
        said(scene({ moment: card(ME, { flips: true, phase }) }, { target: ME, left: 1, set_aside: ["FZ"] })),
      ).toBe("You flip: one more");
  });
  it("counts a card only when it has landed", () => {
    const flips = { target: ME, left: 1, set_aside: [] };
    expect(said(scene({ moment: card(ME, { flips: true, phase: "settle" }) }, flips))).toBe("You flip: two more");
    expect(said(scene({}, flips))).toBe("You flip: one more");
  });
  it("says what became of a card, and no longer how many are to come", () => {
    const flips = { target: OTHER, left: 1, set_aside: [] };
    const moments: [Moment, string][] = [
      [{ kind: "twins", seat: OTHER, card: "9", saved: false }, "A second 9"],
      [{ kind: "twins", seat: OTHER, card: "9", saved: true }, "Kenji is saved"],
      [{ kind: "bust", seat: OTHER, card: "9", lost: 20 }, "A second 9"],
      [{ kind: "flip7", seat: OTHER, cards: [], bonus: 15, sum: "45 +15 = 60" }, "Kenji flipped seven!"],
    ];
    for (const [moment, words] of moments) {
      const about = scene({ moment }, flips);
      expect([said(about), doing(about, headline(about)!)()]).toEqual([words, words]);
    }
  });
});

describe("a Freeze", () => {
  const frost = (seat: number): Moment => ({ kind: "freeze", seat, cards: ["9"], points: 9, before: 0 });
  it("is told to the frozen and to the others, and nobody is asked anything", () => {
    expect(said(scene({ moment: frost(ME) }))).toBe("You are frozen");
    expect(said(scene({ moment: frost(OTHER) }))).toBe("Kenji is frozen");
    expect(said(scene())).toBeNull(); // the turn is still theirs by the table, and yet nobody is asked
  });
  it("is given to somebody with a name", () => {
    const given: Moment = { kind: "given", seat: OTHER, to: ME, card: "FZ" };
    expect([said(scene({ moment: given })), actingSeat(scene({ moment: given }))]).toEqual([
      "You get the Freeze",
      OTHER,
    ]);
  });
});

it("asks «hit or stay?» only while that is the question", () => {
  expect(said(scene({ asked: asks(ME, "hit_or_stay") }))).toBe("Your turn. Hit or stay?");
  expect(said(scene({ asked: asks(OTHER, "hit_or_stay") }))).toBe("Kenji: hit or stay?");
  expect(said(scene({ moment: card(ME) }))).toBe("You draw …");
  expect(said(scene({ asked: asks(OTHER, "give", "FZ") }))).toBe("Who gets Kenji’s Freeze?");
});

it("says what one has answered, and asks no more", () => {
  const mine = asks(ME, "hit_or_stay");
  const about = scene({ asked: mine, chosen: "stay" });
  about.table.game!.places[ME]!.worth.points = 31;
  expect(said(about)).toBe("You stay with 31");
  expect(said(scene({ asked: mine, chosen: "hit" }))).toBe("You draw …");
  expect(said(scene({ asked: asks(ME, "give", "FZ"), chosen: OTHER }))).toBe("Kenji gets the Freeze");
  expect(said(scene({ moment: { kind: "stayed", seat: ME, points: 31 } }))).toBe("You stay with 31");
  expect(said(scene({ moment: { kind: "stayed", seat: OTHER, points: 8 } }))).toBe("Kenji stays with 8");
});

it("says of somebody who is away who can let a bot play", () => {
  const { table } = scene();
  const ann = { name: "Ann", seat: ME } as TableView["people"][number];
  Object.assign(table, { host: 0, people: [ann] });
  expect(awayText(table, OTHER)).toBe("Kenji is away. Ann can let a bot play.");
  expect(awayText(table, ME)).toBe("Ann is away. In a minute somebody else can let a bot play.");
});

describe("the action bar of those who wait", () => {
  const bar = (about: Scene) => doing(about, () => "as above")();
  it("says what the one does who acts", () => {
    expect(bar(scene({ asked: asks(OTHER, "hit_or_stay") }))).toBe("Kenji is asked: hit or stay?");
    expect(bar(scene({ moment: card(OTHER) }))).toBe("as above");
  });
  it("says who gives a card to whom", () => {
    const given = (seat: number, to: number) => bar(scene({ moment: { kind: "given", seat, to, card: "FZ" } }));
    expect(given(OTHER, ME)).toBe("Kenji gives you the Freeze.");
    expect(given(ME, OTHER)).toBe("You give the Freeze to Kenji.");
    expect(given(OTHER, OTHER)).toBe("Kenji takes the Freeze.");
    expect(given(ME, ME)).toBe("You take the Freeze.");
  });
  it("says who has a card to give", () => {
    expect(bar(scene({ asked: asks(OTHER, "give", "FZ") }))).toBe("Kenji has a card to give.");
  });
  it("says what waits until the three are flipped", () => {
    const flips = { target: OTHER, left: 1, set_aside: ["FZ" as const] };
    const moment = card(OTHER, { flips: true });
    expect(bar(scene({ moment }, flips))).toBe("Kenji flips once more, then gives out the Freeze.");
    expect(bar(scene({ moment: card(ME, { flips: true }) }, { ...flips, target: ME, left: 2 }))).toBe(
      "You flip twice more, then give out the Freeze.",
    );
  });
});

it.each(Object.keys(LANGUAGES))("says all of it in %s", async (language) => {
  await loadLanguage(language as keyof typeof LANGUAGES);
  const flips = { target: OTHER, left: 2, set_aside: ["F3" as const, "FZ" as const] };
  const scenes = [
    scene({ moment: card(OTHER, { flips: true }) }, flips),
    scene({ moment: card(ME, { flips: true }) }, { ...flips, target: ME }),
    scene({ moment: { kind: "freeze", seat: OTHER, cards: [], points: 0, before: 0 } }),
    scene({ moment: { kind: "given", seat: OTHER, to: OTHER, card: "F3" } }),
    scene({ moment: { kind: "given", seat: OTHER, to: ME, card: "F3" } }),
    scene({ moment: { kind: "stayed", seat: OTHER, points: 8 } }),
    scene({ moment: { kind: "stayed", seat: ME, points: 8 } }),
    scene({ asked: asks(OTHER, "give", "SC") }),
  ];
  for (const each of scenes)
    for (const words of [headline(each)!(), doing(each, headline(each)!)()])
      expect(words).not.toMatch(/\{|\$|heading-|flips-|give-does/);
});
