/**
 * The result as a picture, drawn on the device: winner, podium, the race of the totals, and the best moment with its cards.
 * Colours and fonts are those of the page, in its theme.
 */

import { around, BLOOM, drawing, petal } from "../../components/cards/faces";
import { initialOf } from "../../components/avatar/initial";
import { isolated, language, say } from "../../i18n/index.svelte";
import type { BestMoment } from "./bestMoment";
import type { Player, Result } from "./result";
import { momentText } from "./resultText";
import { paint, type Tokens } from "./svgPainter";

export const WIDTH = 1080;
export const HEIGHT = 1350;
const MARGIN = 60;
const INNER = WIDTH - 2 * MARGIN;
/** Of each panel: its top and its height; the podium stands on its base. */
const PODIUM_BASE = 676;
const RACE = { top: 706, height: 300 };
const MOMENT = { top: 1026, height: 250 };
/** Names beside the race; of a larger table the others are counted. */
const MOST_NAMED = 6;
/** Pixels of the sentence about the best moment before it is broken into two lines. */
const SMALLEST_SENTENCE = 28;
/** Of the podium by place: petals, the flower's size, the avatar's, the step's height. */
const STEPS = [
  { petals: 7, width: 17.5, flower: 196, avatar: 88, height: 148 },
  { petals: 5, width: 20, flower: 162, avatar: 74, height: 112 },
  { petals: 3, width: 24, flower: 148, avatar: 66, height: 96 },
] as const;
/** Second, first, third, as on any podium. */
const ORDER = [1, 0, 2];

/** Draw the result on a new canvas. */
export async function drawResult(result: Result): Promise<HTMLCanvasElement> {
  const tokens = pageTokens();
  await loadFonts(tokens, result.players.map((player) => player.name).join(""));
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  if (context) new Picture(context, tokens).draw(result);
  return canvas;
}

/** Return what reads the design tokens of the page, in its theme. */
function pageTokens(): Tokens {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}

/** Load the letters that the picture needs: a canvas does not wait for fonts. */
async function loadFonts(tokens: Tokens, names: string): Promise<void> {
  const fonts = [`800 40px ${tokens("font-display")}`, `500 40px ${tokens("font-text")}`];
  await Promise.all(
    fonts.flatMap((font) => [document.fonts.load(font), document.fonts.load(font, names || "a")]),
  ).catch(() => []);
}

interface Written {
  size: number;
  weight?: number;
  family?: "display" | "text";
  colour?: string;
  align?: CanvasTextAlign;
  /** The text is made smaller, and then cut, to be no wider. */
  most?: number;
  smallest?: number;
}

class Picture {
  constructor(
    private readonly canvas: CanvasRenderingContext2D,
    private readonly token: Tokens,
  ) {}

  draw(result: Result): void {
    this.canvas.fillStyle = this.token("bg");
    this.canvas.fillRect(0, 0, WIDTH, HEIGHT);
    this.header(result);
    this.podium(result.players);
    this.race(result);
    if (result.moment) this.moment(result, result.moment);
    this.write(say("front-notice"), WIDTH / 2, HEIGHT - 32, {
      size: 22,
      most: INNER,
      align: "center",
      colour: "ink-2",
    });
  }

  private header(result: Result): void {
    const winner = result.players[0]?.name ?? "?";
    this.bloom(MARGIN, 46, 56);
    this.write("Flip 7", MARGIN + 74, 88, { size: 40, weight: 800, family: "display" });
    const day = new Date(result.at).toLocaleDateString(language() === "en" ? "en-GB" : language(), {
      dateStyle: "long",
    });
    this.write(day, WIDTH - MARGIN, 86, { size: 28, align: "right", colour: "ink-2" });
    const middle = { most: INNER, align: "center" } as const;
    const won = say("heading-won", { name: winner, you: "no" });
    this.write(won, WIDTH / 2, 196, { ...middle, size: 92, smallest: 48, weight: 800, family: "display" });
    const { total = 0 } = result.players[0] ?? {};
    const how = say("podium-how", { points: total, rounds: result.rounds });
    this.write(how, WIDTH / 2, 248, { ...middle, size: 36, colour: "ink-2" });
  }

