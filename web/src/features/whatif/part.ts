/** What if, loaded together with the sentences that it alone has. */

import { withSentences } from "../../i18n/pageSentences";

export const whatIf = () => withSentences(import("./WhatIfSheet.svelte"), "whatif");
