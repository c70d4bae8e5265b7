import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { bytesOf, digestOf } from "../digest.ts";
import type { Manifest, SiteFile } from "../provider.ts";
import type { S3Object } from "./put-object.ts";

/** The page whose upload makes a new version live (docs/providers.md §2.7). */
export const COMMIT_PATH = "index.html";

/** S3 compresses nothing itself; robots, sitemap and pictures are uploaded uncompressed (docs/generated-sites.md GS-27). */
const COMPRESSED = /^(?:text\/html|text\/css|image\/svg\+xml)\b/;

function objectHeaders({ contentType, cacheControl }: SiteFile): Record<string, string> {
  const headers = { "content-type": contentType, "cache-control": cacheControl };
  return COMPRESSED.test(contentType) ? { ...headers, "content-encoding": "gzip" } : headers;
}

/** Path → digest of the plain bytes and of the headers sent with them, so that changed headers count as a change. */
export function manifestOf(files: SiteFile[]): Manifest {
  return Object.fromEntries(
    files.map((file) => {
      const headers = hash("sha256", Object.values(objectHeaders(file)).join("\n")).slice(0, 8);
      return [file.path, `${digestOf("sha256", file.content)}.${headers}`];
    }),
  );
}

/** The object to upload for a file, compressed if its type is. */
export async function objectOf(file: SiteFile, prefix: string): Promise<S3Object> {
  const headers = objectHeaders(file);
  const plain = await bytesOf(file.content);
  const isCompressed = headers["content-encoding"] !== undefined;
  const body = isCompressed ? gzipSync(plain) : plain;
  // The digest is known for a file that is uploaded as it is stored.
  const payloadHash = digestOf("sha256", isCompressed ? body : file.content);
  return { key: `${prefix}/${file.path}`, body, payloadHash, headers };
}

function stageOf({ path, contentType }: SiteFile): number {
  if (path === COMMIT_PATH) return 3;
  if (contentType.startsWith("text/html")) return 1;
  return /^(?:robots\.txt|sitemap.*\.xml)$/.test(path) ? 2 : 0;
}

/** The files in the order of upload: what pages need, pages, robots and sitemap, and `index.html` last. */
export function uploadStages(files: SiteFile[]): SiteFile[][] {
  const stages: SiteFile[][] = [[], [], [], []];
  for (const file of files) stages[stageOf(file)]?.push(file);
  return stages.filter((stage) => stage.length > 0);
}