  private podium(players: readonly Player[]): void {
    const first = ORDER.flatMap((place) => players[place] ?? []);
    const width = 300;
    const left = WIDTH / 2 - (first.length * width) / 2;
    first.forEach((player, at) => this.pedestal(player, left + at * width, width));
    this.canvas.fillStyle = this.token("line");
    this.canvas.fillRect(MARGIN, PODIUM_BASE, INNER, 4);
  }

  private pedestal(player: Player, x: number, width: number): void {
    const step = STEPS[player.rank - 1] ?? STEPS[2];
    const middle = x + width / 2;
    const top = PODIUM_BASE - step.height;
    this.plate(x + 8, top, width - 16, step.height, "cloth", [26, 26, 0, 0]);
    const type = { weight: 800, family: "display", align: "center" } as const;
    const name = { ...type, weight: 700, most: width - 28, smallest: 22 };
    this.write(isolated(player.name), middle, top - 18, { ...name, size: player.rank === 1 ? 44 : 34 });
    const centre = top - 62 - step.flower / 2 + (player.rank === 1 ? 0 : 8);
    this.canvas.save();
    this.canvas.translate(middle - step.flower / 2, centre - step.flower / 2);
    this.canvas.scale(step.flower / 100, step.flower / 100);
    this.canvas.globalAlpha = player.rank === 1 ? 0.55 : 0.34;
    this.canvas.fillStyle = this.token(`p${player.colour}`);
    this.canvas.fill(new Path2D(around(step.petals, petal(50, step.width, 50, 50), 50, 50)));
    this.canvas.restore();
    this.disc(middle, centre, step.avatar / 2 + 7, "bg");
    this.avatar(player, middle, centre, step.avatar);
    const high = player.rank === 1;
    this.write(String(player.rank), middle, top + (high ? 78 : 50), { ...type, size: high ? 64 : 38 });
    const total = { ...type, weight: 600, size: high ? 34 : 26, colour: "ink-2" };
    this.write(String(player.total), middle, top + (high ? 122 : 82), total);
  }

  private race(result: Result): void {
    const { top, height } = RACE;
    this.plate(MARGIN, top, INNER, height, "surface", 32);
    this.label(say("share-race"), top);
    const named = result.players.slice(0, MOST_NAMED);
    const others = result.players.slice(MOST_NAMED);
    const area = { left: MARGIN + 36, right: WIDTH - MARGIN - 330, top: top + 96, bottom: top + height - 32 };
    const most = Math.max(result.target, ...result.players.map((player) => player.total));
    const x = (round: number) => area.left + ((area.right - area.left) * round) / result.rounds;
    const y = (total: number) => area.bottom - ((area.bottom - area.top) * total) / most;

    this.canvas.fillStyle = this.token("line");
    this.canvas.fillRect(area.left, area.bottom, area.right - area.left, 3);
    this.dashed(area.left, area.right, y(result.target));
    this.write(String(result.target), area.left, y(result.target) - 10, { size: 22, weight: 600, colour: "ink-2" });
    for (const player of others) this.way(player, x, y, { width: 3, faint: true });
    for (const player of named.toReversed()) this.way(player, x, y, { width: 8, faint: false });

    const spots = spread(
      named.map((player) => y(player.total)),
      36,
      area.top - 34,
      area.bottom - (others.length ? 30 : 0),
    );
    for (const [at, player] of named.entries()) this.runner(player, area.right, y(player.total), spots[at] ?? 0);
    if (others.length)
      this.write(say("share-more", { count: others.length }), area.right + 62, area.bottom + 18, {
        size: 24,
        colour: "ink-2",
        most: 230,
      });
  }

