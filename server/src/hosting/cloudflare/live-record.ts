import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { z } from "zod";
import type { ProviderResponse } from "../../platform/http-client/send-request.ts";
import { cloudflareError } from "./cloudflare-error.ts";
import type { R2Connection } from "./r2-connection.ts";

/** The record in force at a place: which version of which site, and the ETag that a write has to name. */
export type LiveRecord = { tag: string; v: string; prefix: string };

/** A redirect has no version. */
const record = z.object({ v: z.string().optional(), p: z.string() });

/** The record in force; undefined where there is none. Throws ProviderError. */
export async function readLive(bucket: R2Connection, key: string): Promise<LiveRecord | undefined> {
  const response = await readRecord(bucket, key);
  if (!response) return undefined;
  const { v = "", p = "" } = parse(response.body);
  return { tag: response.headers.etag ?? "", v, prefix: p };
}

/** A record as it is stored; undefined where there is none. Throws ProviderError. */
export async function readRecord(
  bucket: R2Connection,
  key: string,
): Promise<ProviderResponse | undefined> {
  const response = await bucket.send({ method: "GET", key });
  return response.status === 404 ? undefined : response;
}

/** `tag`: of the record that is replaced; undefined if there is none. `beforeTry` is awaited before each attempt. */
export type LiveWrite = {
  key: string;
  body: Buffer;
  tag: string | undefined;
  beforeTry?: () => Promise<void>;
};

/** Replaces exactly that record. Undefined when another write was faster. Throws ProviderError. */
export async function writeLive(
  bucket: R2Connection,
  { key, body, tag, beforeTry }: LiveWrite,
): Promise<ProviderResponse | undefined> {
  const headers: Record<string, string> =
    tag === undefined ? { "if-none-match": "*" } : { "if-match": tag };
  const request = { key, headers, body, ...(beforeTry && { beforeTry }) };
  const response = await bucket.send({ method: "PUT", ...request });
  return response.status === 200 ? response : undefined;
}

/** Whether the record has this ETag, which transfers no body. Throws ProviderError. */
export async function hasLiveTag(bucket: R2Connection, key: string, tag: string): Promise<boolean> {
  const { status, headers } = await bucket.send({ method: "HEAD", key });
  return status === 200 && headers.etag === tag;
}

/** A record of another form belongs to no site. Throws ProviderError for a record that did not arrive whole. */
function parse(body: Buffer): Partial<z.output<typeof record>> {
  try {
    return record.safeParse(JSON.parse(body.toString("utf8"))).data ?? {};
  } catch {
    const cause = new Error("The record in force is no JSON");
    throw cloudflareError("unavailable", cloudflareTexts.errors.unavailable, { cause });
  }
}
