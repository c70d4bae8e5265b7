import type { SiteState } from "./site-state.ts";
import { placeOfTile, type WallLayout } from "./wall-layout.ts";

/** The colors of a wall, read from the page's CSS variables. */
export type WallColors = Record<"card" | "line" | "control" | "green" | "amber" | "red", string>;

export function readColors(element: Element): WallColors {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--ms-${name}`);
  return {
    card: token("card"),
    line: token("line"),
    control: token("control"),
    green: token("green"),
    amber: token("amber"),
    red: token("red"),
  };
}

/** Smaller tiles have no space for corners or a cross. */
const SMALL = 8;

type Tile = { x: number; y: number; size: number };

/**
 * Draws one tile. Each state has its own shape and color: filled = live, half filled = under way, empty = waiting,
 * crossed = needs attention (small tiles: larger than the others), struck = cancelled, an outline = deleted.
 * `progress`, 0 to 1, is how far it has been filled.
 */
export function drawTile(
  context: CanvasRenderingContext2D,
  { index, state, progress = 1 }: { index: number; state: SiteState; progress?: number },
  { layout, colors }: { layout: WallLayout; colors: WallColors },
): void {
  const { size, gap } = layout;
  const tile = { ...placeOfTile(index, layout), size };
  context.clearRect(tile.x - gap / 2, tile.y - gap / 2, size + gap, size + gap);
  if (state === "deleted") return outline(context, tile, colors.line);
  fill(context, tile, colors.line);
  if (state === "live") fill(context, { ...tile, part: progress }, colors.green);
  if (state === "underWay") fill(context, { ...tile, part: progress / 2 }, colors.amber);
  if (state === "cancelled") strike(context, tile, colors.control);
  if (state !== "attention") return;
  if (size < SMALL) return fill(context, grown(tile, gap), colors.red);
  fill(context, tile, colors.red);
  cross(context, tile, colors.card);
}

/** Fills from the bottom up. */
function fill(
  context: CanvasRenderingContext2D,
  { x, y, size, part = 1 }: Tile & { part?: number },
  color: string,
): void {
  const height = size * part;
  context.fillStyle = color;
  if (size < SMALL) {
    context.fillRect(x, y + size - height, size, height);
    return;
  }
  const radius = Math.min(4, size / 5);
  const top = part === 1 ? radius : 0;
  context.beginPath();
  context.roundRect(x, y + size - height, size, height, [top, top, radius, radius]);
  context.fill();
}

function outline(context: CanvasRenderingContext2D, { x, y, size }: Tile, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = 1;
  context.strokeRect(x + 0.5, y + 0.5, size - 1, size - 1);
}

function grown({ x, y, size }: Tile, gap: number): Tile {
  return { x: x - gap / 2, y: y - gap / 2, size: size + gap };
}

function cross(context: CanvasRenderingContext2D, { x, y, size }: Tile, color: string): void {
  const [near, far] = [size * 0.3, size * 0.7];
  draw(context, { color, width: Math.max(1.5, size / 9) }, [
    [x + near, y + near, x + far, y + far],
    [x + far, y + near, x + near, y + far],
  ]);
}

function strike(context: CanvasRenderingContext2D, { x, y, size }: Tile, color: string): void {
  const middle = y + size / 2;
  draw(context, { color, width: Math.max(1, size / 10) }, [
    [x + size * 0.25, middle, x + size * 0.75, middle],
  ]);
}

type Line = readonly [number, number, number, number];

function draw(
  context: CanvasRenderingContext2D,
  { color, width }: { color: string; width: number },
  lines: readonly Line[],
): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = "round";
  context.beginPath();
  for (const [fromX, fromY, toX, toY] of lines) {
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
  }
  context.stroke();
}
