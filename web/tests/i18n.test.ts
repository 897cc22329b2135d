import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { CHARACTERS, LEVELS } from "../src/i18n/bots";
import { RULES_OF_LESSON } from "../src/features/lessons/lessons";
import { HINTS } from "../src/features/coach/coach.svelte";
import { COLOURS } from "../src/components/avatar/seatColours";
import { DIFFICULTIES, THEMES } from "../src/net/puzzles";
import { DEPTHS, ODDS_FOR } from "../src/net/scores";
import { LANGUAGES, say, loadLanguage, type Language } from "../src/i18n/index.svelte";

const files = import.meta.glob<string>(
  "../../src/flip7/i18n/locale/*/{about,advice-page,bots,check,coach,companion,daily,daily-page,hindsight,insight,puzzles,puzzles-page,replay,share,sheet,table,web,whatif,you,you-page}.ftl",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
const code = import.meta.glob<string>("../src/**/*.{ts,svelte}", { eager: true, query: "?raw", import: "default" });

const NAMES = [
  "about",
  "advice-page",
  "bots",
  "check",
  "coach",
  "companion",
  "daily",
  "daily-page",
  "hindsight",
  "insight",
  "puzzles",
  "puzzles-page",
  "replay",
  "share",
  "whatif",
  "table",
  "web",
  "you",
  "you-page",
] as const;
const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== "en");
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);
const COUNTS = [0, 1, 2, 5];

function source(language: string, name: string): string {
  const found = files[`../../src/flip7/i18n/locale/${language}/${name}.ftl`];
  if (found === undefined) throw new Error(`there is no ${language}/${name}.ftl`);
  return found;
}

type Pattern = NonNullable<FluentResource["body"][number]["value"]>;
type Expression = Exclude<Extract<Pattern, unknown[]>[number], string>;
type Select = Extract<Expression, { type: "select" }>;

/** Every pattern by the id that `say` takes: a message, or an attribute of one as `message.attribute`. */
const messages = (language: string, name: string): Map<string, Pattern> =>
  new Map(
    new FluentResource(source(language, name)).body.flatMap(({ id, value, attributes }) => [
      ...(value === null ? [] : [[id, value] as const]),
      ...Object.entries(attributes).map(([attribute, pattern]) => [`${id}.${attribute}`, pattern] as const),
    ]),
  );

/** The parts of a message: its selections, the values it shows, and those it only decides by. */
class Anatomy {
  readonly selections: Select[] = [];
  readonly shown = new Set<string>();
  /** Shown in every case. */
  readonly always = new Set<string>();
  readonly decides = new Set<string>();
  readonly counted = new Set<string>();
  readonly others: string[] = [];

  constructor(pattern: Pattern) {
    this.#walk(pattern);
    if (typeof pattern !== "string")
      for (const part of pattern) if (typeof part !== "string" && part.type === "var") this.always.add(part.name);
  }

  get values(): Set<string> {
    return new Set([...this.shown, ...this.decides]);
  }

  #walk(pattern: Pattern): void {
    if (typeof pattern === "string") return;
    for (const part of pattern) if (typeof part !== "string") this.#take(part);
  }

  #take(part: Expression): void {
    if (part.type === "var") this.shown.add(part.name);
    else if (part.type === "select") this.#select(part);
    else if (part.type === "func") part.args.forEach((arg) => arg.type === "var" && this.#count(arg.name));
    else if (part.type !== "str") this.others.push(part.type);
  }

  #count(name: string): void {
    this.shown.add(name);
    this.counted.add(name);
  }

  #select(part: Select): void {
    this.selections.push(part);
    if (part.selector.type !== "var") this.others.push(part.selector.type);
    else {
      this.decides.add(part.selector.name);
      if (part.variants.some(({ key }) => key.type === "num" || PLURALS.has(key.value)))
        this.counted.add(part.selector.name);
    }
    part.variants.forEach(({ value }) => this.#walk(value));
  }
}

