/** Error messages for a lost connection. Apart from `errors.ts`, which the first screen needs and this not. */

import { online } from "svelte/reactivity/window";
import type { DisconnectReason } from "../net/transport";
import { say } from "./index.svelte";
import { errorText } from "./errors";

/** Milliseconds after which an outage is called long. */
export const LONG_OUTAGE_MS = 45_000;

export interface DisconnectText {
  heading: string;
  line: string;
  /** Both in one or two sentences, for the banner above the table. */
  short: string;
}

export function disconnectText(disconnectReason: DisconnectReason, long: boolean, seated: boolean): DisconnectText {
  if (disconnectReason === "broken" && online.current === false)
    return { heading: say("trouble-offline"), line: say("trouble-offline-line"), short: say("trouble-offline-short") };
  if (typeof disconnectReason !== "string")
    return {
      heading: isOverloaded(disconnectReason) ? say("trouble-many") : say("trouble-other"),
      line: errorText(disconnectReason),
      short: errorText(disconnectReason),
    };
  if (long) return { heading: say("trouble-gone"), line: say("trouble-gone-line"), short: say("trouble-gone-short") };
  if (disconnectReason === "stopping")
    return {
      heading: say("trouble-restarting"),
      line: say("trouble-restarting-line"),
      short: say("trouble-restarting-short"),
    };
  return {
    heading: say("trouble-lost"),
    line: say("trouble-lost-line"),
    short: say(seated ? "trouble-lost-short" : "trouble-lost-watching"),
  };
}

/** Whether it was refused because the server is busy, and may be granted later. */
export function isOverloaded(refusal: { reason: string }): boolean {
  return refusal.reason === "house_is_full" || refusal.reason === "too_fast";
}
