/** Why the table cannot be reached just now, and what becomes of it: in plain sentences. */

import { online } from "svelte/reactivity/window";
import type { DisconnectReason } from "../net/transport";
import { say } from "./index.svelte";
import { errorText } from "./errors";

/** After so many milliseconds it is no hiccup any more. */
export const LONG_OUTAGE_MS = 45_000;

export interface DisconnectText {
  heading: string;
  line: string;
  /** Both in one sentence or two, for a strip above the table. */
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

/** It was refused because too much was asked of the server, and may be granted later. */
export function isOverloaded(refusal: { reason: string }): boolean {
  return refusal.reason === "house_is_full" || refusal.reason === "too_fast";
}
