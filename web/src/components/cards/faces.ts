/**
 * Card faces, as SVG of 100 × 140. Every number is a flower with as many petals as the deck has
 * copies of it; an outline of its own says the kind of every other card before its colour does.
 */

import type { Card } from "../../net/protocol";

/** `hand` from 88 px, `table` from 40, `mini` below: fewer details, never another drawing. */
export type Size = "hand" | "table" | "mini";
export type Face = Card | "back";

const CX = 50;
const CY = 70;

/** One petal pointing up from the centre: its tip at radius `R`, `w` to each side where it is widest. */
export function petal(R: number, w: number, x = CX, y = CY): string {
  const [out, tip] = [w * 1.18, w * 1.12];
  return (
    `M${x} ${y} C${x - out} ${y - R * 0.58} ${x - tip} ${y - R} ${x} ${y - R} ` +
    `C${x + tip} ${y - R} ${x + out} ${y - R * 0.58} ${x} ${y} Z`
  );
}

/** The shape `n` times around the centre. */
export function ring(n: number, shape: string, x = CX, y = CY): string {
  const at = (i: number) => `<g transform="rotate(${(360 / n) * i} ${x} ${y})">${shape}</g>`;
  return Array.from({ length: n }, (_, i) => at(i)).join("");
}

/**
 * A path `n` times around the centre, as one path: a flower is one thing to lay out and to paint, however many petals it has.
 * Only for paths of absolute points.
 */
export function around(n: number, path: string, x = CX, y = CY): string {
  const turned = (i: number) => {
    const [cos, sin] = [Math.cos((2 * Math.PI * i) / n), Math.sin((2 * Math.PI * i) / n)];
    return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => {
      const [dx, dy] = [Number(px) - x, Number(py) - y];
      return `${short(x + dx * cos - dy * sin)} ${short(y + dx * sin + dy * cos)}`;
    });
  };
  return Array.from({ length: n }, (_, i) => turned(i)).join("");
}

function short(number: number): number {
  return Math.round(number * 100) / 100;
}

function text(x: number, y: number, size: number, fill: string, what: string | number, spacing = 0): string {
  return (
    `<text x="${x}" y="${y}" font-family="var(--font-display)" font-weight="800" font-size="${size}" ` +
    `fill="${fill}" text-anchor="middle" letter-spacing="${spacing}">${what}</text>`
  );
}

const WIDTHS = [0, 21, 21, 23, 22.5, 20, 17.4, 15.2, 13.5, 12, 10.8, 9.8, 9];

function flower(n: number, mini: boolean, disc: number): string {
  const [field, light] = [`var(--n${n})`, `var(--n${n}-hi)`];
  if (n === 0) {
    const dashes = mini ? "" : `stroke-dasharray="0.1 8.07"`;
    return `<circle cx="50" cy="70" r="${mini ? 46 : 39}" fill="none" stroke="${light}" stroke-width="${mini ? 5 : 3.2}" ${dashes} stroke-linecap="round"/>`;
  }
  const R = (mini ? 55 : 47) + (n < 3 ? 8 : n < 4 ? 5 : 0);
  const petals = `<path d="${around(n, petal(R, (WIDTHS[n] ?? 9) * (mini ? 1.1 : 1)))}" fill="${light}"/>`;
  const vein = `M50 ${CY - disc - 1} L50 ${CY - R + 6.5}`;
  return (
    petals +
    (mini
      ? ""
      : `<path d="${around(n, vein)}" stroke="${field}" stroke-width="1.5" stroke-linecap="round" opacity=".55"/>`)
  );
}

