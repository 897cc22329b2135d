/** REST API of the daily deal. */

import { askEither, where } from "./api";
import type { DailyDealView, DailyOutcome } from "./protocol";

export const fetchDailyDeal = (): Promise<DailyDealView> => askEither("/api/daily");

/** Return how a daily deal went, beside the same deal played by level 5; refused while it is not over. */
export const fetchDailyOutcome = (table: string): Promise<DailyOutcome> =>
  where(table)(`/api/tables/${encodeURIComponent(table)}/daily`);
