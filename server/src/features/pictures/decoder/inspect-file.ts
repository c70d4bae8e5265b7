import { RefusedPicture } from "./refused-picture.ts";
import { holdsForeignFile } from "./foreign-file.ts";

export type PictureType = "jpeg" | "png" | "webp" | "heic";

/**
 * Finds the type of a file by its bytes, before any decoder reads it. Throws RefusedPicture for a file that is not a picture of the four
 * types, is cut off or animated, or is also a file of another type.
 */
export function inspectFile(bytes: Buffer): PictureType {
  const type = typeOf(bytes);
  if (type === undefined) throw new RefusedPicture("notAPicture");
  INSPECT[type](bytes);
  if (holdsForeignFile(bytes)) throw new RefusedPicture("mixed");
  return type;
}

const INSPECT: Record<PictureType, (bytes: Buffer) => void> = {
  jpeg: () => undefined,
  png: inspectPng,
  webp: inspectWebp,
  heic: inspectHeic,
};

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
/** Still pictures coded by HEVC; `mif1` alone means only a picture of some codec. */
const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "mif1"]);
const SEQUENCE_BRANDS = new Set(["hevc", "hevx", "hevm", "hevs", "msf1"]);

const ascii = (bytes: Buffer, at: number, length: number) =>
  bytes.toString("latin1", at, at + length);

function typeOf(bytes: Buffer): PictureType | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
  if (bytes.subarray(0, 8).equals(PNG)) return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP") return "webp";
  if (ascii(bytes, 4, 4) !== "ftyp") return undefined;
  const brand = ascii(bytes, 8, 4);
  if (SEQUENCE_BRANDS.has(brand)) throw new RefusedPicture("animated");
  return HEIC_BRANDS.has(brand) ? "heic" : undefined;
}

/** Its chunks must end with IEND at the end of the file, and none may belong to an animation. */
function inspectPng(bytes: Buffer): void {
  let at = PNG.length;
  for (let type = ""; type !== "IEND";) {
    if (at + 12 > bytes.length) throw new RefusedPicture("damaged");
    type = ascii(bytes, at + 4, 4);
    if (type === "acTL" || type === "fdAT") throw new RefusedPicture("animated");
    at += 12 + bytes.readUInt32BE(at);
  }
  assertEndsAt(bytes, at);
}

/** The size in its header must be that of the file, and none of its chunks may belong to an animation. */
function inspectWebp(bytes: Buffer): void {
  if (bytes.length < 20) throw new RefusedPicture("damaged");
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw new RefusedPicture("damaged");
  assertEndsAt(bytes, end + (end % 2));
  for (let at = 12; at + 8 <= end;) {
    const type = ascii(bytes, at, 4);
    if (type === "ANIM" || type === "ANMF") throw new RefusedPicture("animated");
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
}

/** Its boxes must fill the file. */
function inspectHeic(bytes: Buffer): void {
  let at = 0;
  while (at < bytes.length) {
    const size = boxSize(bytes, at);
    if (size < 8 || at + size > bytes.length) throw new RefusedPicture("damaged");
    at += size;
  }
}

/** A size of 1 means that a size of 64 bits follows, 0 means the rest of the file. */
function boxSize(bytes: Buffer, at: number): number {
  if (at + 8 > bytes.length) return 0;
  const size = bytes.readUInt32BE(at);
  if (size === 0) return bytes.length - at;
  if (size !== 1) return size;
  return at + 16 > bytes.length ? 0 : Number(bytes.readBigUInt64BE(at + 8));
}

/** After the picture there may be padding, and nothing else. */
function assertEndsAt(bytes: Buffer, end: number): void {
  if (bytes.subarray(end).some((byte) => byte !== 0)) throw new RefusedPicture("mixed");
}
