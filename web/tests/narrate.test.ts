import { beforeEach, describe, expect, it } from "vitest";
import { applyGameEvent } from "../src/state/gameReducer";
import { emptyTable } from "../src/state/history";
import { applyRoomEvent } from "../src/state/roomReducer";
import type { GameEvent, GameView, TableView, Worth } from "../src/net/protocol";
import { allOf, loadLanguage } from "../src/i18n/index.svelte";
import { sum, terms } from "../src/i18n/sums";
import { narrateEvent, narrateRoomEvent, seatOf, type LogLine } from "../src/i18n/narrate";
import { game, NAMES } from "./games";

/** Every log line of a game, as it is narrated live. */
function told(name: (typeof NAMES)[number]): LogLine[] {
  const { history, views } = game(name);
  const table: TableView = emptyTable(views[0]!);
  const lines: LogLine[] = [];
  for (const each of history) {
    applyRoomEvent(table, each);
    const line = narrateRoomEvent(each, table);
    if (line) lines.push(line);
    const names = table.seats.map((seat) => seat.name ?? "?");
    each.events.forEach((event, at) => {
      const worth = each.worths[at] ?? null;
      lines.push(narrateEvent(event, worth, { game: structuredClone(table.game!), names }));
      applyGameEvent(table.game!, event, worth);
    });
  }
  return lines;
}

function place(points: number): GameView["places"][number] {
  return { cards: [], status: "active", worth: worth(points) };
}

function worth(points: number, more: Partial<Worth> = {}): Worth {
  return { seat: 0, numbers: points, doublings: 0, bonuses: [], flip_7: 0, points, ...more };
}

const there: GameView = {
  round: 3,
  dealer: 1,
  first: 1,
  dealing: false,
  turn: 0,
  scores: [210, 210, 40],
  places: [place(31), place(0), place(12)],
  draw_pile: 20,
  discard_pile: [],
  turned_up: null,
  pending: [],
  flipped_seven: null,
  winner: null,
};
const names = ["Ana", "Ben", "Cleo"];
const said = (event: GameEvent, made: Worth | null = null, now = there) =>
  narrateEvent(event, made, { game: now, names }).text();

beforeEach(() => loadLanguage("en"));

describe("sums", () => {
  it("says the terms in the order in which they count", () => {
    expect(sum(worth(60, { numbers: 28, doublings: 1, bonuses: [4] }))).toBe("28 ×2 +4 = 60");
    expect(sum(worth(67, { numbers: 21, doublings: 1, bonuses: [10], flip_7: 15 }))).toBe("21 ×2 +10 +15 = 67");
  });
  it("leaves one term alone", () => {
    expect(terms(worth(24))).toEqual([]);
    expect(sum(worth(24))).toBe("24");
    expect(sum(worth(4, { numbers: 0, bonuses: [4] }))).toBe("4");
  });
});

describe("sentences", () => {
  it("says who busts, on what, and what is lost", () => {
    const line = narrateEvent(
      { event: "busted", seat: 0, card: "9", lies: "before a player", rules: ["B.1"] },
      worth(0),
      {
        game: there,
        names,
      },
    );
    expect(line.text()).toBe("Ana busts: a second 9. 31 points are lost.");
    expect(line).toMatchObject({ tone: "bust", mark: { icon: "cross" }, rules: ["B.1"] });
  });
  it("counts the cards of a Flip Three", () => {
    const flipping: GameView = { ...there, pending: [{ task: "flip_three", target: 2, left: 2, set_aside: [] }] };
    const event: GameEvent = { event: "flipped", seat: 2, card: "FZ", lies: "being resolved", rules: [] };
    expect(said(event, null, flipping)).toBe("Cleo flips 2 of 3: Freeze.");
  });
  it("says what is banked as a sum", () => {
    const banked = {
      ...there,
      places: [{ ...place(60), worth: worth(60, { numbers: 28, doublings: 1, bonuses: [4] }) }, place(0), place(0)],
    };
    expect(said({ event: "stayed", seat: 0, forced: false, rules: [] }, null, banked)).toBe(
      "Ana stays and banks 28 ×2 +4 = 60.",
    );
  });
  it("explains a tie", () => {
    expect(said({ event: "tied", seats: [0, 1], rules: ["G.2"] })).toBe(
      "Ana and Ben are tied at 210: everybody plays another round, and anyone may win it.",
    );
  });
  it("says a card that waits for the rest to be handed out", () => {
    const handing: GameView = {
      ...there,
      pending: [{ task: "hand_out", giver: 0, to_give: ["FZ", "F3"], assigned: [] }],
    };
    const event: GameEvent = {
      event: "handed_out",
      giver: 0,
      card: "FZ",
      to: 1,
      forced: false,
      lies: "being resolved",
      rules: [],
    };
    expect(said(event, null, handing)).toBe(
      "Ana hands out the Freeze to Ben. It waits until everything is handed out.",
    );
    expect(said({ ...event, to: 0 }, null, handing)).toBe(
      "Ana takes the Freeze set aside. It waits until everything is handed out.",
    );
    expect(said({ ...event, to: 0, forced: true }, null, handing)).toBe(
      "Nobody else is in: Ana must take the Freeze set aside. It waits until everything is handed out.",
    );
  });
  it("says in Japanese what waits without a space between sentences", async () => {
    await loadLanguage("ja");
    const handing: GameView = {
      ...there,
      pending: [{ task: "hand_out", giver: 0, to_give: ["FZ", "F3"], assigned: [] }],
    };
    const event: GameEvent = {
      event: "handed_out",
      giver: 0,
      card: "FZ",
      to: 1,
      forced: false,
      lies: "being resolved",
      rules: [],
    };
    expect(said(event, null, handing)).toBe("Anaが保留の「凍結」をBenに渡しました。全部渡し終わるまで効果は待ちます。");
  });
  it.each([
    ["en", "Ana, Ben and Inés"],
    ["de", "Ana, Ben und Inés"],
    ["fr", "Ana, Ben et Inés"],
    ["es", "Ana, Ben e Inés"],
    ["ja", "Ana、Ben、Inés"],
  ] as const)("makes lists as one does in %s", async (language, list) => {
    await loadLanguage(language);
    expect(allOf(["Ana", "Ben", "Inés"])).toBe(list);
    expect([allOf(["Ana"]), allOf([])]).toEqual(["Ana", ""]);
  });
});

