import { unprocessable } from "./netlify-error.ts";
import type { Manifest } from "./records.ts";

/** Reads the `files` of a deploy: path, with or without a leading slash → SHA-1 in hex. Throws 422 for anything else. */
export function parseManifest(files: unknown): Manifest {
  if (typeof files !== "object" || files === null || Array.isArray(files))
    throw unprocessable("files must map paths to SHA-1 digests");
  return Object.fromEntries(Object.entries(files).map(parseEntry));
}

/** A path as manifests store it: with exactly one leading slash. */
export function manifestPath(path: string): string {
  return `/${path.replace(/^\/+/, "")}`;
}

function parseEntry([path, digest]: [string, unknown]): [string, string] {
  // The official CLI rejects these two characters before it sends anything; a URL could never name such a file.
  if (path === "" || /[#?]/.test(path)) throw unprocessable(`invalid file name: ${path}`);
  if (typeof digest !== "string" || !/^[0-9a-f]{40}$/i.test(digest))
    throw unprocessable(`not a SHA-1 digest: ${path}`);
  return [manifestPath(path), digest.toLowerCase()];
}
