/** Record links: a whole game in the fragment of an address. */

import { expect, it } from "vitest";
import { packed, packedRecord, recordLink, unpacked } from "../src/state/recordLink";

const RECORD = JSON.stringify({ game: "flip7", names: ["Ana", "Zoë", "健"], choices: Array(400).fill("hit") });

it("leads back to the same record", async () => {
  const address = new URL(await recordLink(RECORD));
  expect(address.pathname).toBe("/replay");
  expect(await unpacked(packedRecord(address.hash)!)).toBe(RECORD);
});

it("is short, and has no letter that an address would escape", async () => {
  const text = await packed(RECORD);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(RECORD.length / 4);
});

it.each(["", "%%%", "not-a-record", "AAAA"])("that is broken (%j) has no record", async (text) => {
  expect(await unpacked(text)).toBeNull();
});

it("that was cut short has no record", async () => {
  expect(await unpacked((await packed(RECORD)).slice(0, -8))).toBeNull();
});

it("that would unpack to far too much has no record", async () => {
  expect(await unpacked(await packed("x".repeat(3_000_000)))).toBeNull();
});

it("is told from other fragments", () => {
  expect([packedRecord("#r=abc"), packedRecord("#R.1"), packedRecord("")]).toEqual(["abc", null, null]);
});