  /** One player's way from the first round to the last. */
  private way(
    player: Player,
    x: (round: number) => number,
    y: (total: number) => number,
    { width, faint }: { width: number; faint: boolean },
  ): void {
    const path = new Path2D();
    let begun = false;
    player.race.forEach((total, round) => {
      if (total === null) return;
      if (begun) path.lineTo(x(round), y(total));
      else path.moveTo(x(round), y(total));
      begun = true;
    });
    this.canvas.save();
    this.canvas.lineJoin = this.canvas.lineCap = "round";
    if (!faint) this.stroke(path, "surface", width + 5);
    this.stroke(path, faint ? "line" : `p${player.colour}`, width);
    // a seat's colour is made for paper: on the dark theme's surface it needs some light
    this.canvas.globalAlpha = 0.25;
    if (!faint && this.isDark()) this.stroke(path, "ink", width);
    this.canvas.restore();
  }

  /** The end of a player's way, and who it is. */
  private runner(player: Player, x: number, y: number, spot: number): void {
    const path = new Path2D();
    path.moveTo(x + 4, y);
    path.bezierCurveTo(x + 18, y, x + 12, spot, x + 28, spot);
    this.stroke(path, "line", 3);
    this.avatar(player, x + 44, spot, 28);
    this.write(isolated(player.name), x + 70, spot + 9, { size: 26, weight: 600, most: 154, smallest: 20 });
    this.write(String(player.total), WIDTH - MARGIN - 32, spot + 10, {
      size: 30,
      weight: 800,
      family: "display",
      align: "right",
    });
  }

  private moment(result: Result, moment: BestMoment): void {
    const { top, height } = MOMENT;
    const gold = moment.kind === "flip-seven";
    this.plate(MARGIN, top, INNER, height, gold ? "gold-soft" : "cloth", 32);
    this.label(say("share-moment"), top, gold ? "gold-text" : "ink-2");
    const style = { size: 36, weight: 700, family: "display" } as const;
    const lines = this.broken(momentText(result, moment), INNER - 72, { ...style, size: SMALLEST_SENTENCE });
    const size = lines.length > 1 ? SMALLEST_SENTENCE : style.size;
    for (const [at, line] of lines.entries())
      this.write(line, MARGIN + 36, top + (lines.length > 1 ? 80 : 94) + at * 33, { ...style, size, most: INNER - 72 });
    this.cards(moment, { left: MARGIN + 36, top: top + 128, width: INNER - 72, height: 98 });
  }

  /** Lay the cards side by side, over one another if there are many. */
  private cards(moment: BestMoment, area: { left: number; top: number; width: number; height: number }): void {
    const words = { FZ: say("card-freeze"), F3: say("card-flip-three"), SC: say("card-second-chance") };
    const width = (area.height * 100) / 140;
    const step = Math.min(width + 12, (area.width - width) / Math.max(1, moment.cards.length - 1));
    for (const [at, card] of moment.cards.entries()) {
      this.canvas.save();
      this.canvas.translate(area.left + at * step, area.top);
      this.canvas.scale(area.height / 140, area.height / 140);
      paint(this.canvas, drawing(card, "table", words), this.token);
      this.canvas.restore();
    }
  }

