/** Branches: play a finished game on from one of its choices. */

import { Refused } from "../net/api";
import { here, link } from "../net/site";
import { createBranch, type GameChoice } from "../net/whatIf";
import { saveWayBack } from "./branchBack";
import { MAX_NAME_LENGTH } from "./profile.svelte";
import { recordPlace } from "./recordLink";
import { navigate } from "./router.svelte";
import { saveToken } from "./storage";

/** Seconds that bots wait: nobody else plays, so each card takes as long as this person's speed says. */
const BOT_SECONDS = 0;

/** Create the branch and open its table, under the name that the seat has; return the refusal if there is one. */
export async function playOn(game: GameChoice, name: string, sameCards: boolean): Promise<Refused | null> {
  try {
    const back = await wayBack(game);
    const plan = { name: name.slice(0, MAX_NAME_LENGTH), options: { bot_seconds: BOT_SECONDS } };
    const table = await createBranch(game, plan, sameCards);
    for (const key of [table.id, table.code]) saveToken(key, table.token);
    saveWayBack(table.id, back);
    navigate(link(`/t/${table.code}`));
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Return the address of the page that shows the choice: the review if it was asked there, or else the replay. */
async function wayBack({ table, record, choice }: GameChoice): Promise<string> {
  if (record !== null) return recordPlace(record, `?choice=${choice}`);
  const page = here().pathname.endsWith("/review") ? "/review" : "";
  return `/g/${table}${page}?choice=${choice}`;
}
