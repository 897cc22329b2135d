/** Routes: the component of each page, loaded lazily; the first screen is in the first script. */

import Home from "../features/home/Home.svelte";
import { loadSentences } from "../i18n/index.svelte";
import type { Page } from "../state/router.svelte";

export const pages = {
  home: () => Promise.resolve({ default: Home }),
  new: () => import("../features/create/NewTable.svelte"),
  screen: () => import("../features/tv/OpenScreen.svelte"),
  watch: () => import("../features/browse/Watch.svelte"),
  how: () => import("../features/lessons/HowTo.svelte"),
  about: () => import("../features/about/About.svelte"),
  device: () => import("../features/device/DevicePage.svelte"),
  record: () => import("../features/replay/ReplayRecord.svelte"),
  scores: () => withSentences(import("../features/score/ScoresPage.svelte"), "companion"),
  score: () => withSentences(import("../features/score/ScorePage.svelte"), "companion"),
  scoreSheet: () => withSentences(import("../features/score/SheetPage.svelte"), "companion", "sheet"),
  table: () => import("../features/table/Room.svelte"),
  replay: () => import("../features/replay/Replay.svelte"),
  noServer: () => import("../features/errors/NotFound.svelte"),
  notFound: () => import("../features/errors/NotFound.svelte"),
} satisfies Record<Page["page"], () => Promise<unknown>>;

/** Load a page together with the sentences that it alone has. */
async function withSentences<Loaded>(
  page: Promise<Loaded>,
  ...parts: Parameters<typeof loadSentences>
): Promise<Loaded> {
  const [loaded] = await Promise.all([page, loadSentences(...parts)]);
  return loaded;
}
