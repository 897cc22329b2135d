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
  about: async () => (await import("../features/about/page")).about(),
  device: () => import("../features/device/DevicePage.svelte"),
  daily: async () => (await import("../features/daily/page")).daily(),
  you: async () => (await import("../features/you/page")).you(),
  puzzles: async () => (await import("../features/puzzles/page")).puzzles(),
  puzzle: async () => (await import("../features/puzzles/page")).puzzle(),
  record: async () => (await import("../features/replay/pages")).record(),
  scoreHome: async () => (await companion()).scoreHome(),
  scoreGame: async () => (await companion()).scoreGame(),
  board: async () => (await companion()).board(),
  scorePrint: async () => (await companion()).scorePrint(),
  table: () => import("../features/table/Room.svelte"),
  replay: async () => (await import("../features/replay/pages")).replay(),
  review: async () => (await import("../features/review/pages")).review(),
  noServer: () => import("../features/errors/NotFound.svelte"),
  notFound: () => import("../features/errors/NotFound.svelte"),
} satisfies Record<Page["page"], () => Promise<unknown>>;