  /** Break a text into two lines if it is too long for one; Japanese may break between any two words. */
  private broken(text: string, width: number, style: Written): string[] {
    this.font(style);
    if (this.canvas.measureText(text).width <= width) return [text];
    const words = [...new Intl.Segmenter(language(), { granularity: "word" }).segment(text)].map(
      (each) => each.segment,
    );
    const middle = this.canvas.measureText(text).width / 2;
    const starts = words.flatMap((word, at) => (at && !/^[\s.,!?:;)»。、！？]/u.test(word) ? [at] : []));
    const far = (at: number) => Math.abs(this.canvas.measureText(words.slice(0, at).join("")).width - middle);
    const at = starts.reduce((best, each) => (far(each) < far(best) ? each : best), starts[0] ?? words.length);
    return [words.slice(0, at), words.slice(at)].map((line) => line.join("").trim()).filter(Boolean);
  }

  // --- shapes and letters ----------------------------------------------------------------------------------------------

  private label(text: string, top: number, colour = "ink-2"): void {
    this.write(text, MARGIN + 36, top + 48, { size: 26, weight: 700, colour, most: INNER - 72 });
  }

  private plate(x: number, y: number, width: number, height: number, colour: string, radius: number | number[]): void {
    const plate = new Path2D();
    plate.roundRect(x, y, width, height, radius);
    this.canvas.fillStyle = this.token(colour);
    this.canvas.fill(plate);
  }

  private disc(x: number, y: number, radius: number, colour: string): void {
    const disc = new Path2D();
    disc.arc(x, y, radius, 0, 2 * Math.PI);
    this.canvas.fillStyle = this.token(colour);
    this.canvas.fill(disc);
  }

  /** A petal is a person, a square with an aerial a bot, as on the table. */
  private avatar(player: Player, x: number, y: number, size: number): void {
    const half = size / 2;
    const shape = new Path2D();
    const radius = player.bot ? size * 0.24 : [half, half, half, size * 0.14];
    shape.roundRect(x - half, y - half, size, size, radius);
    if (player.bot) shape.roundRect(x - size * 0.04, y - half - size * 0.14, size * 0.08, size * 0.16, size * 0.04);
    this.canvas.fillStyle = this.token(`p${player.colour}`);
    this.canvas.fill(shape);
    const letter = { size: size * 0.45, weight: 700, family: "display", align: "center" } as const;
    this.write(initialOf(player.name), x, y + size * 0.16, { ...letter, colour: "paper" });
  }

  private bloom(x: number, y: number, size: number): void {
    this.canvas.save();
    this.canvas.translate(x, y);
    this.canvas.scale(size / 100, size / 100);
    this.canvas.fillStyle = this.token("poppy");
    this.canvas.fill(new Path2D(BLOOM));
    this.canvas.restore();
    this.disc(x + size / 2, y + size / 2, size * 0.12, "bg");
  }

  private dashed(left: number, right: number, y: number): void {
    const path = new Path2D();
    path.moveTo(left, y);
    path.lineTo(right, y);
    this.canvas.setLineDash([4, 10]);
    this.stroke(path, "ink-2", 2.5);
    this.canvas.setLineDash([]);
  }

  private stroke(path: Path2D, colour: string, width: number): void {
    this.canvas.strokeStyle = this.token(colour);
    this.canvas.lineWidth = width;
    this.canvas.stroke(path);
  }

  private font({ size, weight = 500, family = "text" }: Written): void {
    this.canvas.font = `${weight} ${size}px ${this.token(`font-${family}`)}`;
  }

  private write(text: string, x: number, y: number, style: Written): void {
    const { canvas } = this;
    const { colour = "ink", align = "left", most = Infinity, smallest = style.size * 0.7 } = style;
    this.font(style);
    const width = canvas.measureText(text).width;
    const size = width > most ? Math.max(smallest, (style.size * most) / width) : style.size;
    this.font({ ...style, size });
    canvas.textAlign = align;
    canvas.textBaseline = "alphabetic";
    canvas.direction = "ltr"; // of the picture; a name has its own
    canvas.fillStyle = this.token(colour);
    canvas.fillText(
      cut(text, (piece) => canvas.measureText(piece).width <= most + 1),
      x,
      y,
    );
  }

  private isDark(): boolean {
    const { theme } = document.documentElement.dataset;
    return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }
}

/** Cut a text until it fits, between letters as people see them. */
export function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map((each) => each.segment);
  while (letters.length > 1 && !fits(`${letters.join("")}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** Keep heights, from top to bottom, so far apart, within the limits, and as near to where they were as that allows. */
export function spread(heights: readonly number[], apart: number, top: number, bottom: number): number[] {
  const placed: number[] = [];
  for (const height of heights) placed.push(Math.max(height, (placed.at(-1) ?? -Infinity) + apart, top));
  for (let at = placed.length - 1, most = bottom; at >= 0; at--, most = placed[at + 1]! - apart)
    placed[at] = Math.min(placed[at]!, most);
  return placed;
}
