import { deflateSync } from "node:zlib";
import { type Good, hostile, type HostileFile } from "./hostile-file.ts";
import { chunk, jpegOf, pngOf, webpOf } from "./picture-bytes.ts";

const ENDLESS = [0xff, 0xff, 0xff, 0xff];

/** Files that no decoder can read, and sizes that no page can show. */
export function malformedFiles({ jpeg, png, webp, heic }: Good): HostileFile[] {
  const pixels = deflateSync(Buffer.alloc(3 * 40 * 40 + 40));
  const sizes = [
    [1, 1],
    [0, 0],
    [31, 31],
    [8_000, 20],
    [40, 0],
  ] as const;
  const reasons = ["damaged", "tooSmall", "tooLong", "notAPicture"] as const;
  return [
    ...sizes.map(([width, height]) =>
      hostile(`a PNG of ${width} by ${height}`, pngOf(width, height, { data: pixels }), ...reasons),
    ),
    hostile(
      "a PNG of 400 by 40",
      pngOf(400, 40, { data: deflateSync(Buffer.alloc(1_201 * 40)) }),
      "tooLong",
    ),
    ...[3, 5, 64].map((depth) =>
      hostile(`a PNG of ${depth} bits`, pngOf(40, 40, { data: pixels, depth }), "damaged"),
    ),
    hostile(
      "a PNG of an unknown colour type",
      pngOf(40, 40, { data: pixels, color: 7 }),
      "damaged",
    ),
    hostile(
      "a PNG with noise for data",
      pngOf(40, 40, { data: Buffer.alloc(500, 0x5a) }),
      "damaged",
    ),
    hostile("a PNG without data", Buffer.concat([png.subarray(0, 33), chunk("IEND")]), "damaged"),
    hostile("a PNG with a wrong checksum", replaced(png, 29, [1, 2, 3, 4]), "damaged"),
    hostile("a PNG whose chunk is endless", replaced(png, 33, ENDLESS), "damaged"),
    hostile("a JPEG of its first bytes", jpeg.subarray(0, 4), "damaged"),
    hostile("a JPEG without tables", jpegOf(100, 100), "damaged"),
    hostile("a JPEG of no height", jpegOf(100, 0), "damaged", "tooSmall"),
    ...[0xc3, 0xc5, 0xc9, 0xcb].map((marker) =>
      hostile(`a JPEG of an unknown kind (${marker})`, jpegOf(100, 100, marker), "damaged"),
    ),
    hostile("a WebP with noise for data", webpOf("VP8 ", Buffer.alloc(200, 0x77)), "damaged"),
    hostile("a WebP of an unknown kind", webpOf("VP9 ", Buffer.alloc(200, 0x77)), "damaged"),
    hostile("a WebP without data", webpOf("VP8 ", Buffer.alloc(0)), "damaged"),
    hostile("a WebP whose size is endless", replaced(webp, 4, ENDLESS), "damaged"),
    hostile("a WebP whose size is odd", replaced(webp, 4, [1, 0, 0, 0]), "mixed", "damaged"),
    hostile("a HEIC without a picture", heic.subarray(0, 24), "damaged"),
    hostile("a HEIC whose box is endless", replaced(heic, 24, ENDLESS), "damaged"),
    hostile("a HEIC whose box is of 64 bits", replaced(heic, 24, [0, 0, 0, 1]), "damaged"),
    hostile("a HEIC with a box of no size", replaced(heic, 24, [0, 0, 0, 7]), "damaged"),
    hostile("a HEIC whose data lie elsewhere", withoutData(heic), "damaged"),
    hostile("a HEIC of zeros", Buffer.concat([heic.subarray(0, 24), Buffer.alloc(64)]), "damaged"),
  ];
}

/** The same boxes with an empty one for the data. */
function withoutData(heic: Buffer): Buffer {
  const at = heic.indexOf("mdat") - 4;
  return Buffer.concat([heic.subarray(0, at), Buffer.from([0, 0, 0, 8]), Buffer.from("mdat")]);
}

function replaced(bytes: Buffer, at: number, values: number[]): Buffer {
  const copy = Buffer.from(bytes);
  copy.set(values, at);
  return copy;
}
