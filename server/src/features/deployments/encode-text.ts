import type { TextFile } from "@mainstreet/generator/site";

/** Room for a site's texts or two: of large ones so many outlive a collection of young memory that a long run holds more. */
const SLAB_BYTES = 1 << 16;
/** UTF-8 takes at most three bytes for a unit of UTF-16. */
const MOST_BYTES = { latin1: 1, utf8: 3 };

let slab = Buffer.alloc(0);
let used = 0;

const kept = new WeakMap<TextFile, Buffer>();

/**
 * A text file's bytes: of a common file always the same buffer, so that its digest is known from then on; of others in
 * a part of a larger one, since memory of their own would take longer to get than to fill.
 */
export function encodeText(file: TextFile): Buffer {
  if (file.isCommon !== true) return encoded(file);
  const known = kept.get(file);
  if (known !== undefined) return known;
  const fresh = Buffer.from(file.text);
  kept.set(file, fresh);
  return fresh;
}

/** HTML is ASCII throughout, which is faster to encode as Latin-1 than as UTF-8, with the same bytes. */
function encoded({ path, text }: TextFile): Buffer {
  const encoding = path.endsWith(".html") ? "latin1" : "utf8";
  const room = text.length * MOST_BYTES[encoding];
  if (room > SLAB_BYTES) return Buffer.from(text, encoding);
  if (room > slab.length - used) {
    slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
    used = 0;
  }
  const start = used;
  used += slab.write(text, start, encoding);
  return slab.subarray(start, used);
}
