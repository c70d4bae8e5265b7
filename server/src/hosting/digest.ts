import { hash } from "node:crypto";
import type { SiteFile } from "./provider.ts";

type Digested = Buffer & { sha1?: string; sha256?: string };

/**
 * The digest in hex, stored on the buffer itself: sites share their pictures, and a digest is needed more than once. A weak map of buffers
 * that live for one deployment costs the garbage collector as much as it saves.
 */
export function digestOf(algorithm: "sha1" | "sha256", content: SiteFile["content"]): string {
  return Buffer.isBuffer(content) ? digestOfBytes(algorithm, content) : content[algorithm];
}

function digestOfBytes(algorithm: "sha1" | "sha256", content: Digested): string {
  return (content[algorithm] ??= hash(algorithm, content));
}

/** The bytes of a file. Files that are stored elsewhere are read each time, so that only those being sent are in memory. */
export async function bytesOf(content: SiteFile["content"]): Promise<Buffer> {
  return Buffer.isBuffer(content) ? content : content.read();
}