function numberFace(n: number, size: Size): string {
  const mini = size === "mini";
  const disc = mini ? 37 : 27.5;
  const type = mini ? (n > 9 ? 54 : 60) : n > 9 ? 38 : 42;
  const index = n >= 8 && n <= 10 ? "var(--card-ink)" : "var(--paper)";
  const rim = `<circle cx="50" cy="70" r="${disc - 2.6}" fill="none" stroke="var(--n${n})" stroke-width="0.9" opacity=".55"/>`;
  return (
    `<rect width="100" height="140" rx="11" fill="var(--n${n})"/>${flower(n, mini, disc)}` +
    `<circle cx="50" cy="70" r="${disc}" fill="var(--paper)"/>${mini ? "" : rim}` +
    text(50, 70 + type * 0.345, type, `var(--n${n}-ink)`, n, n > 9 ? -1.5 : 0) +
    (size === "hand" ? text(13.5, 21, 16, index, n) + text(86.5, 130, 16, index, n) : "")
  );
}

/** A ticket: paper, with a notch on either side at height `y`. */
function ticket(edge: number, y: number, r: number): string {
  const [near, far] = [edge + 10, 90 - edge];
  return (
    `M${near} ${edge} H${far} A10 10 0 0 1 ${100 - edge} ${edge + 10} V${y - r} ` +
    `A${r} ${r} 0 0 0 ${100 - edge} ${y + r} V${130 - edge} A10 10 0 0 1 ${far} ${140 - edge} ` +
    `H${near} A10 10 0 0 1 ${edge} ${130 - edge} V${y + r} A${r} ${r} 0 0 0 ${edge} ${y - r} V${near} A10 10 0 0 1 ${near} ${edge} Z`
  );
}

/** The stub below the tear counts: a dot for each two points, two rings for the double. */
function stub(card: Card): string {
  const ink = "var(--card-ink)";
  if (card === "x2")
    return `<g fill="none" stroke="${ink}" stroke-width="2.6"><circle cx="44" cy="118" r="9"/><circle cx="56" cy="118" r="9"/></g>`;
  const dots = Number(card.slice(1)) / 2;
  const dot = (i: number) => `<circle cx="${50 + (i - (dots - 1) / 2) * 14}" cy="118" r="4.6" fill="${ink}"/>`;
  return Array.from({ length: dots }, (_, i) => dot(i)).join("");
}

function modifierFace(card: Card, size: Size): string {
  const mini = size === "mini";
  const label = card === "x2" ? "×2" : card;
  const type = mini ? (label.length > 2 ? 46 : 58) : label.length > 2 ? 42 : 50;
  const y = mini ? 106 : 98;
  const tear = `<path d="M${mini ? 20 : 16} ${y} H${mini ? 82 : 85}" stroke="var(--card-ink)" stroke-width="${mini ? 5 : 2}" stroke-dasharray="${mini ? "6 7" : "0.1 5.3"}" stroke-linecap="round"/>`;
  return (
    `<path d="${ticket(mini ? 3 : 1.5, y, mini ? 9 : 8)}" fill="var(--paper)" stroke="var(--card-ink)" stroke-width="${mini ? 6 : 3}"/>` +
    tear +
    (mini ? "" : stub(card)) +
    text(49, (mini ? 56 : 54) + type * 0.345, type, "var(--card-ink)", label, -1)
  );
}

