import { createHash } from "node:crypto";
import type { TextFile } from "@mainstreet/generator/site";

/** SHA-256 of text files and their paths, in hex: the same digest, the same content. */
export function contentDigest(files: readonly TextFile[]): string {
  const digest = createHash("sha256");
  for (const { path, text } of files) digest.update(`${path}\n${text}\n`);
  return digest.digest("hex");
}
