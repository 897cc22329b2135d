/** Design tokens and critical.css: the dark theme is the same by system setting and by choice. */

import { expect, it } from "vitest";
import first from "../src/styles/critical.css?raw";
import tokens from "../src/styles/tokens.css?raw";

/** Return the declarations behind a selector. */
function declared(selector: string): string[] {
  const at = tokens.indexOf(`${selector} {`);
  expect(at, selector).toBeGreaterThan(0);
  const block = tokens.slice(tokens.indexOf("{", at) + 1, tokens.indexOf("}", at));
  return block
    .split(";")
    .map((each) => each.trim())
    .filter(Boolean);
}

it("has one dark theme, written twice", () => {
  const dark = declared(':root[data-theme="dark"]');
  expect(dark.length).toBeGreaterThan(20);
  expect(declared(':root:not([data-theme="light"])')).toEqual(dark);
});

it("begins with the mark in the colours of both themes", () => {
  const colours = [...first.matchAll(/--[\w-]+: oklch\([^)]+\)/g)].map(([each]) => each);
  const valued = (block: string[]) => block.flatMap((each) => /^--(bg|poppy): oklch\([^)]+\)/.exec(each)?.[0] ?? []);
  expect(colours).toEqual([
    ...valued(declared(':root,\n:root[data-theme="light"]')),
    ...valued(declared(':root[data-theme="dark"]')),
  ]);
});

it("styles nothing but the mark before the page has come: what it says holds for every page", () => {
  const selectors = [...first.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{/g)].map(([, each]) => each?.trim());
  for (const each of selectors)
    expect(each).toMatch(
      /^(:root|body|@media .*|body > \.first( circle)?|#app:(not\(:empty\)|has\(> \.laying\)) \+ \.first)$/,
    );
});
