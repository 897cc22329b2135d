/** What shows reviews, loaded together with the sentences that it alone has. */

import { loadSentences } from "../../i18n/pageSentences";

export const review = () => withSentences(import("./ReviewPage.svelte"));
export const strip = () => withSentences(import("./ReviewStrip.svelte"));

async function withSentences<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadSentences("insight")]);
  return loaded;
}
