import { hash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { PictureRequest } from "@mainstreet/generator/site";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";

/** The parts of a request that determine the picture: its path and purpose do not, and its height follows from the SVG's proportions. */
type Drawing = Pick<PictureRequest, "svg" | "width" | "format" | "face">;

/** Rendering runs on Node's small thread pool, which file access and DNS lookups need too. */
const limit = pLimit(2);

/** Pictures by the digest of their request, 32 MB in all; a picture that is being rendered is not rendered a second time. */
const pictures = new LRUCache<string, Buffer, Drawing>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
  fetchMethod: (_key, _stale, { context }) => limit(renderPicture, context),
  // A picture that falls out of the cache while it is rendered is still needed.
  ignoreFetchAbort: true,
});

async function renderPicture({ svg, width, format, face }: Drawing): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    // The fonts of the machine must not change pictures. If only one font is loaded, all text is rendered in it.
    font: { loadSystemFonts: false, fontFiles: face === undefined ? [] : [faceFile(face)] },
    logLevel: "off",
  });
  return format === "ico" ? icoOf(image.asPng(), image) : image.asPng();
}

/** Made by `npm run fonts:build`. */
const faceFile = (theme: string) => fileURLToPath(new URL(`faces/${theme}.ttf`, import.meta.url));

/** An ICO with one image: a header of 6 bytes, an entry of 16 bytes, and then the unchanged PNG. */
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

function rasteriseOne(drawing: Drawing): Promise<Buffer> {
  const key = hash("sha256", `${drawing.format} ${drawing.width} ${drawing.svg}`);
  return pictures.forceFetch(key, { context: drawing });
}

/**
 * Renders SVGs as PNGs or ICOs (the latter up to 255 pixels wide), in the order of the requests. Each picture is rendered only once and
 * cached, since thousands of sites share a few hundred (decision D24). Throws Error for an SVG that cannot be rendered.
 */
export function rasterise(requests: readonly Drawing[]): Promise<Buffer[]> {
  return Promise.all(requests.map(rasteriseOne));
}
