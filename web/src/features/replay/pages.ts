/** Pages of replays, loaded together with the sentences that they alone have. */

import { withSentences } from "../../i18n/pageSentences";

export const replay = () => withSentences(import("./Replay.svelte"), "replay");
export const record = () => withSentences(import("./ReplayRecord.svelte"), "replay");
