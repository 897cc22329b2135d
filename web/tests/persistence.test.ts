/** Storage on a device: tables and score games, through an upgrade, a full device and a second tab. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NotOwner, Persistence } from "../src/net/device/persistence";
import { FakeIndexedDb, FakeKeyRange } from "./fakeIndexedDb";

let kept: FakeIndexedDb;
let problems: (string | null)[];

beforeEach(() => {
  kept = new FakeIndexedDb();
  problems = [];
  vi.stubGlobal("indexedDB", kept);
  vi.stubGlobal("IDBKeyRange", FakeKeyRange);
});
afterEach(() => vi.unstubAllGlobals());

const open = (): Promise<Persistence> => Persistence.open((problem) => problems.push(problem));
const write = (persistence: Persistence, changes: object): Promise<void> => persistence.write(JSON.stringify(changes));

/** The database as version 1 of the site has left it, with a game. */
function versionOne(): void {
  const store = (keyPath: string | string[] | null, records: [key: unknown, value: unknown][]) => ({
    keyPath,
    records: new Map(records.map(([key, value]) => [JSON.stringify(key), { key: key as string, value }])),
  });
  kept.version = 1;
  kept.stores.set("rooms", store("id", [["~r", { id: "~r", code: "~ABC" }]]));
  kept.stores.set("entries", store(["room", "number"], [[["~r", 0], { room: "~r", number: 0, at: 5, act: "a" }]]));
  kept.stores.set("owner", store(null, [["owner", "somebody before"]]));
}

test("an upgrade from version 1 keeps every game, and score games can be kept from then on", async () => {
  versionOne();
  const persistence = await open();
  expect(kept.version).toBe(2);
  expect(JSON.parse(await persistence.rooms())).toEqual([{ id: "~r", code: "~ABC" }]);
  expect(JSON.parse(await persistence.entries("~r"))).toEqual([[5, "a"]]);
  expect(JSON.parse(await persistence.scores())).toEqual([]);
  await write(persistence, { scores: [{ id: "g", round: 1 }], taps: [["g", 0, "first"]] });
  await write(persistence, { rooms: [], entries: [["~r", 1, 6, "b"]], removed: [] });
  const again = await open();
  expect(JSON.parse(await again.scores())).toEqual([{ id: "g", round: 1 }]);
  expect(JSON.parse(await again.entries("~r"))).toEqual([
    [5, "a"],
    [6, "b"],
  ]);
  expect(problems).toEqual([]);
});

test("taps are read in their order, and only those of the game", async () => {
  const persistence = await open();
  const taps = Array.from({ length: 12 }, (_, number): [string, number, string] => ["g", number, `tap ${number}`]);
  await write(persistence, { scores: [{ id: "g" }], taps: [...taps.slice(6), ["h", 0, "other"], ...taps.slice(0, 6)] });
  expect(JSON.parse(await persistence.taps("g"))).toEqual(taps.map(([, , entry]) => entry));
  expect(JSON.parse(await persistence.taps("nobody"))).toEqual([]);
});

test("a removed score game is gone with its taps, and other games stay", async () => {
  const persistence = await open();
  const taps = [
    ["g", 0, "x"],
    ["h", 0, "y"],
  ];
  await write(persistence, { scores: [{ id: "g" }, { id: "h" }], taps, rooms: [{ id: "g" }] });
  await write(persistence, { removed_scores: ["g"] });
  expect(JSON.parse(await persistence.scores())).toEqual([{ id: "h" }]);
  expect(JSON.parse(await persistence.taps("g"))).toEqual([]);
  expect(kept.all("taps")).toEqual([{ game: "h", number: 0, entry: "y" }]);
  expect(JSON.parse(await persistence.rooms()), "a table of the same id is another thing").toEqual([{ id: "g" }]);
});

test("on a full device score games are in memory, and stored as soon as there is room", async () => {
  const persistence = await open();
  await write(persistence, { scores: [{ id: "g", round: 1 }], taps: [["g", 0, "first"]] });
  kept.full = true;
  await write(persistence, { scores: [{ id: "g", round: 2 }], taps: [["g", 1, "second"]] });
  await write(persistence, { scores: [{ id: "h" }], taps: [["h", 0, "gone"]] });
  await write(persistence, { removed_scores: ["h"] });
  expect(problems).toEqual(["full"]);
  expect(JSON.parse(await persistence.scores())).toEqual([{ id: "g", round: 2 }]);
  expect(JSON.parse(await persistence.taps("g"))).toEqual(["first", "second"]);
  expect(kept.all("taps")).toHaveLength(1);
  kept.full = false;
  await write(persistence, { rooms: [{ id: "~r" }] });
  expect(problems).toEqual(["full", null]);
  expect(kept.all("taps")).toHaveLength(2);
  expect(kept.all("scores")).toEqual([{ id: "g", round: 2 }]);
});

test("where storage is forbidden everything is in memory", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new Error("SecurityError");
    },
  });
  const persistence = await open();
  await write(persistence, { scores: [{ id: "g" }], taps: [["g", 0, "first"]], rooms: [{ id: "~r" }] });
  expect(problems).toEqual(["forbidden"]);
  expect(JSON.parse(await persistence.scores())).toEqual([{ id: "g" }]);
  expect(JSON.parse(await persistence.taps("g"))).toEqual(["first"]);
  expect(JSON.parse(await persistence.rooms())).toEqual([{ id: "~r" }]);
});

test("a tab from which another one has taken over writes nothing", async () => {
  const first = await open();
  const second = await open();
  await expect(write(first, { scores: [{ id: "g" }], taps: [["g", 0, "lost"]] })).rejects.toBeInstanceOf(NotOwner);
  expect(JSON.parse(await first.scores())).toEqual([]);
  await write(second, { scores: [{ id: "g" }] });
  expect(kept.all("scores")).toEqual([{ id: "g" }]);
  expect(kept.all("taps")).toEqual([]);
});
