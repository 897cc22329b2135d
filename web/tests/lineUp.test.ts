/** Line-up: who plays on this device is remembered, and what is malformed is not taken over. */

import { beforeEach, expect, it, vi } from "vitest";

const KEY = "flip7:lineup";
const person = (name: string, colour: number) => ({ kind: "person", id: 0, name, colour });

/** Load the page anew. */
async function load() {
  vi.resetModules();
  return import("../src/state/lineUp.svelte");
}

beforeEach(() => localStorage.clear());

it("begins with the person of this browser and somebody else", async () => {
  localStorage.setItem("flip7:self", JSON.stringify({ name: "Ana", colour: 8 }));
  const { lineUp } = await load();
  expect(lineUp.seats).toMatchObject([
    { kind: "person", name: "Ana", colour: 8 },
    { kind: "person", name: "", colour: 1 },
  ]);
});

it("remembers names, colours, bots and their order", async () => {
  const first = await load();
  first.addBot("level2");
  first.addPerson();
  first.swapSeats(0, 2);
  first.lineUp.target = 100;
  first.saveLineUp();
  const before = first.lineUp.seats.map((seat) => ({ ...seat, id: 0 }));
  const { lineUp } = await load();
  expect(lineUp.seats.map((seat) => ({ ...seat, id: 0 }))).toEqual(before);
  expect(lineUp.seats[0]).toMatchObject({ kind: "bot", bot: "level2" });
  expect(lineUp.target).toBe(100);
});

it("gives somebody new a colour that nobody has", async () => {
  localStorage.setItem(KEY, JSON.stringify({ seats: [person("Ana", 1), person("Ben", 3)] }));
  const { addPerson } = await load();
  expect(addPerson()).toMatchObject({ colour: 2 });
});

it("takes nothing over that is malformed", async () => {
  const seats = [person("Ana", 99), { kind: "bot" }, { kind: "ghost" }, { kind: "person" }, person("x".repeat(60), 2)];
  localStorage.setItem(KEY, JSON.stringify({ seats, target: -5 }));
  const { lineUp } = await load();
  expect(lineUp.seats).toMatchObject([{ name: "Ana", colour: 8 }, { name: "x".repeat(24) }]);
  expect(lineUp.target).toBe(1);
  localStorage.setItem(KEY, "no JSON");
  expect((await load()).lineUp.seats).toHaveLength(2);
});