/** Freeze: corners cut like ice, and a crystal of six arms. */
function freezeFace(size: Size, words: Words): string {
  const mini = size === "mini";
  const hand = size === "hand";
  const light = "var(--freeze-hi)";
  const y = hand ? 63 : 70;
  const a = mini ? 42 : 37;
  const arm = `M50 ${y} L50 ${y - a} M${50 - a * 0.3} ${y - a * 0.78} L50 ${y - a * 0.52} L${50 + a * 0.3} ${y - a * 0.78}`;
  const crystal =
    `<path d="${around(6, arm, 50, y)}" ` +
    `fill="none" stroke="${light}" stroke-width="${mini ? 9 : 5}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const facets =
    `<path d="M24 1.5 L36 22 L64 22 L76 1.5 M98.5 26 L80 36 V104 L98.5 114 M76 138.5 L64 118 H36 L24 138.5 M1.5 114 L20 104 V36 L1.5 26 ` +
    `M36 22 L20 36 M64 22 L80 36 M64 118 L80 104 M36 118 L20 104" stroke="${light}" stroke-width="1.2" opacity=".28" fill="none"/>`;
  return (
    `<path d="M24 1.5 H76 L98.5 26 V114 L76 138.5 H24 L1.5 114 V26 Z" fill="var(--freeze)" stroke="${light}" stroke-width="${mini ? 5 : 3}" stroke-linejoin="round"/>` +
    (mini ? "" : facets) +
    crystal +
    (mini ? "" : `<circle cx="50" cy="${y}" r="4.6" fill="var(--paper)"/>`) +
    (hand ? lines(words.FZ, 126, 12.5) : "")
  );
}

/** Flip Three: a fan of three cards. */
function flipThreeFace(size: Size, words: Words): string {
  const mini = size === "mini";
  const hand = size === "hand";
  const leaf = (turn: number, fill: string, inner = "") =>
    `<g transform="rotate(${turn} 50 190)"><rect x="18.5" y="${turn ? 11 : 5}" width="63" height="${turn ? 117 : 131}" rx="9" ` +
    `fill="${fill}" stroke="var(--paper)" stroke-width="${mini ? 4.5 : 2.4}"/>${inner}</g>`;
  const arrow = `<path d="M37 22 l13 8 l13 -8" stroke="var(--flip3-hi)" stroke-width="4.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
  const dots = `<g fill="var(--flip3-hi)"><circle cx="37" cy="113" r="4.6"/><circle cx="50" cy="113" r="4.6"/><circle cx="63" cy="113" r="4.6"/></g>`;
  const three = text(50, mini ? 96 : hand ? 80 : 88, mini ? 74 : 62, "var(--paper)", "3");
  const dark = "var(--flip3-fan)";
  const face = three + (mini ? "" : arrow) + (hand ? lines(words.F3, 118, 11) : mini ? "" : dots);
  return leaf(-5.6, dark) + leaf(5.6, dark) + leaf(0, "var(--flip3)", face);
}

/** Second Chance: a shield with a new shoot on it. */
function secondChanceFace(size: Size, words: Words): string {
  const mini = size === "mini";
  const hand = size === "hand";
  const light = "var(--chance-hi)";
  const shield =
    "M50 2 C66 10 82 13 97.5 13.5 V74 C97.5 106 76 127 50 138 C24 127 2.5 106 2.5 74 V13.5 C18 13 34 10 50 2 Z";
  const inner = `<path d="M50 11 C64 17 77 20 89.5 21 V74 C89.5 100 72 118 50 129 C28 118 10.5 100 10.5 74 V21 C23 20 36 17 50 11 Z" fill="none" stroke="${light}" stroke-width="1.3" opacity=".5"/>`;
  const shoot =
    `<g transform="translate(50 ${hand ? 60 : 68}) scale(${mini ? 1.28 : hand ? 0.92 : 1.05})">` +
    `<path d="M0 ${hand ? 28 : 36} V-2" stroke="var(--paper)" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M0 2 C-2 -20 -18 -28 -34 -27 C-34 -9 -20 4 0 2 Z" fill="${light}"/>` +
    `<path d="M0 12 C1 -8 15 -17 32 -16 C33 2 20 14 0 12 Z" fill="${light}"/></g>`;
  return (
    `<path d="${shield}" fill="var(--chance)" stroke="${light}" stroke-width="${mini ? 5 : 3}" stroke-linejoin="round"/>` +
    (mini ? "" : inner) +
    shoot +
    (hand ? lines(words.SC, 117, 10.5) : "")
  );
}

