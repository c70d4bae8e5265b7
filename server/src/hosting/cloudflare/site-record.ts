import { hash } from "node:crypto";
import { bytesOf, digestOf } from "../digest.ts";
import type { Manifest, SiteFile } from "../provider.ts";
import { headersForAll } from "./headers-file.ts";

/** A version of a site, as the router reads it (router/src/router.js): its record, and the bytes that the record names. */
export type CloudflareVersion = {
  /** Identifies this content: the same files always give the same version. */
  v: string;
  record: Buffer;
  /** Path → digest of the bytes, of the headers sent with them, and their size. */
  manifest: Manifest;
  /** Files with different bytes, by the SHA-256 of these. */
  blobs: Map<string, SiteFile>;
};

/** These files only define the headers of others, and are not published here. */
const INSTRUCTIONS = new Set(["_headers", "_redirects"]);

/**
 * The version of these files. `known` is the live version: it contains the sizes of unchanged files that are stored elsewhere, so that
 * those need not be read.
 */
export async function cloudflareVersionOf(
  files: readonly SiteFile[],
  prefix: string,
  known: Manifest,
): Promise<CloudflareVersion> {
  const sizes = new Map(Object.values(known).map((value) => [sha256In(value), sizeIn(value)]));
  const own = files.filter(({ path }) => !INSTRUCTIONS.has(path));
  const entries: Record<string, [string, string, string, number]> = {};
  const manifest: Manifest = {};
  for (const { path, content, contentType, cacheControl } of own) {
    const sha256 = digestOf("sha256", content);
    const size = sizes.get(sha256) ?? (await bytesOf(content)).length;
    const headers = hash("sha256", `${contentType}\n${cacheControl}`).slice(0, 8);
    entries[`/${path}`] = [sha256, contentType, cacheControl, size];
    manifest[path] = `${sha256}.${headers}.${size}`;
  }
  const h = await headersOf(files);
  const v = hash("sha256", JSON.stringify({ h, files: entries })).slice(0, 16);
  const record = Buffer.from(JSON.stringify({ v, p: prefix, h, files: entries }));
  const blobs = new Map(own.map((file) => [digestOf("sha256", file.content), file]));
  return { v, record, manifest, blobs };
}

/** The SHA-256 in a value of the manifest; '' when it is unknown. */
export const sha256In = (value: string): string => value.split(".")[0] ?? "";

function sizeIn(value: string): number | undefined {
  const size = value.split(".")[2];
  return size === undefined ? undefined : Number(size);
}

async function headersOf(files: readonly SiteFile[]): Promise<Record<string, string>> {
  const file = files.find(({ path }) => path === "_headers");
  return file ? headersForAll((await bytesOf(file.content)).toString("utf8")) : {};
}
