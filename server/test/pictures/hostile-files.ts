import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { heicGrid } from "./heic.ts";
import { type Good, goodFiles, hostile, type HostileFile } from "./hostile-file.ts";
import { malformedFiles } from "./malformed-files.ts";
import { jpegOf, pngOf, webpOf, withChunk, withWebpChunk } from "./picture-bytes.ts";

/** All hostile files: bombs, other types, files of two types, and such as are cut off, animated or malformed. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const good = await goodFiles();
  return [
    ...bombs(),
    ...otherTypes(good),
    ...mixed(good),
    ...cutOff(good),
    ...(await animated(good)),
    ...malformedFiles(good),
  ];
}

/** Small files that would fill the memory of their decoder. */
function bombs(): HostileFile[] {
  const zeros = deflateSync(Buffer.alloc(50_000_000));
  const sizes = [
    [100_000, 100_000],
    [2_147_483_647, 2_147_483_647],
    [60_001, 1_000],
    [20_000, 20_000],
    [7_747, 7_747],
    [1_000_000, 61],
  ] as const;
  // Some decoders read numbers beyond 2,147,483,647 as negative.
  const tooLarge = ["tooManyPixels", "damaged", "tooLong", "tooComplex", "tooSmall"] as const;
  const vp8x = Buffer.from([0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
  const vp8l = Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0]);
  return [
    ...sizes.map(([width, height]) =>
      hostile(
        `a PNG of ${width} by ${height} pixels`,
        pngOf(width, height, { data: zeros }),
        ...tooLarge,
      ),
    ),
    ...[0xc0, 0xc1, 0xc2].map((marker) =>
      hostile(
        `a JPEG of 65,500 by 65,500 (${marker})`,
        jpegOf(65_500, 65_500, marker),
        ...tooLarge,
      ),
    ),
    hostile(
      "an interlaced PNG of 16 bits",
      pngOf(7_700, 7_700, { data: zeros, depth: 16, color: 6, interlaced: 1 }),
      ...tooLarge,
    ),
    hostile("a progressive JPEG of 60 megapixels", jpegOf(7_700, 7_700, 0xc2), ...tooLarge),
    hostile("a lossless WebP of 16,384 by 16,384", webpOf("VP8L", vp8l), ...tooLarge),
    hostile("a WebP with a canvas of 16,777,216", webpOf("VP8X", vp8x), ...tooLarge),
    ...[20_000, 60_000, 4_000_000_000].map((size) =>
      hostile(
        `a HEIC of ${size} by ${size}`,
        heicGrid({ columns: 2, rows: 2, width: size, height: size }),
        ...tooLarge,
      ),
    ),
    hostile("a HEIC of 15 by 15 tiles", heicGrid({ columns: 15, rows: 15 }), "tooComplex"),
    hostile("a HEIC of 16 by 15 tiles", heicGrid({ columns: 16, rows: 15 }), ...tooLarge),
    hostile("a HEIC of 240 by 240 tiles", heicGrid({ columns: 240, rows: 240 }), ...tooLarge),
    hostile(
      "a PNG with a text of 1 GB",
      withChunk(
        pngOf(40, 40, { data: Buffer.alloc(0) }),
        "zTXt",
        Buffer.concat([Buffer.from("Comment\0\0"), bombOfText()]),
      ),
      "damaged",
    ),
    hostile(
      "a PNG with a colour profile of 1 GB",
      withChunk(
        pngOf(40, 40, { data: Buffer.alloc(0) }),
        "iCCP",
        Buffer.concat([Buffer.from("icc\0\0"), bombOfText()]),
      ),
      "damaged",
    ),
  ];
}

let text: Buffer | undefined;
const bombOfText = () => (text ??= deflateSync(Buffer.alloc(200_000_000)));

/** Files of other types, whatever they are called. */
function otherTypes({ jpeg }: Good): HostileFile[] {
  const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${"ha".repeat(50)}"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`;
  const starts: Record<string, string | Buffer> = {
    nothing: "",
    "one byte": "\xff",
    text: "This is a photo. Really.",
    JSON: '{"photo":true}',
    HTML: "<!DOCTYPE html><script>alert(1)</script>",
    "an SVG": '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    "an SVG with entities": laughs,
    "a PDF": "%PDF-1.7\n1 0 obj<<>>endobj",
    PHP: "<?php system($_GET[0]);",
    "a shell script": "#!/bin/sh\nrm -rf /",
    "a GIF": Buffer.from(
      "47494638396101000100800000ffffff00000021f90401000000002c00000000010001000002024401003b",
      "hex",
    ),
    "a BMP": Buffer.concat([Buffer.from("BM"), Buffer.alloc(60)]),
    "a TIFF": Buffer.from("49492a0008000000", "hex"),
    "a TIFF of the other order": Buffer.from("4d4d002a00000008", "hex"),
    "an icon": Buffer.from("000001000100101000000100200068040000", "hex"),
    "an AVIF": Buffer.concat([
      Buffer.from("0000001c66747970", "hex"),
      Buffer.from("avif\0\0\0\0mif1avifmiaf"),
    ]),
    "an MP4": Buffer.concat([
      Buffer.from("0000001866747970", "hex"),
      Buffer.from("isom\0\0\0\0isommp42"),
    ]),
    "a JPEG XL": Buffer.from("ff0a", "hex"),
    "a JPEG 2000": Buffer.from("0000000c6a5020200d0a870a", "hex"),
    "a ZIP": Buffer.from("504b0304140000000000", "hex"),
    "a program": Buffer.from("7f454c46020101000000", "hex"),
    "a Windows program": Buffer.from("4d5a90000300000004000000", "hex"),
    WebAssembly: Buffer.from("0061736d01000000", "hex"),
    "a Java class": Buffer.from("cafebabe00000034", "hex"),
    "a compressed JPEG": gzipSync(jpeg),
    "a JPEG in base64": jpeg.toString("base64"),
    "a JPEG behind a line": Buffer.concat([Buffer.from("\n"), jpeg]),
    "a WAV": Buffer.concat([Buffer.from("RIFF\x24\0\0\0WAVEfmt "), Buffer.alloc(28)]),
    "a Photoshop file": Buffer.from("3842505300010000", "hex"),
    zeros: Buffer.alloc(100_000),
  };
  return Object.entries(starts).map(([name, bytes]) => hostile(name, bytes, "notAPicture"));
}

