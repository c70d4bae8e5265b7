import { hash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { expect } from "vitest";
import type { Product } from "../harness.ts";
import type { Tenant } from "./world.ts";

/** A PNG of 32 by 32 pixels whose colours follow from a word. */
export function pictureFile(word: string): Buffer {
  const [red = 0, green = 0, blue = 0] = hash("sha256", word, "buffer");
  const row = [0, ...Array.from({ length: 32 }, () => [red, green, blue]).flat()];
  const pixels = Buffer.from(Array.from({ length: 32 }, () => row).flat());
  // Width and height, then 8 bits a channel, in colour, nothing unusual.
  const size = Buffer.from([0, 0, 0, 32, 0, 0, 0, 32, 8, 2, 0, 0, 0]);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const chunks = [chunk("IHDR", size), chunk("IDAT", deflateSync(pixels)), chunk("IEND")];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** Uploads it. */
export async function makePicture(
  { app }: Product,
  { visitor, word }: Pick<Tenant, "visitor" | "word">,
) {
  const response = await app.inject({
    method: "POST",
    url: "/api/pictures",
    headers: { authorization: `Bearer ${visitor.token}` },
    payload: pictureFile(word),
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ hash: string }>().hash;
}
