/**
 * Paints our drawings (`components/cards/faces.ts`) on a canvas: the shapes, attributes and transforms that they use, and no
 * others. An SVG as an image would know neither our fonts nor our colours.
 */

export type Tokens = (name: string) => string;

const INHERITED = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"] as const;
type Style = Partial<Record<string, string>>;

/** Paint a drawing, a piece of SVG, in the present coordinates of the canvas. */
export function paint(canvas: CanvasRenderingContext2D, drawing: string, tokens: Tokens): void {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`,
    "image/svg+xml",
  );
  for (const shape of parsed.documentElement.children) paintShape(canvas, shape, {}, tokens);
}

function paintShape(canvas: CanvasRenderingContext2D, shape: Element, inherited: Style, tokens: Tokens): void {
  const style: Style = { ...inherited };
  for (const name of INHERITED) {
    const value = shape.getAttribute(name);
    if (value !== null) style[name] = resolved(value, tokens);
  }
  canvas.save();
  canvas.globalAlpha *= number(shape, "opacity", 1);
  transform(canvas, shape.getAttribute("transform") ?? "");
  if (shape.tagName === "g") for (const child of shape.children) paintShape(canvas, child, style, tokens);
  else if (shape.tagName === "text") paintText(canvas, shape, style, tokens);
  else paintPath(canvas, pathOf(shape), shape, style);
  canvas.restore();
}

function paintPath(canvas: CanvasRenderingContext2D, path: Path2D, shape: Element, style: Style): void {
  const { fill = "black", stroke = "none" } = style;
  if (fill !== "none") {
    canvas.fillStyle = fill;
    canvas.fill(path);
  }
  if (stroke === "none") return;
  canvas.strokeStyle = stroke;
  canvas.lineWidth = Number(style["stroke-width"] ?? 1);
  canvas.lineCap = (style["stroke-linecap"] ?? "butt") as CanvasLineCap;
  canvas.lineJoin = (style["stroke-linejoin"] ?? "miter") as CanvasLineJoin;
  canvas.setLineDash(
    (shape.getAttribute("stroke-dasharray") ?? "")
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
  );
  canvas.stroke(path);
}

function paintText(canvas: CanvasRenderingContext2D, shape: Element, style: Style, tokens: Tokens): void {
  const family = resolved(shape.getAttribute("font-family") ?? "", tokens);
  canvas.font = `${shape.getAttribute("font-weight") ?? 400} ${number(shape, "font-size", 16)}px ${family}`;
  canvas.letterSpacing = `${number(shape, "letter-spacing", 0)}px`;
  canvas.textAlign = "center";
  canvas.textBaseline = "alphabetic";
  canvas.fillStyle = style["fill"] ?? "black";
  canvas.fillText(shape.textContent ?? "", number(shape, "x", 0), number(shape, "y", 0));
}

function pathOf(shape: Element): Path2D {
  if (shape.tagName === "path") return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  if (shape.tagName === "circle")
    path.arc(number(shape, "cx", 0), number(shape, "cy", 0), number(shape, "r", 0), 0, 2 * Math.PI);
  else
    path.roundRect(
      number(shape, "x", 0),
      number(shape, "y", 0),
      number(shape, "width", 0),
      number(shape, "height", 0),
      number(shape, "rx", 0),
    );
  return path;
}

function transform(canvas: CanvasRenderingContext2D, written: string): void {
  for (const [, name, given = ""] of written.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0] = given.split(/[\s,]+/).map(Number);
    if (name === "translate") canvas.translate(a, b);
    else if (name === "scale") canvas.scale(a, a);
    else if (name === "rotate") {
      canvas.translate(b, c);
      canvas.rotate((a * Math.PI) / 180);
      canvas.translate(-b, -c);
    }
  }
}

function number(shape: Element, name: string, otherwise: number): number {
  return Number(shape.getAttribute(name) ?? otherwise);
}

function resolved(value: string, tokens: Tokens): string {
  return value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => tokens(name));
}
