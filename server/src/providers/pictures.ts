import { hash } from "node:crypto";
import { createKeyedLimit } from "./concurrency.ts";

/** An SVG to draw `width` pixels wide, its height following its own proportions. */
export type PictureRequest = { svg: string; width: number };

const MOST_BYTES = 32 * 1024 * 1024;
/** Drawing runs on Node's small pool of threads, which files and names need too. */
const inTurn = createKeyedLimit(2);

/** PNGs by the digest of their request, the least recently used first. */
const drawn = new Map<string, Buffer>();
const underWay = new Map<string, Promise<Buffer>>();
let bytesKept = 0;

function keep(key: string, png: Buffer): void {
  drawn.set(key, png);
  bytesKept += png.length;
  for (const [oldest, { length }] of drawn) {
    if (bytesKept <= MOST_BYTES) return;
    drawn.delete(oldest);
    bytesKept -= length;
  }
}

async function draw({ svg, width }: PictureRequest): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    // Pictures carry no words (decision D24), and the fonts of the machine must not change them.
    font: { loadSystemFonts: false },
    logLevel: "off",
  });
  return image.asPng();
}

async function rasteriseOne(request: PictureRequest): Promise<Buffer> {
  const key = hash("sha256", `${request.width} ${request.svg}`);
  const known = drawn.get(key);
  if (known) {
    drawn.delete(key);
    drawn.set(key, known);
    return known;
  }
  const drawing = underWay.get(key) ?? inTurn("draw", () => draw(request));
  underWay.set(key, drawing);
  try {
    const png = await drawing;
    if (!drawn.has(key)) keep(key, png);
    return png;
  } finally {
    underWay.delete(key);
  }
}

/**
 * Draws SVGs as PNGs, in the order asked. Each picture is drawn once and kept in memory, 32 MB in all, since thousands of
 * sites share a few hundred (decision D24). Throws Error for an SVG that cannot be drawn.
 */
export function rasterise(requests: readonly PictureRequest[]): Promise<Buffer[]> {
  return Promise.all(requests.map(rasteriseOne));
}
