/** The option of a table that everybody may ask for advice, loaded together with its sentences. */

import { withSentences } from "../i18n/pageSentences";

export const adviceOption = () => withSentences(import("./AdviceOption.svelte"), "advice-page");
