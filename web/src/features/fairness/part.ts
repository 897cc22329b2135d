/** The check of the shuffle, loaded together with the sentences that it alone has. */

import { withSentences } from "../../i18n/pageSentences";

export const shuffleCheck = () => withSentences(import("./ShuffleCheck.svelte"), "check");
