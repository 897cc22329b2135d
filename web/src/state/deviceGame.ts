/** Create a table on this device, seat everybody who plays here, and go there. */

import { createDeviceTable, Refused } from "../net/api";
import { openTransport } from "../net/open";
import type { Plan } from "../net/protocol";
import { link } from "../net/site";
import type { OpenTransport } from "../net/transport";
import { HotSeatPlayer, type Newcomer } from "./hotSeat.svelte";
import { navigate } from "./router.svelte";
import { randomShuffleWord } from "./shuffleWord";
import { saveHotSeat, saveToken } from "./storage";

/** Seconds that bots wait: nobody waits elsewhere, so each card takes as long as the speed says. */
const BOT_SECONDS = 0;

type DevicePlan = Partial<Plan> & { name: string };

/**
 * Create a table, seat the others beside its host and open its page, where the session deals as soon as all are there;
 * return the refusal if there is one.
 */
export async function playOnDevice(plan: DevicePlan, others: readonly Newcomer[] = []): Promise<Refused | null> {
  try {
    const options = { bot_seconds: BOT_SECONDS, ...plan.options };
    const table = await createDeviceTable({
      ...plan,
      options,
      word: randomShuffleWord(),
      start: others.length === 0,
    });
    for (const key of [table.id, table.code]) saveToken(key, table.token);
    const tokens: string[] = [];
    for (const each of others) {
      tokens.push(await seatNewcomer(table.id, each));
      for (const key of [table.id, table.code]) saveHotSeat(key, tokens);
    }
    navigate(link(`/t/${table.code}`));
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Let somebody sit down at a table, and return their token. */
export function seatNewcomer(table: string, newcomer: Newcomer, open: OpenTransport = openTransport): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = (player: HotSeatPlayer, refusal: Refused | null) => {
      const token = player.token;
      player.close();
      if (!refusal && token) resolve(token);
      else reject(refusal ?? new Refused("our_fault", ""));
    };
    new HotSeatPlayer(
      table,
      null,
      {
        onWelcome: () => {},
        onChange: (player) => end(player, null),
        onRefusal: (player, { reason, message }) => end(player, new Refused(reason, message)),
        onAdvice: () => {},
        onGone: (player) => end(player, new Refused("our_fault", "")),
      },
      open,
      newcomer,
    );
  });
}
