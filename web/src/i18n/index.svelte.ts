/** Translations: sentences in the language of the page, from the same Fluent files as the Python side. */

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Card } from "../net/protocol";
import englishBots from "../../../src/flip7/i18n/locale/en/bots.ftl";
import english from "../../../src/flip7/i18n/locale/en/table.ftl";
import englishPage from "../../../src/flip7/i18n/locale/en/web.ftl";

/** Each by its own name; `LANGUAGES` of flip7/i18n/languages.py, held equal by tests/i18n/test_languages.py. */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español", ja: "日本語" } as const;
export type Language = keyof typeof LANGUAGES;

/** A Fluent file, parsed when the site is built (`sentences` in vite.config.ts). */
type Sentences = FluentResource["body"];

const files = import.meta.glob<Sentences>(
  ["../../../src/flip7/i18n/locale/*/{bots,table,web}.ftl", "!../../../src/flip7/i18n/locale/en/*"],
  { import: "default" },
);

/** Adds the sentences of single pages to a bundle (`pageSentences.ts`). */
type Extend = (bundle: FluentBundle, language: Language) => Promise<void>;
let extend: Extend = () => Promise.resolve();

function bundleOf(language: Language, bodies: Sentences[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const body of bodies) bundle.addResource({ body });
  return bundle;
}

const fallback = bundleOf("en", [english, englishBots, englishPage]);
const spoken = $state<{ language: Language; bundle: FluentBundle }>({ language: "en", bundle: fallback });

export function language(): Language {
  return spoken.language;
}

/** Return the first language that the browser prefers and we have. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const known = wanted.map((each) => each.slice(0, 2).toLowerCase()).find((each) => each in LANGUAGES);
  return (known as Language | undefined) ?? "en";
}

/** The language that was chosen last: its files may arrive before those of one chosen earlier. */
let newest: Language = "en";

/** Load a language and switch to it, unless another one is chosen before its files are here. */
export async function loadLanguage(wanted: Language): Promise<void> {
  newest = wanted;
  const paths = Object.keys(files).filter((path) => path.includes(`/locale/${wanted}/`));
  const bundle = wanted === "en" ? fallback : bundleOf(wanted, await Promise.all(paths.map((path) => files[path]!())));
  await extend(bundle, wanted);
  if (newest !== wanted) return;
  spoken.bundle = bundle;
  spoken.language = wanted;
  document.documentElement.lang = wanted;
}

/** Have more sentences in the language of the page, and in every one that is chosen from now on. */
export async function extendSentences(more: Extend): Promise<void> {
  extend = more;
  await more(fallback, "en");
  for (let done = fallback; done !== spoken.bundle;) {
    done = spoken.bundle;
    await more(done, spoken.language);
  }
}

/** Below this, a whole number is written the same in all our languages. */
const SEPARATED = 1000;

/** Format a number without `Intl.NumberFormat` where possible: creating one takes a phone a tenth of a second. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Letters of Hebrew, Arabic and the other scripts that are written from right to left; none of our languages is. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** U+2068 and U+2069: what is between them has a direction of its own. */
const [ISOLATE, END] = [0x2068, 0x2069].map((code) => String.fromCharCode(code)) as [string, string];

/** Isolate a right-to-left name, so that the words and numbers beside it keep their places. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) && !name.includes(ISOLATE) ? ISOLATE + name + END : name;
}

function written(value: FluentVariable): FluentVariable {
  if (typeof value === "string") return isolated(value);
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < SEPARATED ? new Plain(value) : value;
}

/** Translate: return the message `id`, or its attribute `id.attribute`, with its values filled in; in English if the language lacks it. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)]));
  const [name = id, attribute] = id.split(".");
  for (const bundle of [spoken.bundle, fallback]) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, filled).trim();
  }
  return id;
}

/** Return what stands on the card: 12, +4, Freeze. */
export function face(card: Card): string {
  switch (card) {
    case "FZ":
      return say("card-freeze");
    case "F3":
      return say("card-flip-three");
    case "SC":
      return say("card-second-chance");
    case "x2":
      return say("card-times");
    default:
      return card.startsWith("+") ? say("card-plus", { points: Number(card.slice(1)) }) : card;
  }
}

/** Stands for the number of a card that has none; 0 is a number card. */
const NO_NUMBER = -1;

/** Return the card with its article: a 7, an 8, a Freeze. */
export function aCard(card: Card): string {
  return say("card-a", { number: /^\d/.test(card) ? Number(card) : NO_NUMBER, card: face(card) });
}

/** Return a card's name for screen readers. */
export function cardName(card: Card | "back"): string {
  if (card === "back") return say("card-back");
  if (card === "x2") return say("card-times-aloud");
  return card.startsWith("+") ? say("card-plus-aloud", { points: Number(card.slice(1)) }) : face(card);
}

const lists = new Map<Language, Intl.ListFormat>();

/** Join a list: «Ana, Ben and Cleo», in Spanish «Ana e Inés». */
export function allOf(things: string[]): string {
  if (things.length < 2) return isolated(things[0] ?? "");
  const spoken = language();
  const list = lists.get(spoken) ?? new Intl.ListFormat(spoken === "en" ? "en-GB" : spoken); // no comma before «and»
  lists.set(spoken, list);
  return list.format(things.map(isolated));
}
