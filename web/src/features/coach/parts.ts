/** Advice and training at the table, loaded together with the sentences that they alone have. */

import { withSentences } from "../../i18n/pageSentences";

export const hints = () => withSentences(import("./CoachHint.svelte"), "coach");
export const advice = () => withSentences(import("./AdviceButton.svelte"), "advice-page");
export const mark = () => withSentences(import("./AdviceMark.svelte"), "advice-page");
export const training = () => withSentences(import("./Training.svelte"), "hindsight", "insight");
export const trainingSwitch = () => withSentences(import("./TrainingSwitch.svelte"), "advice-page");
