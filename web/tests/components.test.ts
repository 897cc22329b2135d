/** Small helpers: colours, initials, links, error messages, bots. */

import { describe, expect, test, vi } from "vitest";
import { avoidColours, seatColours } from "../src/components/avatar/seatColours";
import { initialOf } from "../src/components/avatar/initial";
import { profile } from "../src/state/profile.svelte";
import { errorText } from "../src/i18n/errors";
import { tablePath } from "../src/net/tableLink";
import type { PersonView, SeatView } from "../src/net/protocol";
import { botKind, botStrength, CHARACTERS, companions, LEVELS } from "../src/i18n/bots";

describe("what is typed to come to a table", () => {
  test.each([
    ["KX4P9T", "/t/KX4P9T"],
    [" kx4 p9t ", "/t/KX4P9T"],
    ["kx4-p9t", "/t/KX4P9T"],
    ["http://192.168.1.5:7007/t/KX4P9T", "/t/KX4P9T"],
    ["Come! https://cards.example/t/kx4p9t?x=1#y", "/t/KX4P9T"],
    ["https://cards.example/g/abcdefghijABCDEFGHIJ_-", "/g/abcdefghijABCDEFGHIJ_-"],
    ["abcdefghijABCDEFGHIJ_-", "/t/abcdefghijABCDEFGHIJ_-"],
  ])("%s leads to %s", (given, path) => expect(tablePath(given)).toBe(path));

  test.each(["", "hello", "KX4P9", "KX4P9TT", "AEIOU1", "https://cards.example/watch"])("%j leads nowhere", (given) =>
    expect(tablePath(given)).toBeNull(),
  );
});

describe("the colours of the seats", () => {
  const person = (number: number, colour: number | null): PersonView => ({
    person: number,
    name: "?",
    colour,
    seat: number,
    ready: false,
    gone: false,
    gave_word: false,
  });
  const seat = (who: number | null): SeatView => ({
    name: "?",
    person: who,
    bot: who === null ? "level3" : null,
    stand_in: null,
    waits: false,
  });

  test("people keep theirs, and no bot has the same", () => {
    const colours = seatColours({
      seats: [seat(0), seat(null), seat(1), seat(null)],
      people: [person(0, 2), person(1, 4)],
    });
    expect([colours[0], colours[2]]).toEqual([2, 4]);
    expect(new Set(colours).size).toBe(4);
  });

  test.each([
    { what: "a colour by chance that nobody has is kept", picked: false, colour: 3, then: 3 },
    { what: "a colour by chance that somebody has becomes a free one", picked: false, colour: 2, then: 1 },
    { what: "a chosen colour is kept, whoever has it, too", picked: true, colour: 2, then: 2 },
  ])("$what", ({ picked, colour, then }) => {
    Object.assign(profile, { name: "Ann", colour, picked });
    avoidColours([person(0, 2), { ...person(1, 1), seat: null }]);
    expect(profile.colour).toBe(then);
  });

  test("at a table of forty everybody still has one of the eight", () => {
    const colours = seatColours({ seats: Array.from({ length: 40 }, () => seat(null)), people: [] });
    expect(colours).toHaveLength(40);
    expect(colours.every((colour) => colour >= 1 && colour <= 8)).toBe(true);
  });
});

test("a reason that the page knows is said in its words, another in the server's", () => {
  expect(errorText({ reason: "seat_taken", message: "Somebody sits at seat B." })).toBe(
    "Somebody was quicker: the seat is taken. Choose another.",
  );
  expect(errorText({ reason: "brand_new", message: "Not today." })).toBe("Not today.");
});

test("every bot that can be chosen has a name and a strength", () => {
  for (const bot of [...LEVELS, ...CHARACTERS]) {
    expect(botKind(bot)).not.toMatch(/^bot-|^Bot$/);
    expect(botStrength(bot)).toBeGreaterThanOrEqual(1);
  }
  expect([botKind("stay:25"), botStrength("stay:25")]).toEqual(["Bot", null]);
});

test("the first game is against three different bots", () => {
  expect(new Set(companions()).size).toBe(3);
});

describe("the letter that stands for somebody", () => {
  test.each([
    ["ann", "A"],
    [" Élodie", "É"],
    ["E\u0301lodie", "E\u0301"],
    ["さくら", "さ"],
    ["は\u3099", "は\u3099"],
    ["👩‍🚀 Sally", "👩‍🚀"],
    ["7 of 9", "7"],
    ["7️⃣", "7️⃣"],
    ["  ", "?"],
  ])("of %j is %j", (name, letter) => expect(initialOf(name)).toBe(letter));

  test("of a usual name is found without a segmenter", () => {
    const made = vi.spyOn(Intl, "Segmenter");
    initialOf("Ann");
    expect(made).not.toHaveBeenCalled();
    initialOf("👋");
    expect(made).toHaveBeenCalledOnce();
    made.mockRestore();
  });
});
