import { hash } from "node:crypto";

type Digested = Buffer & { sha1?: string; sha256?: string };

/**
 * The digest in hex, kept with the buffer: sites share their pictures, and a digest is needed more than once. A weak
 * map of buffers that live for one deployment costs the collector as much as it saves.
 */
export function digestOf(algorithm: "sha1" | "sha256", content: Digested): string {
  return (content[algorithm] ??= hash(algorithm, content));
}
