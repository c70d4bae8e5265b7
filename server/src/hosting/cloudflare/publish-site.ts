import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { crashPoint } from "../../platform/crash-points.ts";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import { createCurrentCheck, type CurrentCheck } from "../current-check.ts";
import { bytesOf } from "../digest.ts";
import type { HostingState, Manifest, Published, PublishInput } from "../provider.ts";
import { cloudflareError } from "./cloudflare-error.ts";
import { listKeys } from "./list-blobs.ts";
import { hasLiveTag, readLive, writeLive } from "./live-record.ts";
import type { R2Connection } from "./r2-connection.ts";
import { sha256In, type CloudflareVersion, cloudflareVersionOf } from "./site-record.ts";

/** Where a site is stored: its files under `prefix`, its record in force at `liveKey`, which is that of its own `domain` if it has one. */
export type StoredSite = {
  bucket: R2Connection;
  target: string;
  prefix: string;
  liveKey: string;
  domain?: string | undefined;
};

const UPLOAD_WIDTH = 8;

/** What is known to be live. `tag`: the ETag of the record in force; undefined where it has to be read. */
type Known = { manifest: Manifest; tag: string | undefined; unswept: number };

/** What the state before shows; at another domain another record is in force, so its ETag is unknown. */
function knownOf({ target, domain }: StoredSite, previous: HostingState | null): Known {
  if (previous?.target !== target) return { manifest: {}, tag: undefined, unswept: 0 };
  const { manifest, liveTag, unswept = 0 } = previous;
  return { manifest, tag: previous.domain === domain ? liveTag : undefined, unswept };
}

const isSame = (one: Manifest, other: Manifest) => {
  const paths = Object.keys(one);
  const isAsLong = paths.length === Object.keys(other).length;
  return isAsLong && paths.every((path) => one[path] === other[path]);
};

/**
 * Makes the files the live version: uploads bytes that R2 lacks, the record for history, and then the record in force in one conditional
 * write, which switches the whole site. Until then visitors see the whole old version. Throws ProviderError, Superseded.
 */
export async function publishR2Site(site: StoredSite, input: PublishInput): Promise<Published> {
  const { bucket, target, prefix, liveKey, domain } = site;
  const known = knownOf(site, input.previous);
  const version = await cloudflareVersionOf(input.files, prefix, known.manifest);
  const { manifest, v } = version;
  const changed = Object.keys(manifest).filter((path) => known.manifest[path] !== manifest[path]);
  const removed = Object.keys(known.manifest).filter((path) => !(path in manifest));
  const isComplete = input.previous?.version === v && isSame(known.manifest, manifest);
  if (isComplete && known.tag && (await hasLiveTag(bucket, liveKey, known.tag)))
    return { state: { ...input.previous, target, manifest }, sent: [], removed: [] };

  const unknown = Object.fromEntries([...changed, ...removed].map((path) => [path, ""]));
  const wasLive = input.previous?.target === target && input.previous.version !== undefined;
  const unswept = known.unswept + 1;
  const uncertain = { target, manifest: { ...known.manifest, ...unknown }, unswept };
  await input.beforeUpload(wasLive ? { ...uncertain, version: "" } : uncertain);
  const current = createCurrentCheck(input.isCurrent);
  const tag = isComplete ? undefined : known.tag;
  const historyKey = `${prefix}m/${v}.json`;
  // A version that was published before needs only one write: its bytes are stored as long as its record is.
  if (!(await isStored(bucket, historyKey))) {
    const stored = await storedBlobs(site, { ...known, tag });
    await sendBlobs(site, { version, stored, current });
    await put(site, { key: historyKey, body: version.record, current });
  }
  const replaced = input.previous?.version;
  const liveTag = await switchTo(site, { version, tag, replaced, current });
  const state = { target, manifest, version: v, liveTag, unswept, ...(domain && { domain }) };
  return { state, sent: changed, removed };
}

async function isStored(bucket: R2Connection, key: string): Promise<boolean> {
  return (await bucket.send({ method: "HEAD", key })).status === 200;
}

/** Blobs that certainly exist: those of the live version or, when that is uncertain, those of a list request. */
async function storedBlobs({ bucket, prefix }: StoredSite, known: Known): Promise<Set<string>> {
  const values = Object.values(known.manifest);
  if (known.tag !== undefined && values.every(Boolean)) return new Set(values.map(sha256In));
  const keys = await listKeys(bucket, prefix);
  return new Set(keys.map((key) => key.slice(prefix.length)));
}

type Sending = { version: CloudflareVersion; stored: Set<string>; current: CurrentCheck };

function sendBlobs(site: StoredSite, { version, stored, current }: Sending): Promise<void> {
  const missing = [...version.blobs].filter(([sha256]) => !stored.has(sha256));
  return forEachConcurrently(missing, UPLOAD_WIDTH, async ([sha256, { content }]) => {
    await put(site, { key: site.prefix + sha256, body: await bytesOf(content), current });
  });
}

type Writing = { key: string; body: Buffer; current: CurrentCheck };

async function put({ bucket }: StoredSite, { key, body, current }: Writing): Promise<void> {
  await bucket.send({ method: "PUT", key, body, beforeTry: current.checkCached });
  crashPoint("deploy.half-uploaded");
}

/** `replaced`: the version that was live when this publication began. */
type Switch = {
  version: CloudflareVersion;
  tag: string | undefined;
  replaced: string | undefined;
  current: CurrentCheck;
};

/** Returns the ETag of the new record. A record that somebody else has written since is never overwritten. */
async function switchTo(site: StoredSite, input: Switch): Promise<string> {
  const { version, tag, replaced, current } = input;
  const { bucket, liveKey: key } = site;
  // An unknown record is read first, which also shows what another publication has written since.
  const found = tag === undefined ? await readLive(bucket, key) : undefined;
  const seen = tag ?? found?.tag;
  const response = await writeLive(bucket, {
    key,
    body: version.record,
    tag: seen,
    beforeTry: current.check,
  });
  crashPoint("deploy.half-uploaded");
  if (response) return response.headers.etag ?? "";
  const live = await readLive(bucket, key);
  // The first attempt succeeded, and only its response was lost.
  if (live?.v === version.v && live.prefix === site.prefix) return live.tag;
  // The removal of a domain has since written a version at the site's own name again: the version to be replaced, or any version if the
  // name was a redirect. The check before the next attempt shows if it was a newer deployment instead.
  const isPutBack = live?.v === replaced || found?.v === "";
  if (live?.prefix === site.prefix && live.tag !== seen && isPutBack)
    return switchTo(site, { ...input, tag: live.tag });
  throw cloudflareError("conflict", cloudflareTexts.errors.faster);
}
