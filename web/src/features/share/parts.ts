/** A result to share, loaded together with the sentences that it alone has. */

import { withSentences } from "../../i18n/pageSentences";

export const shareResult = () => withSentences(import("./ShareResult.svelte"), "share");
export const sharePicture = () => withSentences(import("./SharePicture.svelte"), "share");
