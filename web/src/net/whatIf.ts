/** «What if»: a choice of a finished game played out for each answer, or played on from at a table of its own. */

import { askDevice, where } from "./api";
import type { Founded, Plan, WhatIf } from "./protocol";

/** A choice of a game that has a table, or of a record. */
export interface GameChoice {
  table: string;
  /** The record as JSON text, if the game comes from a file or a link. */
  record: string | null;
  /** The number of the choice, from 0. */
  choice: number;
}

const post = (body: unknown) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

/** Play the choice out; on a device, a few more games with each request. */
export const playOut = ({ table, record, choice }: GameChoice): Promise<WhatIf> =>
  record === null
    ? where(table)(`/api/tables/${encodeURIComponent(table)}/choices/${choice}/what-if`)
    : askDevice("/api/device/what-if", post({ record, choice }));

/** Create the table at which the game is played on from that choice. */
export const createBranch = (
  { table, record, choice }: GameChoice,
  plan: Partial<Plan> & { name: string },
  sameCards: boolean,
): Promise<Founded> =>
  record === null
    ? where(table)("/api/tables", post({ ...plan, branch: { of: table, choice, same_cards: sameCards } }))
    : askDevice("/api/device/branch", post({ plan, record, choice, same_cards: sameCards }));
