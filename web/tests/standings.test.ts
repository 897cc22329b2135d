/** The standings that a big screen shows between rounds. */

import { describe, expect, it } from "vitest";
import { standings } from "../src/features/table/standings";

const places = (before: number[], points: number[]) =>
  standings({ before, points }).map(({ seat, rank, change, total }) => [seat, rank, change, total]);

describe("standings", () => {
  it("are ranked by total, and say who climbed and who fell", () => {
    expect(places([50, 40, 30], [0, 5, 40])).toEqual([
      [2, 1, "up", 70],
      [0, 2, "down", 50],
      [1, 3, "down", 45],
    ]);
  });

  it("share a rank at equal totals, the lower seat first", () => {
    expect(places([10, 10, 10], [5, 0, 5])).toEqual([
      [0, 1, "same", 15],
      [2, 1, "same", 15],
      [1, 3, "down", 10],
    ]);
  });

  it("have nobody climb or fall in the first round", () => {
    expect(places([0, 0], [0, 20]).map(([, , change]) => change)).toEqual(["same", "same"]);
  });
});
