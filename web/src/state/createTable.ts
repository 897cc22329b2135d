/** Create a table and go there. */

import { createTable, Refused } from "../net/api";
import type { Plan } from "../net/protocol";
import { go } from "./router.svelte";
import { remember } from "./storage";

/** Create a table, save its host's token in this browser and open its page; return the refusal if there is one. */
export async function createAndEnter(plan: Partial<Plan> & { name: string }): Promise<Refused | null> {
  try {
    const table = await createTable(plan);
    for (const key of [table.id, table.code]) remember(key, table.token);
    go(`/t/${table.code}`);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
