/** The page of the daily deal, loaded together with its sentences. */

import { withSentences } from "../../i18n/pageSentences";

export const daily = () => withSentences(import("./DailyPage.svelte"), "daily", "daily-page");
