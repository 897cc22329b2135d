/** Create a table for a big screen, which belongs to nobody, and show it. */

import { createHostlessTable, Refused } from "../net/api";
import type { Plan } from "../net/protocol";
import { saveScreenUse } from "./bigScreen.svelte";
import { navigate } from "./router.svelte";
import { link } from "../net/site";

/** Create the table and open its page as a display; return the refusal if there is one. */
export async function createAndShow(plan: Omit<Partial<Plan>, "name">, replace = false): Promise<Refused | null> {
  try {
    const table = await createHostlessTable(plan);
    saveScreenUse(table.code, "display");
    navigate(link(`/t/${table.code}`), replace);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
