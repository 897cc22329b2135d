/** A refusal in the language of the page. */

import type { Refusal } from "../protocol";
import { say } from "./words.svelte";

export function reasonText(refusal: Pick<Refusal, "reason" | "message"> | { reason: string; message: string }): string {
  const id = `reason-${refusal.reason.replaceAll("_", "-")}`;
  const text = say(id);
  return text === id ? refusal.message : text;
}