describe.each(NAMES)("the game «%s», told", (name) => {
  const lines = told(name);

  it("has a whole sentence for everything", () => {
    for (const line of lines) {
      const text = line.text();
      expect(text).toMatch(/^\S.*[.!]$/s);
      expect(text).not.toMatch(/\?|undefined|NaN|\{|\$|^[a-z-]+$/);
    }
  });
  it("has a reason for everything that the referee said", () => {
    for (const line of lines.filter((each) => each.text() && each.rules.length === 0))
      expect(line.tone, line.text()).toBe("plain");
  });
  it("ends with the winner", () => {
    expect(lines.at(-1)!.text()).toMatch(/ wins with \d+ points!$/);
  });
});

describe("to oneself", () => {
  const mine = (event: object, made: Worth | null = null, now = there) =>
    narrateEvent({ rules: [], ...event } as unknown as GameEvent, made, { game: now, names, me: 0 }).text();

  it("it is said in the second person", () => {
    expect(mine({ event: "hit", seat: 0, card: "8", forced: false })).toBe("You drew an 8.");
    expect(mine({ event: "dealt", seat: 0, card: "7" })).toBe("You are dealt a 7.");
    expect(mine({ event: "game_won", seat: 0 })).toBe("You win with 210 points!");
    expect(mine({ event: "froze", seat: 0 }, worth(36))).toBe("You are frozen and bank 36.");
    expect(mine({ event: "hit", seat: 1, card: "8", forced: false })).toBe("Ben drew an 8.");
  });
  it("what a drawn card comes to is news once nothing follows from it; a dealt or flipped one has none", () => {
    const kept = (seat: number, now: GameView = there) =>
      narrateEvent({ event: "kept", seat, card: "5", lies: "before a player", rules: ["T.2"] }, worth(5), {
        game: now,
        names,
        me: 0,
      }).news?.();
    expect(kept(1)).toBe("Ben drew a 5 and is still in.");
    expect(kept(0)).toBe("You drew a 5 and are still in.");
    expect(kept(1, { ...there, dealing: true })).toBeUndefined();
    const flipping = { ...there, pending: [{ task: "flip_three" as const, target: 1, left: 1, set_aside: [] }] };
    expect(kept(1, flipping)).toBeUndefined();
  });
  it("who gives and who gets is «you»", () => {
    const freeze = { event: "given", card: "FZ", forced: false };
    expect(mine({ ...freeze, giver: 0, to: 1 })).toBe("You give the Freeze to Ben.");
    expect(mine({ ...freeze, giver: 1, to: 0 })).toBe("Ben gives you the Freeze.");
    expect(mine({ ...freeze, giver: 0, to: 0 })).toBe("You take the Freeze.");
    const handing: GameView = {
      ...there,
      pending: [{ task: "hand_out", giver: 0, to_give: ["FZ", "F3"], assigned: [] }],
    };
    expect(mine({ ...freeze, event: "handed_out", giver: 0, to: 1 }, null, handing)).toBe(
      "You give the Freeze to Ben. It waits until everything is handed out.",
    );
  });
  it.each(["en", "de", "fr", "es", "ja"] as const)("no line of any game lacks its words in %s", async (language) => {
    await loadLanguage(language);
    for (const name of NAMES) {
      const { history, views } = game(name);
      const table: TableView = emptyTable(views[0]!);
      for (const each of history) {
        applyRoomEvent(table, each);
        const called = table.seats.map((seat) => seat.name ?? "?");
        each.events.forEach((event, at) => {
          const worth = each.worths[at] ?? null;
          for (const [me] of called.entries()) {
            const line = narrateEvent(event, worth, { game: table.game!, names: called, me });
            expect(line.text()).not.toMatch(/-you|\{\$/);
          }
          applyGameEvent(table.game!, event, worth);
        });
      }
    }
  });
});

describe("in the middle of the table", () => {
  it("who stays is told in few words: a phone has one line for it", async () => {
    await loadLanguage("de");
    const stays = { event: "stayed", seat: 1, forced: false, rules: [] } as unknown as GameEvent;
    const now = { ...there, places: [place(0), { ...place(10), worth: worth(10) }], pending: [] };
    const line = narrateEvent(stays, null, { game: now, names: ["Oma", "Dad"] });
    expect([line.text(), line.news!()]).toEqual(["Dad sagt Stopp und sichert 10.", "Dad sichert 10."]);
    await loadLanguage("en");
  });
});

describe("the seat that is called «you»", () => {
  it("is nobody's while a bot plays it: what the bot does is not what they did", () => {
    const table: TableView = structuredClone(game("family").views.find((view) => view.game)!);
    const at = table.seats.findIndex((seat) => seat.person !== null);
    const { person } = table.seats[at]!;
    expect(seatOf(table, person)).toBe(at);
    table.seats[at]!.stand_in = "level-3";
    expect(seatOf(table, person)).toBeNull();
  });
});
