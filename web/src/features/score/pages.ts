/** The companion's pages, each loaded together with the sentences that it alone has. */

import { withSentences } from "../../i18n/pageSentences";

export const scores = () => withSentences(import("./ScoresPage.svelte"), "companion");
export const score = () => withSentences(import("./ScorePage.svelte"), "companion");
export const board = () => withSentences(import("./BoardPage.svelte"), "companion");
export const sheet = () => withSentences(import("./SheetPage.svelte"), "companion", "sheet");
