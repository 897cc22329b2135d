/** Create a table and go there. */

import { createTable, Refused } from "../net/api";
import type { Plan } from "../net/protocol";
import { navigate } from "./router.svelte";
import { saveToken } from "./storage";
import { link } from "../net/site";

/** Create a table, save its host's token in this browser and open its page; return the refusal if there is one. */
export async function createAndEnter(plan: Partial<Plan> & { name: string }): Promise<Refused | null> {
  try {
    const table = await createTable(plan);
    for (const key of [table.id, table.code]) saveToken(key, table.token);
    navigate(link(`/t/${table.code}`));
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
