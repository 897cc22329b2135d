/** A table that grows: seats in the lobby, and people who play from the next round on (X.15). */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import SeatMoves from "../src/components/SeatMoves.svelte";
import HouseRules from "../src/components/HouseRules.svelte";
import TableOnShow from "../src/features/table/TableView.svelte";
import { gameStats } from "../src/features/table/gameStats";
import { overview } from "../src/a11y/announcer.svelte";
import { applyRoomEvent } from "../src/state/roomReducer";
import { EventLog } from "../src/state/eventLog.svelte";
import { hasRoom, isLate, MAX_SEATS } from "../src/state/seats";
import type { Act, GameEvent, Happened, SeatView, TableView } from "../src/net/protocol";
import { loadLanguage } from "../src/i18n/index.svelte";
import { game } from "./games";

const { views, history } = game("family");
const playing = views.find((view) => view.phase === "playing")!;
const count = playing.seats.length;

beforeEach(() => loadLanguage("en"));
afterEach(cleanup);

/** Eve has come into the running game, at a new seat or at the given one. */
function withEve(seat = count): TableView {
  const table = structuredClone(playing);
  const person = table.people.length;
  const acts: Act[] = [{ act: "came", person, name: "Eve", colour: 2 }];
  if (seat === count) acts.push({ act: "seat_added", seat, points: "lowest" });
  for (const act of [...acts, { act: "sat", person, seat } as Act])
    applyRoomEvent(table, { ...history[0]!, number: table.number + 1, act, events: [], worths: [], asked: null });
  return table;
}

async function shown(table: TableView, me: number | null): Promise<void> {
  const onlaid = vi.fn();
  const shown = { table, asked: null, moment: null, summary: null, settled: true };
  render(TableOnShow, {
    shown,
    me,
    eventLog: new EventLog(),
    present: table.people.map((each) => each.person),
    onlaid,
  });
  await vi.waitFor(() => expect(onlaid).toHaveBeenCalled(), 4000);
}

describe("somebody who came late", () => {
  it("has a seat that is not dealt to yet, and reads when they play", async () => {
    const table = withEve();
    expect(isLate(table, count)).toBe(true);
    expect(isLate(table, 0)).toBe(false);
    await shown(table, count);
    expect(screen.getByText("You join when the next round begins, with the lowest total.")).toBeTruthy();
    expect(document.querySelectorAll("[data-seat]")).toHaveLength(count);
  });

  it("is told with what they begin, if the host has chosen that nobody begins with points", async () => {
    const table = withEve();
    await shown({ ...table, options: { ...table.options, late: "zero" } }, count);
    expect(screen.getByText("You join when the next round begins, with no points.")).toBeTruthy();
  });

  it("is named to the others, on the table and aloud", async () => {
    const table = withEve();
    await shown(table, 0);
    expect(screen.getByText("Eve joins at the next round.")).toBeTruthy();
    expect(document.querySelectorAll("[data-seat]")).toHaveLength(count);
    expect(overview(table, null, 0)).toContain("Eve joins at the next round.");
    expect(overview(table, null, count)).toContain("You join when the next round begins, with the lowest total.");
  });

  it("is not away at a bot's seat, which the bot plays to the end of the round", async () => {
    const seat = playing.seats.findIndex((each) => each.bot !== null);
    const table = withEve(seat);
    expect(table.seats[seat]).toMatchObject({ name: "Eve", waits: true, stand_in: playing.seats[seat]!.bot });
    await shown(table, seat);
    expect(screen.getByText("You join when the next round begins, with the points of this seat.")).toBeTruthy();
    cleanup();
    await shown(table, 0);
    expect(document.querySelector(`[data-seat="${seat}"].off`)).toBeNull();
  });

  it("is not told «Your turn», nor «you», while a bot plays the seat of somebody who left", async () => {
    const table = structuredClone(playing);
    const seat = table.seats.findIndex((each) => each.person !== null);
    Object.assign(table.seats[seat]!, { stand_in: "level3", waits: false });
    Object.assign(table.game!, { turn: seat, dealing: false, pending: [] });
    await shown(table, seat);
    expect(document.querySelector(".you .chip.turn")?.textContent).toContain("Turn");
    expect(document.body.textContent).not.toContain("Your turn");
  });

  it("has no turn while three cards are flipped: there is nothing to choose", async () => {
    const table = structuredClone(playing);
    Object.assign(table.game!, { turn: 0, dealing: false });
    table.game!.pending = [{ task: "flip_three", target: 0, left: 2, set_aside: [] }];
    await shown(table, 0);
    expect(document.querySelector(".you .chip.turn")?.textContent).toContain("Flip Three");
    expect(document.body.textContent).not.toContain("Your turn");
  });

  it("has as many scores as rounds, and before them what they began with", () => {
    const events = [
      { event: "round_ended", points: [10, 20] },
      { event: "joined", seat: 2, points: 10 },
      { event: "round_ended", points: [1, 2, 3] },
    ] as GameEvent[];
    const told = [{ ...history[0]!, events }] as Happened[];
    expect(gameStats(told).scores).toEqual([
      [10, 1],
      [20, 2],
      [10, 3],
    ]);
  });
});

describe("a table", () => {
  const taken: SeatView = { name: "Ann", person: 0, bot: null, stand_in: null, waits: false };

  it("has room until forty people sit there", () => {
    const seats = (people: number) => Array.from({ length: people }, () => taken);
    expect(hasRoom({ seats: seats(MAX_SEATS - 1) })).toBe(true);
    expect(hasRoom({ seats: seats(MAX_SEATS) })).toBe(false);
    expect(hasRoom({ seats: [...seats(MAX_SEATS - 1), { ...taken, person: null, bot: "level1" }] })).toBe(true);
  });

  it("is round: the first seat changes places with the last", async () => {
    const onswap = vi.fn();
    render(SeatMoves, { seats: playing.seats, seat: 0, onswap });
    flushSync();
    expect(screen.getByRole("status").textContent).toBe(`Seat 1 of ${count}`);
    await fireEvent.click(screen.getByRole("button", { name: /^Move up/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Move down/ }));
    expect(onswap.mock.calls).toEqual([
      [0, count - 1],
      [0, 1],
    ]);
  });

  it("says with what a latecomer begins, and lets the host choose", async () => {
    const onchange = vi.fn();
    render(HouseRules, { seats: 4, rules: {}, options: {}, onchange });
    const choice = screen.getByLabelText("Latecomers begin with");
    expect((choice as HTMLSelectElement).value).toBe("lowest");
    await fireEvent.change(choice, { target: { value: "zero" } });
    expect(onchange).toHaveBeenCalledWith({}, { late: "zero" });
  });
});
