/** Error messages: why the server refused something, in the language of the page. */

import { say } from "./index.svelte";

/** Return the sentence for the reason, or the server's own message where there is none. */
export function errorText(refusal: { reason: string; message: string }): string {
  const id = `why-${refusal.reason.replaceAll("_", "-")}`;
  const sentence = say(id);
  return sentence === id ? refusal.message || say("why-our-fault") : sentence;
}
