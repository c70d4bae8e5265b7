import { hash } from "node:crypto";

const known = { sha1: new WeakMap<Buffer, string>(), sha256: new WeakMap<Buffer, string>() };

/** The digest in hex, computed once for each buffer: sites share their pictures, and a file is asked for more than once. */
export function digestOf(algorithm: "sha1" | "sha256", content: Buffer): string {
  const digest = known[algorithm].get(content) ?? hash(algorithm, content);
  known[algorithm].set(content, digest);
  return digest;
}
