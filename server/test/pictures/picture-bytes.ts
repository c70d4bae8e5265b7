import { crc32 } from "node:zlib";

const PNG = Buffer.from("89504e470d0a1a0a", "hex");

/** A chunk of a PNG with its checksum. */
export function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

type Header = { data: Buffer; depth?: number; color?: number; interlaced?: number };

/** A PNG with these values in its header, and any data. */
export function pngOf(width: number, height: number, { data, ...header }: Header): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([header.depth ?? 8, header.color ?? 2, 0, 0, header.interlaced ?? 0], 8);
  return Buffer.concat([PNG, chunk("IHDR", size), chunk("IDAT", data), chunk("IEND")]);
}

/** A JPEG with this size in its header, but the data of another size. */
export function jpegOf(width: number, height: number, marker = 0xc0): Buffer {
  const frame = Buffer.from([
    0xff,
    marker,
    0,
    17,
    8,
    0,
    0,
    0,
    0,
    3,
    1,
    0x11,
    0,
    2,
    0x11,
    0,
    3,
    0x11,
    0,
  ]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const scan = Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0, 0x55, 0xff, 0xd9]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, scan]);
}

/** A WebP of one chunk. */
export function webpOf(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  const chunks = Buffer.concat([
    Buffer.from(`WEBP${type}`),
    size,
    data,
    Buffer.alloc(data.length % 2),
  ]);
  const total = Buffer.alloc(4);
  total.writeUInt32LE(chunks.length);
  return Buffer.concat([Buffer.from("RIFF"), total, chunks]);
}

/** Puts a chunk behind the header of a PNG. */
export function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const at = PNG.length + 25;
  return Buffer.concat([png.subarray(0, at), chunk(type, data), png.subarray(at)]);
}

/** Puts a chunk at the end of a WebP. */
export function withWebpChunk(webp: Buffer, type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type);
  head.writeUInt32LE(data.length, 4);
  const whole = Buffer.concat([webp, head, data, Buffer.alloc(data.length % 2)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
