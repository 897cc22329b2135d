/** Cards on a canvas: everything that the drawings of the cards are made of is painted. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { drawing, type Face, type Size } from "../src/components/cards/faces";
import { paint } from "../src/features/share/svgPainter";

const WORDS = { FZ: "Freeze", F3: "Flip Three", SC: "Second Chance" };
const NUMBERS = Array.from({ length: 13 }, (_, number) => String(number));
const FACES = [...NUMBERS, "+2", "+4", "+6", "+8", "+10", "x2", "FZ", "F3", "SC", "back"] as Face[];
const SIZES: Size[] = ["hand", "table", "mini"];
const SHAPES = new Set(["rect", "circle", "path", "g", "text"]);
const ATTRIBUTES: Record<string, string[]> = {
  rect: ["x", "y", "width", "height", "rx"],
  circle: ["cx", "cy", "r"],
  path: ["d"],
  g: [],
  text: ["x", "y", "font-family", "font-weight", "font-size", "text-anchor", "letter-spacing"],
};
const STYLES = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"];
/** Read from the shape itself, so not to be set on a group. */
const OWN = ["opacity", "transform", "stroke-dasharray"];

/** The calls to the canvas, in order: `fillText 7`, `fill oklch(…)`. */
let done: string[];

class FakePath {
  arc = vi.fn();
  roundRect = vi.fn();
  constructor(readonly written = "") {}
}

function fakeCanvas(): CanvasRenderingContext2D {
  const state: Record<string, unknown> = { globalAlpha: 1 };
  const saved: Record<string, unknown>[] = [];
  const calls: Record<string, (...given: unknown[]) => void> = {
    save: () => void saved.push({ ...state }),
    restore: () => void Object.assign(state, saved.pop()),
    fill: () => void done.push(`fill ${String(state["fillStyle"])}`),
    stroke: () => void done.push(`stroke ${String(state["strokeStyle"])} ${String(state["lineWidth"])}`),
    fillText: (text) => void done.push(`text ${String(text)} ${String(state["font"])}`),
    rotate: (angle) => void done.push(`rotate ${Math.round((Number(angle) * 180) / Math.PI)}`),
    scale: (by) => void done.push(`scale ${String(by)}`),
  };
  return new Proxy(state, {
    get: (target, name: string) => calls[name] ?? (name in target ? target[name] : () => {}),
  }) as unknown as CanvasRenderingContext2D;
}

beforeEach(() => {
  done = [];
  vi.stubGlobal("Path2D", FakePath);
  return () => vi.unstubAllGlobals();
});

const painted = (svg: string) => {
  paint(fakeCanvas(), svg, (name) => `<${name}>`);
  return done;
};

describe.each(FACES)("the card %s", (face) => {
  it.each(SIZES)("in size %s uses nothing that is not painted", (size) => {
    for (const [, shape = "", given = ""] of drawing(face, size, WORDS).matchAll(/<(\w+)([^>]*)>/g)) {
      expect([...SHAPES]).toContain(shape);
      const names = [...given.matchAll(/([\w-]+)="/g)].map((match) => match[1]!);
      const known = [...ATTRIBUTES[shape]!, ...STYLES, ...(shape === "g" ? ["opacity", "transform"] : OWN)];
      expect(names.filter((name) => !known.includes(name))).toEqual([]);
      const transforms = /transform="([^"]*)"/.exec(given)?.[1] ?? "";
      expect(transforms.replace(/(rotate|translate|scale)\([-\d. ]+\)/g, "").trim()).toBe("");
    }
  });
  it("is painted with the colours of the page", () => {
    const all = painted(drawing(face, "table", WORDS));
    expect(all.length).toBeGreaterThan(2);
    expect(all.join()).not.toMatch(/var\(|undefined|NaN/);
  });
});

it("a shape has the style of its group, and its own before it", () => {
  const svg = `<g fill="none" stroke="var(--n1)" stroke-width="3"><circle r="2"/><path d="M0 0" stroke-width="5"/></g>`;
  expect(painted(svg)).toEqual(["stroke <n1> 3", "stroke <n1> 5"]);
});
it("a transform ends with its group", () => {
  expect(painted(`<g transform="rotate(90 1 2) scale(2)"><rect fill="red"/></g><rect fill="blue"/>`)).toEqual([
    "rotate 90",
    "scale 2",
    "fill red",
    "fill blue",
  ]);
});
it("a number is written in the font of the page", () => {
  expect(painted(drawing("7", "table", WORDS))).toContainEqual("text 7 800 42px <font-display>");
});
