/** The companion's pages, each loaded together with the sentences that it alone has. */

import { loadSentences, type Part } from "../../i18n/pageSentences";

export const scores = () => withSentences(import("./ScoresPage.svelte"), "companion");
export const score = () => withSentences(import("./ScorePage.svelte"), "companion");
export const board = () => withSentences(import("./BoardPage.svelte"), "companion");
export const sheet = () => withSentences(import("./SheetPage.svelte"), "companion", "sheet");

async function withSentences<Page>(page: Promise<Page>, ...parts: Part[]): Promise<Page> {
  const [loaded] = await Promise.all([page, loadSentences(...parts)]);
  return loaded;
}
