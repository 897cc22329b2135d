/** The turn clock of the server waits until a page has shown what led to a question, also at slow speed. */

import { describe, expect, it } from "vitest";
import { lasting } from "../src/animation/reveal";
import { SPEED } from "../src/state/speeds";
import { SUMMARY, TIME } from "../src/animation/revealTiming";
import { game, NAMES } from "./games";
import allowed from "./games/allowances.json";

describe.each(NAMES)("%s", (name) => {
  const { history, views } = game(name);
  const after = (number: number) => views.findLast((view) => view.number <= number) ?? views[0]!;

  it("is shown within the time that the server allows", () => {
    for (const [at, told] of history.entries()) {
      const scores = told.events.filter((event) => event.event === "round_ended").length;
      // what the reveal counts at its briefest, people read in full
      const shown = lasting(after(told.number), told.events) + scores * (TIME.summary - SUMMARY.brief);
      expect(allowed[name][at], `act ${told.number}`).toBeGreaterThanOrEqual(Math.floor(SPEED.slow * shown));
    }
  });

  it("is not waited for without a reason", () => {
    const shown = history.reduce((sum, told) => sum + lasting(after(told.number), told.events), 0);
    const sum = allowed[name].reduce((all, each) => all + each, 0);
    expect(sum / SPEED.slow).toBeLessThan(2.5 * shown);
  });
});
