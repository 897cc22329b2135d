/** The companion's pages, each loaded together with the sentences that it alone has. */

import { withSentences } from "../../i18n/pageSentences";

export const scoreHome = () => withSentences(import("./ScoreHomePage.svelte"), "companion");
export const scoreGame = () => withSentences(import("./ScoreGamePage.svelte"), "companion");
export const board = () => withSentences(import("./BoardPage.svelte"), "companion");
export const scorePrint = () => withSentences(import("./PrintPage.svelte"), "companion", "sheet");
