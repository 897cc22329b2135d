/** Sentences that only some pages say: loaded with the page, so that no other one waits for them. */

import type { FluentBundle, FluentResource } from "@fluent/bundle";
import { extendSentences, type Language } from "./index.svelte";

export type Part =
  | "about"
  | "advice-page"
  | "check"
  | "coach"
  | "companion"
  | "daily"
  | "daily-page"
  | "hindsight"
  | "insight"
  | "puzzles"
  | "puzzles-page"
  | "replay"
  | "share"
  | "sheet"
  | "whatif"
  | "you"
  | "you-page";

const files = import.meta.glob<FluentResource["body"]>(
  "../../../src/flip7/i18n/locale/*/{about,advice-page,check,coach,companion,daily,daily-page,hindsight,insight,puzzles,puzzles-page,replay,share,sheet,whatif,you,you-page}.ftl",
  {
    import: "default",
  },
);
/** The parts that pages have asked for. */
const parts = new Set<Part>();

/** Load the sentences of a page, in English and in the language of the page. */
export function loadSentences(...wanted: Part[]): Promise<void> {
  for (const part of wanted) parts.add(part);
  return extendSentences(addParts);
}

async function addParts(bundle: FluentBundle, language: Language): Promise<void> {
  for (const part of parts) {
    const load = files[`../../../src/flip7/i18n/locale/${language}/${part}.ftl`];
    if (load) bundle.addResource({ body: await load() }, { allowOverrides: true });
  }
}

/** Load a page together with the sentences that it alone has. */
export async function withSentences<Page>(page: Promise<Page>, ...parts: Part[]): Promise<Page> {
  const [loaded] = await Promise.all([page, loadSentences(...parts)]);
  return loaded;
}
