/** The review of a game, and its strip in a replay, loaded together with the sentences that they alone have. */

import { withSentences } from "../../i18n/pageSentences";

export const review = () => withSentences(import("./ReviewPage.svelte"), "insight", "hindsight");
export const strip = () => withSentences(import("./ReviewStrip.svelte"), "insight", "hindsight");