/** The back: the bloom of seven petals in outline. */
function backFace(size: Size): string {
  const mini = size === "mini";
  const [line, dark] = ["var(--back-line)", "var(--back)"];
  const bloom = `<path d="${around(7, petal(mini ? 44 : 39, mini ? 16.5 : 15))}" fill="none" stroke="${line}" stroke-width="${mini ? 5 : 2}"/>`;
  const field = `<rect width="100" height="140" rx="11" fill="${dark}"/>`;
  if (mini)
    return `${field}<rect x="4" y="4" width="92" height="132" rx="9" fill="none" stroke="${line}" stroke-width="4" opacity=".5"/>${bloom}`;
  const sprig = (x: number, y: number) => around(7, petal(9, 3.2, x, y), x, y);
  return (
    `${field}<rect x="5" y="5" width="90" height="130" rx="7.5" fill="none" stroke="${line}" stroke-width="1.4" opacity=".7"/>` +
    `<circle cx="50" cy="70" r="42" fill="var(--back-disc)"/>${bloom}<circle cx="50" cy="70" r="7" fill="var(--back-heart)"/>` +
    `<path d="${sprig(18, 18)}${sprig(82, 18)}${sprig(18, 122)}${sprig(82, 122)}" fill="${line}" opacity=".55"/>`
  );
}

/** The word on an action card, in as many lines as it has words, the last at height `y`; long ones get smaller. */
function lines(word: string, y: number, size: number): string {
  const parts = word.toUpperCase().split(" ");
  const longest = Math.max(...parts.map((part) => part.length));
  const fitting = Math.min(size, 74 / (longest * 0.68));
  return parts
    .map((part, i) =>
      text(50, y - (parts.length - 1 - i) * (size + 2), fitting, "var(--paper)", part, fitting < size ? 0.4 : 1.3),
    )
    .join("");
}

/** The words on action cards, in the language of the page. */
export interface Words {
  FZ: string;
  F3: string;
  SC: string;
}

export function kindOf(face: Face): "back" | "number" | "modifier" | "action" {
  if (face === "back") return "back";
  if (/^\d/.test(face)) return "number";
  return /^[+x]/.test(face) ? "modifier" : "action";
}

const drawn = new Map<string, string>();

/** The drawing of a face; drawn once, however many cards have it. */
export function drawing(face: Face, size: Size, words: Words): string {
  const key = [face, size, ...Object.values(words)].join();
  const known = drawn.get(key) ?? draw(face, size, words);
  drawn.set(key, known);
  return known;
}

function draw(face: Face, size: Size, words: Words): string {
  switch (face) {
    case "back":
      return backFace(size);
    case "FZ":
      return freezeFace(size, words);
    case "F3":
      return flipThreeFace(size, words);
    case "SC":
      return secondChanceFace(size, words);
    default:
      return kindOf(face) === "number" ? numberFace(Number(face), size) : modifierFace(face, size);
  }
}

/** The mark: seven petals on a field of 100 × 100, written down because every page begins with it. */
export const BLOOM =
  "M50 50 C29.94 22.16 30.96 2 50 2 C69.04 2 70.06 22.16 50 50 Z" +
  "M50 50 C59.26 16.96 75.66 5.19 87.53 20.07 C99.4 34.96 84.27 48.33 50 50 Z" +
  "M50 50 C81.61 36.64 101.03 42.12 96.8 60.68 C92.56 79.24 72.68 75.75 50 50 Z" +
  "M50 50 C80.15 66.38 87.98 84.99 70.83 93.25 C53.67 101.51 44.01 83.79 50 50 Z" +
  "M50 50 C55.99 83.79 46.33 101.51 29.17 93.25 C12.02 84.99 19.85 66.38 50 50 Z" +
  "M50 50 C27.32 75.75 7.44 79.24 3.2 60.68 C-1.03 42.12 18.39 36.64 50 50 Z" +
  "M50 50 C15.73 48.33 0.6 34.96 12.47 20.07 C24.34 5.19 40.74 16.96 50 50 Z";
