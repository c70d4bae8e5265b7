import { hash } from "node:crypto";
import type { PictureRequest } from "@mainstreet/generator/site";
import { createKeyedLimit } from "./concurrency.ts";

/** Where the picture goes and what it is for do not change it; its height follows the SVG's own proportions. */
type Drawing = Pick<PictureRequest, "svg" | "width">;

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

async function draw({ svg, width }: Drawing): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    // Pictures carry no words (decision D24), and the fonts of the machine must not change them.
    font: { loadSystemFonts: false },
    logLevel: "off",
  });
  return image.asPng();
}

async function rasteriseOne(request: Drawing): Promise<Buffer> {
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
export function rasterise(requests: readonly Drawing[]): Promise<Buffer[]> {
  return Promise.all(requests.map(rasteriseOne));
}
