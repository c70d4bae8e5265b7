import { drawTile, readColors } from "./draw-wall.ts";
import type { SiteState } from "./site-state.ts";
import type { WallLayout } from "./wall-layout.ts";

type Painting = { states: readonly SiteState[]; layout: WallLayout; width: number };
type Fresh = { index: number; state: SiteState };

const FILLING_MS = 180;

/**
 * Paints a wall on a canvas. What changed since the last painting is filled before the eye, unless motion is not wanted;
 * the rest is left as it is. `dispose` ends what is still moving.
 */
export function wallPainter(canvas: HTMLCanvasElement) {
  const context = canvas.getContext("2d");
  let painted: Painting | undefined;
  let frame = 0;

  function paint(next: Painting): void {
    if (context === null) return;
    const before = painted;
    painted = next;
    const isSame = before?.layout === next.layout && before.states.length === next.states.length;
    cancelAnimationFrame(frame);
    if (!isSame) prepare(canvas, context, next);
    const toFill = isSame ? changedOf(before.states, next.states) : [];
    // What was still filling is whole from now on, and what was not painted yet is painted.
    drawAll(context, next);
    if (toFill.length > 0 && !wantsStillness()) fillUp(toFill);
  }

  function fillUp(tiles: readonly Fresh[]): void {
    const began = performance.now();
    const step = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - began) / FILLING_MS));
      if (context === null || painted === undefined) return;
      const look = { layout: painted.layout, colors: readColors(canvas) };
      for (const tile of tiles) drawTile(context, { ...tile, progress }, look);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    step(began);
  }

  return {
    paint,
    /** Paints everything anew: the colours are others. */
    repaint: () => {
      if (context !== null && painted !== undefined) drawAll(context, painted);
    },
    dispose: () => cancelAnimationFrame(frame),
  };
}

/** As sharp as the screen is. */
function prepare(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  { width, layout: { height } }: Painting,
): void {
  const ratio = window.devicePixelRatio;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}

function drawAll(context: CanvasRenderingContext2D, { states, layout }: Painting): void {
  const look = { layout, colors: readColors(context.canvas) };
  for (const [index, state] of states.entries()) drawTile(context, { index, state }, look);
}

function changedOf(before: readonly SiteState[], after: readonly SiteState[]): Fresh[] {
  return after.flatMap((state, index) => (state === before[index] ? [] : { index, state }));
}

function wantsStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
