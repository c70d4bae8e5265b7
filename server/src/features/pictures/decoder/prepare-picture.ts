import { hash } from "node:crypto";
import { PICTURE_LIMIT } from "@mainstreet/contract/limits";
import sharp, { type Metadata, type Sharp } from "sharp";
import { assertSize } from "./assert-size.ts";
import { decodeHeic } from "./decode-heic.ts";
import { inspectFile, type PictureType } from "./inspect-file.ts";
import type { PreparedFile, PreparedPicture } from "./prepared-picture.ts";
import { RefusedPicture } from "./refused-picture.ts";

// One thread and no cache: the process holds one picture at a time.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Makes the files of a picture: rotated as its EXIF specifies, in sRGB, in up to three widths and two formats, and without any metadata.
 * Throws RefusedPicture for a file that is not a still picture within the limits.
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  const type = inspectFile(bytes);
  const { image, width, height } = await openPicture(bytes, type);
  const largest = largestWidth(width, height);
  const { data, info } = await decoded(image.resize({ width: largest }));
  const raw = { width: info.width, height: info.height, channels: info.channels } as const;
  const widths = [...PICTURE_LIMIT.widths.filter((each) => each < 0.8 * largest), largest];
  const files: PreparedFile[] = [];
  for (const each of widths) {
    const scaled = sharp(data, { raw }).resize({ width: each });
    files.push({ width: each, format: "webp", bytes: await scaled.clone().webp(WEBP).toBuffer() });
    const opaque = scaled.flatten({ background: "#ffffff" });
    files.push({ width: each, format: "jpg", bytes: await opaque.jpeg(JPEG).toBuffer() });
  }
  const named = files.find((file) => file.width === largest && file.format === "webp");
  const name = hash("sha256", named?.bytes ?? Buffer.alloc(0));
  return { hash: name, width: largest, height: info.height, widths, files };
}

const WEBP = { quality: 72, effort: 4 };
const JPEG = { quality: 74, mozjpeg: true };

/** The width is limited to the widest that we publish, and also so that the picture is not too high. */
function largestWidth(width: number, height: number): number {
  const widest = PICTURE_LIMIT.widths.at(-1) ?? width;
  const byHeight = Math.floor((PICTURE_LIMIT.height * width) / height);
  return Math.min(width, widest, Math.max(1, byHeight));
}

type Opened = { image: Sharp; width: number; height: number };

async function openPicture(bytes: Buffer, type: PictureType): Promise<Opened> {
  if (type === "heic") {
    const { data, ...raw } = await decodeHeic(bytes);
    return { image: sharp(data, { raw }), ...raw };
  }
  // The library's own limit of pixels is off, as the check below throws the reason in words.
  const image = sharp(bytes, { failOn: "error", limitInputPixels: false });
  const metadata = await image.metadata().catch(refuseDamaged);
  assertReadable(metadata, type);
  const { width, height } = metadata.autoOrient;
  return { image: image.autoOrient(), width, height };
}

/** Bytes that a decoder may hold at a time, far below the limit of the process (decode-picture.ts). */
const MOST_BYTES_AT_ONCE = 280_000_000;

function assertReadable(metadata: Metadata, type: PictureType): void {
  if (metadata.format !== type) throw new RefusedPicture("notAPicture");
  if ((metadata.pages ?? 1) > 1) throw new RefusedPicture("animated");
  assertSize(metadata.autoOrient);
  if (bytesAtOnce(metadata, type) > MOST_BYTES_AT_ONCE) throw new RefusedPicture("tooComplex");
}

/** An interlaced PNG is decoded whole, and a progressive JPEG needs all its coefficients, two bytes each. Others are read in stripes. */
function bytesAtOnce(metadata: Metadata, type: PictureType): number {
  const { width, height, channels, depth, isProgressive, chromaSubsampling } = metadata;
  const pixels = width * height;
  if (type === "webp") return pixels * channels;
  if (!isProgressive) return 0;
  if (type === "png") return pixels * channels * (depth === "ushort" ? 2 : 1);
  return 2 * pixels * (chromaSubsampling === "4:2:0" ? 1.5 : channels);
}

/** The picture as plain bytes in sRGB. */
async function decoded(image: Sharp) {
  const plain = image.toColourspace("srgb").raw({ depth: "uchar" });
  return plain.toBuffer({ resolveWithObject: true }).catch(refuseDamaged);
}

/** A file that libvips cannot read to its end is cut off or damaged. */
function refuseDamaged(): never {
  throw new RefusedPicture("damaged");
}
