/** Turning points as sentences, where a language bends the card's article. */

import { expect, it } from "vitest";
import { betterText, choiceText, reasonText, turnText, verdictText } from "../src/features/review/sentences";
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

/** A Freeze for the reader, in seat 0, from somebody else who had better given it to seat 2. */
const given = { seat: 1, choice: 0, best: 2, card: "FZ", verdict: "clearly", cost: 4.1, why: null } as ReviewedDecision;
const OWN = { ...given, seat: 0, choice: "stay", best: "hit" } as ReviewedDecision;
const READER = { names: ["Ann", "Clara", "Ben"], me: 0 };
const plain = (text: string | null) => text?.replace(/[\u2068\u2069]/g, "").replace(/[\u00a0\u202f]/g, " ");

it.each([
  [
    "en",
    "Clara gave a Freeze to you.",
    "Giving it to you was better.",
    "Staying clearly cost you 4.1 points of winning chance.",
  ],
  [
    "de",
    "Clara hat eine Eiszeit an dich gegeben.",
    "Besser wäre gewesen, sie dir zu geben.",
    "Stopp zu sagen hat dich klar 4,1 Punkte Gewinnchance gekostet.",
  ],
  [
    "fr",
    "Clara t’a donné Gel.",
    "Mieux valait te la donner.",
    "Dire stop t’a nettement coûté 4,1 points de chance de gagner.",
  ],
  [
    "es",
    "Clara te dio Hielo.",
    "Era mejor dártela.",
    "Plantarte te costó claramente 4,1 puntos de probabilidad de ganar.",
  ],
  [
    "ja",
    "Claraは「凍結」をあなたに渡しました。",
    "あなたに渡す方が良い選択でした。",
    "ストップしたことであなたは勝率を明らかに4.1ポイント失いました。",
  ],
] as const)("speaks in %s to the one who reads", async (language: Language, gift, better, cost) => {
  await loadLanguage(language);
  await loadSentences("insight");
  expect(plain(choiceText(given, READER))).toBe(gift);
  expect(plain(betterText({ ...given, best: 0, choice: 2 }, READER))).toBe(better);
  expect(plain(verdictText(OWN, READER))).toBe(cost);
});

const LEADING = {
  ...given,
  choice: "hit",
  why: { reason: "in_front", standing: 207, rival: 0, needs: 35 },
} as ReviewedDecision;
const LEFT = { ...given, choice: "stay", why: { reason: "staying_lost", standing: 207, rival: 0 } } as ReviewedDecision;

it.each([
  [
    "en",
    "Clara was in front with 207, and you still needed 35 points to get past.",
    "You were out of the round with 207: whoever stayed below that had lost.",
  ],
  [
    "de",
    "Clara lag mit 207 vorn, und dir fehlten noch 35 Punkte zum Überholen.",
    "Du warst mit 207 aus der Runde: Wer darunter Stopp sagt, hat verloren.",
  ],
  [
    "fr",
    "Clara était en tête avec 207, et il te manquait encore 35 points pour passer devant.",
    "Tu avais fini ta manche à 207 : dire stop en dessous, c’était perdre.",
  ],
  [
    "es",
    "Clara iba en cabeza con 207, y a ti te faltaban 35 puntos para adelantar.",
    "Ya tenías 207 fuera de la ronda: plantarse con menos era perder.",
  ],
  [
    "ja",
    "Claraは207点でトップで、あなたが追い越すにはあと35点必要でした。",
    "あなたは207点でラウンドを終えていて、それより下でストップすれば負けでした。",
  ],
] as const)("does not name the reader in %s where somebody else chose", async (language: Language, leading, left) => {
  await loadLanguage(language);
  await loadSentences("hindsight");
  expect(plain(reasonText(LEADING, READER))).toBe(leading);
  expect(plain(reasonText(LEFT, READER))).toBe(left);
});
