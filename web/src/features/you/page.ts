/** The page of one's own games, loaded together with its sentences. */

import { withSentences } from "../../i18n/pageSentences";

export const you = () => withSentences(import("./YouPage.svelte"), "you", "you-page");
