/** The pages, each fetched when it is first shown; the first screen is there at once. */

import Home from "./pages/Home.svelte";
import type { Page } from "./router.svelte";

export const pages = {
  home: () => Promise.resolve({ default: Home }),
  new: () => import("./pages/NewTable.svelte"),
  watch: () => import("./pages/Watch.svelte"),
  how: () => import("./pages/HowTo.svelte"),
  about: () => import("./pages/About.svelte"),
  table: () => import("./pages/Room.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  nowhere: () => import("./pages/Nowhere.svelte"),
} satisfies Record<Page["page"], () => Promise<unknown>>;
