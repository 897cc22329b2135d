/** Routes: the component of each page, loaded lazily; the first screen is in the first script. */

import Home from "../features/home/Home.svelte";
import type { Page } from "../state/router.svelte";

const companion = () => import("../features/score/pages");

export const pages = {
  home: () => Promise.resolve({ default: Home }),
  new: () => import("../features/create/NewTable.svelte"),
  screen: () => import("../features/tv/OpenScreen.svelte"),
  watch: () => import("../features/browse/Watch.svelte"),
  how: () => import("../features/lessons/HowTo.svelte"),
  about: () => import("../features/about/About.svelte"),
  device: () => import("../features/device/DevicePage.svelte"),
  record: () => import("../features/replay/ReplayRecord.svelte"),
  scores: async () => (await companion()).scores(),
  score: async () => (await companion()).score(),
  board: async () => (await companion()).board(),
  scoreSheet: async () => (await companion()).sheet(),
  table: () => import("../features/table/Room.svelte"),
  replay: () => import("../features/replay/Replay.svelte"),
  review: async () => (await import("../features/review/pages")).review(),
  noServer: () => import("../features/errors/NotFound.svelte"),
  notFound: () => import("../features/errors/NotFound.svelte"),
} satisfies Record<Page["page"], () => Promise<unknown>>;
