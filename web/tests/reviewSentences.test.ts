/** Turning points as sentences, where a language bends the card's article. */

import { expect, it } from "vitest";
import { turnText } from "../src/features/review/sentences";
import { loadLanguage, type Language } from "../src/i18n/index.svelte";
import { loadSentences } from "../src/i18n/pageSentences";
import type { ReviewedDecision, Turn, TurningPoint } from "../src/net/review";

const turn = (what: Turn): TurningPoint =>
  ({ turn: what, decision: 0, round: 3, who: 0, card: "11", seat: 0, before: 40, after: 10 }) as TurningPoint;

it.each([
  ["en", "bust", "Round 3: Clara busted with an 11."],
  ["de", "bust", "Runde 3: Clara hat eine 11 gezogen und sich damit verzockt."],
  ["de", "saved", "Runde 3: Eine Zweite Chance hat Clara gegen eine 11 geschützt."],
  ["de", "card", "Runde 3: Clara hat eine 11 gezogen."],
  ["fr", "bust", "Manche 3 : Clara a sauté avec un 11."],
  ["es", "saved", "Ronda 3: una Vida extra salvó a Clara de un 11."],
] as const)("says in %s what happened: %s", async (language: Language, what, said) => {
  await loadLanguage(language);
  await loadSentences("insight");
  const text = turnText(turn(what), {} as ReviewedDecision, { names: ["Clara"], me: null });
  expect(text.replace(/[\u2068\u2069]/g, "").replace(/[\u00a0\u202f]/g, " ")).toBe(said);
});
