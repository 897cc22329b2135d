/** The sheet to leave a running game, on a device that several people share. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import LeaveTable from "../src/features/table/LeaveTable.svelte";
import { loadLanguage } from "../src/i18n/index.svelte";
import { FakeSharedRoom } from "./fakeSession.svelte";
import { game } from "./games";

const table = game("family").views.findLast((view) => view.phase === "playing")!;
const [ONE, OTHER] = table.people.filter((each) => each.seat !== null).map((each) => each.person) as [number, number];

function asked(person: number): { type: "you"; person: number; seat: number | null; host: boolean } {
  return { type: "you", person, seat: table.people[person]!.seat, host: false };
}

function opened(): { room: FakeSharedRoom; onclose: () => void } {
  const room = new FakeSharedRoom(table, ONE);
  room.ours = [ONE, OTHER];
  const onclose = vi.fn();
  render(LeaveTable, { session: room, onclose });
  return { room, onclose };
}

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: new RegExp(table.people[ONE]!.name) });

beforeEach(() => loadLanguage("en"));
afterEach(cleanup);

it("takes out the person for whom it was opened, even if another one is asked meanwhile", async () => {
  const { room, onclose } = opened();
  room.you = asked(OTHER);
  flushSync();
  await fireEvent.click(button());
  expect(room.sentAs).toEqual([[ONE, { type: "leave" }]]);
  expect(room.sent, "it is sent for nobody else").toEqual([]);
  expect(onclose).toHaveBeenCalledOnce();
});

it("takes out nobody once that person is gone", () => {
  const { room } = opened();
  room.ours = [OTHER];
  flushSync();
  expect(screen.getAllByRole<HTMLButtonElement>("button").filter((each) => each.disabled)).toHaveLength(1);
});
