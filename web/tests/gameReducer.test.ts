import { describe, expect, it } from "vitest";
import { applyGameEvent } from "../src/state/gameReducer";
import { emptyTable } from "../src/state/history";
import { applyRoomEvent } from "../src/state/roomReducer";
import type { TableView } from "../src/net/protocol";
import { CLOSED, game, NAMES } from "./games";

describe.each([...NAMES, CLOSED] as const)("the game «%s», folded", (name) => {
  const { history, views } = game(name);

  it("is at every moment what the server shows", () => {
    const table: TableView = emptyTable(views[0]!);
    const awaited = new Map(views.map((view) => [view.number, view]));
    for (const told of history) {
      applyRoomEvent(table, told);
      told.events.forEach((event, at) => applyGameEvent(table.game!, event, told.worths[at] ?? null));
      table.asked = told.asked;
      const shown = awaited.get(told.number);
      if (shown) expect(table, `after act ${told.number}`).toEqual(shown);
    }
    expect(table.number).toBe(views.at(-1)!.number);
  });
});
