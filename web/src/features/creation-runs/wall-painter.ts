import { drawTile, readColors } from "./draw-wall.ts";
import type { SiteState } from "./site-state.ts";
import type { WallLayout } from "./wall-layout.ts";

type Painting = { states: readonly SiteState[]; layout: WallLayout; width: number };

const FILLING_MS = 180;

/**
 * Paints a wall on a canvas. Tiles that changed are filled with a short animation, unless reduced motion is preferred;
 * the rest is not painted again. `dispose` stops the animation.
 */
export function wallPainter(canvas: HTMLCanvasElement) {
  const context = canvas.getContext("2d");
  let painted: Painting | undefined;
  let filling: readonly number[] = [];
  let frame = 0;

  function draw(indexes: Iterable<number>, progress = 1): void {
    if (context !== null && painted !== undefined)
      drawTiles(context, painted, { indexes, progress });
  }

  function paint(next: Painting): void {
    const before = painted;
    painted = next;
    cancelAnimationFrame(frame);
    // Tiles whose animation was still running are painted filled from now on.
    const unfinished = filling;
    filling = [];
    if (before?.layout !== next.layout || before.states.length !== next.states.length) {
      prepare(canvas, next);
      return draw(next.states.keys());
    }
    const changed = changedOf(before.states, next.states);
    draw([...unfinished, ...changed]);
    if (changed.length > 0 && !wantsStillness()) fillUp(changed);
  }

  function fillUp(tiles: readonly number[]): void {
    const began = performance.now();
    filling = tiles;
    const step = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - began) / FILLING_MS));
      draw(tiles, progress);
      if (progress < 1) frame = requestAnimationFrame(step);
      else filling = [];
    };
    step(began);
  }

  return {
    paint,
    /** Paints everything again, in the colors of the other scheme. */
    repaint: () => draw(painted?.states.keys() ?? []),
    dispose: () => cancelAnimationFrame(frame),
  };
}

/** Prepares the canvas for the resolution of the screen. */
function prepare(canvas: HTMLCanvasElement, { width, layout: { height } }: Painting): void {
  const ratio = window.devicePixelRatio;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.getContext("2d")?.setTransform(ratio, 0, 0, ratio, 0, 0);
}

type Tiles = { indexes: Iterable<number>; progress: number };

function drawTiles(
  context: CanvasRenderingContext2D,
  { states, layout }: Painting,
  { indexes, progress }: Tiles,
): void {
  const look = { layout, colors: readColors(context.canvas) };
  for (const index of indexes) {
    const state = states[index];
    if (state !== undefined) drawTile(context, { index, state, progress }, look);
  }
}

function changedOf(before: readonly SiteState[], after: readonly SiteState[]): number[] {
  return after.flatMap((state, index) => (state === before[index] ? [] : index));
}

function wantsStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
