import { hash } from "node:crypto";
import type { PictureRequest } from "@mainstreet/generator/site";
import { createKeyedLimit } from "../../platform/http-client/concurrency.ts";

/** Where the picture goes and what it is for do not change it; its height follows the SVG's own proportions. */
type Drawing = Pick<PictureRequest, "svg" | "width" | "format">;

const MOST_BYTES = 32 * 1024 * 1024;
/** Drawing runs on Node's small pool of threads, which files and names need too. */
const inTurn = createKeyedLimit(2);

/** Pictures by the digest of their request, the least recently used first. */
const drawn = new Map<string, Buffer>();
const underWay = new Map<string, Promise<Buffer>>();
let bytesKept = 0;

function keep(key: string, picture: Buffer): void {
  drawn.set(key, picture);
  bytesKept += picture.length;
  for (const [oldest, { length }] of drawn) {
    if (bytesKept <= MOST_BYTES) return;
    drawn.delete(oldest);
    bytesKept -= length;
  }
}

async function draw({ svg, width, format }: Drawing): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    // Pictures carry no words (decision D24), and the fonts of the machine must not change them.
    font: { loadSystemFonts: false },
    logLevel: "off",
  });
  return format === "ico" ? icoOf(image.asPng(), image) : image.asPng();
}

/** An ICO with one image, a PNG as it is: a header of 6 bytes and an entry of 16 before it. */
function icoOf(png: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one image
  head.writeUInt8(width, 6);
  head.writeUInt8(height, 7);
  head.writeUInt16LE(1, 10); // color plane
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function rasteriseOne(request: Drawing): Promise<Buffer> {
  const key = hash("sha256", `${request.format} ${request.width} ${request.svg}`);
  const known = drawn.get(key);
  if (known) {
    drawn.delete(key);
    drawn.set(key, known);
    return known;
  }
  const drawing = underWay.get(key) ?? inTurn("draw", () => draw(request));
  underWay.set(key, drawing);
  try {
    const picture = await drawing;
    if (!drawn.has(key)) keep(key, picture);
    return picture;
  } finally {
    underWay.delete(key);
  }
}

/**
 * Draws SVGs as PNGs or ICOs (the latter up to 255 pixels wide), in the order asked. Each picture is drawn once and kept in memory, 32 MB in all, since thousands of
 * sites share a few hundred (decision D24). Throws Error for an SVG that cannot be drawn.
 */
export function rasterise(requests: readonly Drawing[]): Promise<Buffer[]> {
  return Promise.all(requests.map(rasteriseOne));
}
