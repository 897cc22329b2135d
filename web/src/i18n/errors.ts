/** Why something was refused, in one plain sentence of the page's language. */

import { say } from "./index.svelte";

/** The sentence for the reason; the server's own words where we have none. */
export function errorText(refusal: { reason: string; message: string }): string {
  const id = `why-${refusal.reason.replaceAll("_", "-")}`;
  const sentence = say(id);
  return sentence === id ? refusal.message || say("why-our-fault") : sentence;
}
