import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FACES } from "./faces.ts";
import { unpackWoff } from "./unpack-woff.ts";

/** The sum of a table's numbers of 32 bits, as in OpenType's directory. */
function checksumOf(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Each table of a font with the checksum in its directory and the checksum of its bytes. */
function checksumsIn(font: Buffer): Record<string, { stated: number; found: number }> {
  const tables: Record<string, { stated: number; found: number }> = {};
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    const tag = font.toString("latin1", at, at + 4);
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    const table = Buffer.from(font.subarray(offset, offset + length));
    // This table contains the font's own checksum, which counts as zero.
    if (tag === "head") table.writeUInt32BE(0, 8);
    tables[tag] = { stated: font.readUInt32BE(at + 4), found: checksumOf(table) };
  }
  return tables;
}

test.each(Object.entries(FACES))("the tables of the face %s are unpacked whole", (_, path) => {
  const tables = checksumsIn(unpackWoff(readFileSync(path)));
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(["cmap", "glyf", "head", "hmtx"]));
  for (const { stated, found } of Object.values(tables)) expect(found).toBe(stated);
});

test("a file that is no WOFF is refused", () => {
  expect(() => unpackWoff(Buffer.from("wOF2 and more"))).toThrow("This is not a WOFF 1.0 file.");
});