/** Values for a message: every count, or every word that it decides by. */
function samples(anatomies: Anatomy[]): Record<string, FluentVariable>[] {
  const words = new Map<string, string[]>();
  for (const { selections, counted } of anatomies)
    for (const { selector, variants } of selections)
      if (selector.type === "var" && !counted.has(selector.name))
        words.set(
          selector.name,
          variants.map(({ key }) => String(key.value)),
        );
  const names = new Set(anatomies.flatMap(({ values }) => [...values]));
  const counted = new Set(anatomies.flatMap((each) => [...each.counted]));
  return COUNTS.map((count, at) =>
    Object.fromEntries(
      [...names].map((name) => [
        name,
        counted.has(name) ? count : (words.get(name)?.[at % words.get(name)!.length] ?? `‹${name}›`),
      ]),
    ),
  );
}

describe.each(Object.keys(LANGUAGES) as Language[])("the sentences in %s", (language) => {
  describe.each(NAMES)("%s.ftl", (name) => {
    const text = source(language, name);
    const own = messages(language, name);
    const english = messages("en", name);

    it("has no line that is lost and no message twice", () => {
      const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
      expect([...own.keys()].filter((id) => !id.includes("."))).toEqual(written);
      const attributes = [...text.matchAll(/^ +\.([a-z]+) =/gm)].map((match) => match[1]);
      expect([...own.keys()].filter((id) => id.includes(".")).map((id) => id.split(".")[1])).toEqual(attributes);
      expect(
        text.split("\n").filter((line) => !/^($|#|[a-zA-Z][\w-]* = |[a-zA-Z][\w-]* =$| +\S|\})/.test(line)),
      ).toEqual([]);
    });

    it("has exactly the English messages, in their order", () => {
      expect([...own.keys()]).toEqual([...english.keys()]);
    });

    it("shows what English shows, and knows of no other value", () => {
      for (const [id, pattern] of own) {
        const mine = new Anatomy(pattern);
        const theirs = new Anatomy(english.get(id)!);
        expect(
          [...mine.values].filter((value) => !theirs.values.has(value)),
          `${id}: unknown values`,
        ).toEqual([]);
        expect(
          [...theirs.shown].filter((value) => !mine.values.has(value)),
          `${id}: values left out`,
        ).toEqual([]);
        expect(mine.others, `${id}: only values, counts and choices`).toEqual([]);
      }
    });

    it("chooses by the plurals of the language, with something for every other case", () => {
      const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const zero = new Intl.PluralRules(language).select(0);
      for (const [id, pattern] of own)
        for (const { variants, star } of new Anatomy(pattern).selections) {
          const keys = variants.map(({ key }) => String(key.value));
          expect(variants[star], `${id}: a default`).toBeDefined();
          expect(
            keys.filter((key) => PLURALS.has(key) && !known.includes(key as Intl.LDMLPluralRule)),
            `${id}: no such plural`,
          ).toEqual([]);
          expect(new Set(keys).size, `${id}: a case twice`).toBe(keys.length);
          // where none is counted like one, «1» cannot stand for the number
          if (zero !== "one" || keys.includes("0")) continue;
          const one = variants.find(({ key }) => key.value === "one");
          expect(JSON.stringify(one?.value ?? ""), `${id}: 0 would be called 1`).not.toMatch(/"1 | 1 /);
        }
    });

    it("makes whole sentences of any number", () => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      for (const [id, pattern] of own) {
        const mine = new Anatomy(pattern);
        for (const values of samples([mine, new Anatomy(english.get(id)!)])) {
          const errors: Error[] = [];
          const said = bundle.formatPattern(pattern, values, errors).trim();
          expect(errors, id).toEqual([]);
          expect(said, id).not.toBe("");
          expect(said, id).not.toMatch(/[{}]|\$\w| {2}|undefined|NaN/);
          for (const value of mine.always) expect(said, id).toContain(String(values[value]));
        }
      }
    });
  });

  it("has its own signs and spaces", () => {
    const said = NAMES.flatMap((name) =>
      source(language, name)
        .split("\n")
        .filter((line) => !line.startsWith("#")),
    ).join("\n");
    const wrong: Record<Language, RegExp> = {
      en: /[«»„]|\w'\w| %|\.\.\./,
      de: /[«»]|\w'\w|[^\u00a0]%|\.\.\./,
      fr: /[^\u202f][;:!?»%]|«[^\u202f]|[“„']|\.\.\./,
      es: /[“„']|[^\u00a0]%|\.\.\./,
      ja: /[、。！？：（「] |[ぁ-んァ-ン一-龠][,;:!?]|\.\.\.|[“«„']/,
    };
    expect(said.split("\n").filter((line) => wrong[language].test(line.replace(/\{[^}]*\}/g, "x")))).toEqual([]);
  });

  it("has words that fit on a card", () => {
    const own = messages(language, "table");
    for (const id of ["card-freeze", "card-flip-three", "card-second-chance"]) {
      const words = String(own.get(id)).split(" ");
      expect(words.length, id).toBeLessThanOrEqual(2);
      for (const word of words) expect(word.length, `${id}: ${word}`).toBeLessThanOrEqual(9);
    }
  });
});

it("is in every language that can be chosen", () => {
  expect(OTHERS.map((language) => NAMES.map((name) => source(language, name).length > 0))).toEqual(
    OTHERS.map(() => NAMES.map(() => true)),
  );
});

describe("the sentences that the page says", () => {
  // the sheet for paper is the command line's, too: its sentences have the signs of those
  const english = new Set([...NAMES, "sheet"].flatMap((name) => [...messages("en", name).keys()]));
  const sources = Object.values(code);
  const every = sources.join("\n");
  const protocol = code["../src/net/protocol.ts"] ?? "";

  const alternatives = (type: string): string[] => {
    const union = new RegExp(`export type ${type} =([^;]*);`).exec(protocol)?.[1] ?? "";
    return [...union.matchAll(/"(\w+)"/g)].map((match) => match[1]!.replaceAll("_", "-"));
  };

  /** The endings of ids that are put together: `rank-${…}`. */
  const ENDINGS: Record<string, readonly (string | number)[]> = {
    "bot-": [...LEVELS, ...CHARACTERS].flatMap((bot) => [`${bot}.kind`, `${bot}.line`]),
    "chip-": ["stayed", "frozen", "busted"],
    "coach-": HINTS,
    "colour-": COLOURS,
    "daily-round-": ["bust", "few", "many", "flip_7"],
    "device-storage-": ["full", "forbidden"],
    "emote-": alternatives("Emote"),
    "flip-": ["line", "kept", "gone", "aside", "next", "later"],
    "give-does-": ["FZ", "F3", "SC"],
    // the names of the reasons, by tests/i18n/test_review.py
    "hindsight-": [...messages("en", "hindsight").keys()].map((id) => id.replace("hindsight-", "")),
    "keep-depth-": DEPTHS.flatMap((depth) => [depth, `${depth}-hint`]),
    "keep-odds-": ODDS_FOR,
    "key-name-": ["shift", "space", "escape", "home", "end"],
    "lesson-": Object.keys(RULES_OF_LESSON).flatMap((lesson) =>
      ["", "-about", "-1", "-end", "-away"].map((ending) => lesson + ending),
    ),
    "opt-first-": alternatives("First"),
    "opt-late-": alternatives("StartingPoints"),
    "out-": alternatives("Status").filter((status) => status !== "active"),
    "puzzle-ahead-": ["clearly", "probably"],
    "puzzle-choice-": ["hit", "stay"],
    "puzzle-difficulty-": ["all", ...DIFFICULTIES],
    "puzzle-right-": ["hit", "stay", "self", "to"],
    "puzzle-theme-": ["all", ...THEMES],
    "puzzle-why-": [...messages("en", "hindsight").keys()].map((id) => id.replace("hindsight-", "")),
    "puzzle-wrong-": ["hit", "stay", "self", "to"],
    "rank-": ["up", "down", "same"],
    "table-closed-": alternatives("Closing"),
    "watch-": alternatives("Phase"),
  };
  /** A lesson has as many steps as the server gives it, and may end in another way. */
  const LESSONS = new RegExp(`^lesson-(${Object.keys(RULES_OF_LESSON).join("|")})-([0-9]+|end-self)$`);
  /** For these the server's own words stand in, where we have none. */
  const reasons = [
    ...alternatives("Reason"),
    ...["network", "no-wasm", "broken", "no-space"], // DeviceProblem of net/device/progress.ts
    ...[...every.matchAll(/new Refused\("(\w+)"/g)].map((match) => match[1]!.replaceAll("_", "-")),
  ];

  /** The first argument of every `say(…)`, comparisons left out. */
  function saidIn(text: string): string[] {
    return [...text.matchAll(/(?<![.\w])say\(/g)].map(({ index }) => {
      const start = index + "say(".length;
      let depth = 0;
      let at = start;
      for (; at < text.length && (depth || !/[,)]/.test(text[at]!)); at++)
        depth += "([{".includes(text[at]!) ? 1 : ")]}".includes(text[at]!) ? -1 : 0;
      return text.slice(start, at).replace(/[!=]== "[^"]*"/g, "");
    });
  }
  const said = sources.flatMap(saidIn);

  it("are all there", () => {
    const named = said.flatMap((argument) =>
      [...argument.replace(/`[^`]*`/g, "").matchAll(/"([^"]*)"/g)].map((match) => match[1]!),
    );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((id) => !english.has(id))).toEqual([]);
  });

  it("are there in all cases where the id is put together", () => {
    const stems = said.flatMap((argument) => [...argument.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!));
    expect([...new Set(stems)].sort()).toEqual(Object.keys(ENDINGS).sort());
    for (const [stem, endings] of Object.entries(ENDINGS)) {
      expect(endings.length, stem).toBeGreaterThan(1);
      expect(endings.map((ending) => `${stem}${ending}`).filter((id) => !english.has(id))).toEqual([]);
    }
  });

  it("are there for every reason that the server can give, and for no other", () => {
    expect(reasons.length).toBeGreaterThan(30);
    const known = [...english].filter((id) => id.startsWith("why-") && id !== "why-not-now");
    expect(known.sort()).toEqual([...new Set(reasons)].map((reason) => `why-${reason}`).sort());
  });

  it.each([
    "web",
    "about",
    "advice-page",
    "check",
    "coach",
    "companion",
    "daily-page",
    "insight",
    "puzzles-page",
    "replay",
    "share",
    "whatif",
    "you-page",
  ])("are all that %s.ftl has", (name) => {
    const literal = new Set([...every.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((match) => match[1]));
    const made = new Set([
      ...Object.entries(ENDINGS).flatMap(([stem, endings]) => endings.map((ending) => `${stem}${ending}`)),
      ...reasons.map((reason) => `why-${reason}`),
      // what happens to oneself (narrate.ts)
      ...[...messages("en", "table").keys(), "hit-kept"].flatMap((id) =>
        ["", "-by", "-for"].map((whom) => `${id}${whom}-you`),
      ),
    ]);
    expect(
      [...messages("en", name).keys()].filter((id) => !literal.has(id) && !made.has(id) && !LESSONS.test(id)),
    ).toEqual([]);
  });
});

describe("a number in a sentence", () => {
  const languages = Object.keys(LANGUAGES) as Language[];

  it.each(languages)("is written as %s writes it", async (language) => {
    await loadLanguage(language);
    const format = new Intl.NumberFormat(language);
    for (const number of [-15, 0, 1, 7, 200, 999, 1000, 12_345]) {
      expect(say("to-target", { target: number })).toContain(format.format(number));
    }
    await loadLanguage("en");
  });

  it("needs no formatter, unless it is large", () => {
    const made = vi.spyOn(Intl, "NumberFormat");
    expect(say("to-go", { points: 88 })).toContain("88");
    expect(say("draw-pile", { cards: 1 })).not.toBe(say("draw-pile", { cards: 2 }).replace("2", "1"));
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