const ZIP_END = Buffer.from(`504b0506${"00".repeat(18)}`, "hex");

/** Each type with each of other files behind it, and with text that runs inside it. */
function mixed(good: Good): HostileFile[] {
  const others: Record<string, Buffer> = {
    "a ZIP": Buffer.concat([Buffer.from("504b030414000000", "hex"), Buffer.alloc(40), ZIP_END]),
    "a PDF": Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj"),
    "a script": Buffer.from("--><script>alert(document.cookie)</script>"),
    "a page": Buffer.from("<html><body onload=alert(1)>"),
    "an SVG": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    PHP: Buffer.from("<?php eval($_POST['x']); ?>"),
    "a PHP archive": Buffer.from("<?=1;__HALT_COMPILER(); ?>"),
    "a RAR": Buffer.from("526172211a0700cf90730000", "hex"),
    "a 7z": Buffer.from("377abcaf271c0004", "hex"),
  };
  const behind = Object.entries(good).flatMap(([type, bytes]) =>
    Object.entries(others).map(([name, other]) =>
      hostile(`a ${type} and ${name}`, Buffer.concat([bytes, other]), "mixed", "damaged"),
    ),
  );
  const inside = ["<script>alert(1)</script>", "<?php phpinfo();", "<html><iframe src=x>"].flatMap(
    (run) => {
      const comment = Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, run.length + 2]),
        Buffer.from(run),
      ]);
      const pngText = withChunk(good.png, "tEXt", Buffer.from(`Comment\0${run}`));
      const inWebp = withWebpChunk(good.webp, "XMP ", Buffer.from(run));
      const inHeic = Buffer.concat([
        good.heic,
        Buffer.from([0, 0, 0, run.length + 8]),
        Buffer.from(`free${run}`),
      ]);
      return [
        hostile(
          `a JPEG with the comment ${run}`,
          Buffer.concat([comment, good.jpeg.subarray(2)]),
          "mixed",
        ),
        hostile(`a PNG with the text ${run}`, pngText, "mixed"),
        hostile(`a WebP with the metadata ${run}`, inWebp, "mixed"),
        hostile(`a HEIC with a box of ${run}`, inHeic, "mixed"),
      ];
    },
  );
  return [...behind, ...inside];
}

/** Each type, cut off at many places. */
function cutOff(good: Good): HostileFile[] {
  const parts = Array.from({ length: 19 }, (_, index) => (index + 1) * 0.05);
  return Object.entries(good).flatMap(([type, bytes]) =>
    parts.map((part) =>
      hostile(
        `${Math.round(part * 100)} % of a ${type}`,
        bytes.subarray(0, Math.floor(bytes.length * part)),
        "damaged",
        ...(part < 0.1 ? (["notAPicture"] as const) : []),
      ),
    ),
  );
}

async function animated({ png, heic }: Good): Promise<HostileFile[]> {
  const pixels = Buffer.alloc(64 * 128 * 3, 90).fill(200, 64 * 64 * 3);
  const frames = sharp(pixels, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } });
  const webp = await frames.webp({ delay: [100, 100], loop: 0 }).toBuffer();
  const frame = Buffer.concat([Buffer.alloc(4), Buffer.alloc(22)]);
  const sequence = (brand: string) => {
    const bytes = Buffer.from(heic);
    bytes.write(brand, 8);
    return bytes;
  };
  return [
    hostile("an animated WebP", webp, "animated"),
    hostile(
      "an animated PNG",
      withChunk(png, "acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
      "animated",
    ),
    hostile("a PNG with a second frame", withChunk(png, "fdAT", frame), "animated"),
    ...["hevc", "hevx", "hevm", "hevs", "msf1"].map((brand) =>
      hostile(`a film as HEIC (${brand})`, sequence(brand), "animated"),
    ),
  ];
}
