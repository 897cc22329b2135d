/** The about page, loaded together with its sentences. */

import { withSentences } from "../../i18n/pageSentences";

export const about = () => withSentences(import("./About.svelte"), "about");
