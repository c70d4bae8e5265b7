import { z } from "zod";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import type { CurrentCheck } from "../current-check.ts";
import { deleteKeys } from "./delete-keys.ts";
import { listObjects, type StoredObject } from "./list-blobs.ts";
import { readRecord } from "./live-record.ts";
import type { StoredSite } from "./publish-site.ts";
import type { R2Connection } from "./r2-connection.ts";

/** How many versions of a site a rollback can find. */
const KEPT_VERSIONS = 10;
/** Younger files may belong to a publication that was cut, and that uses them when it continues. */
const MIN_AGE_MS = 24 * 3_600_000;
const WIDTH = 8;

const MANIFEST = /^m\/[0-9a-f]{16}\.json$/;
const BLOB = /^[0-9a-f]{64}$/;
const record = z.object({ files: z.record(z.string(), z.tuple([z.string()], z.unknown())) });

/**
 * Deletes what no visit and no rollback needs: all but the newest ten records for history, and files older than a day that neither these
 * records nor the one in force name. A record that is deleted now still protects its files until the next sweep, since a publication that
 * starts at this moment may have found it. Deletes cost nothing. Throws ProviderError, Superseded.
 */
export async function sweepSite(
  { bucket, prefix, liveKey }: StoredSite,
  current: CurrentCheck,
  now = Date.now(),
): Promise<void> {
  const objects = await listObjects(bucket, prefix);
  const named = (pattern: RegExp) =>
    objects.filter(({ key }) => pattern.test(key.slice(prefix.length)));
  const manifests = named(MANIFEST).toSorted((one, other) => other.modifiedAt - one.modifiedAt);
  const needed = await filesIn(bucket, [liveKey, ...manifests.map(({ key }) => key)]);
  if (!needed) return;
  const isOld = ({ modifiedAt }: StoredObject) => now - modifiedAt >= MIN_AGE_MS;
  const blobs = named(BLOB).filter(({ key }) => !needed.has(key.slice(prefix.length)));
  const unneeded = [...manifests.slice(KEPT_VERSIONS), ...blobs.filter(isOld)];
  const keys = unneeded.map(({ key }) => key);
  await deleteKeys(bucket, keys, { beforeTry: current.checkCached });
}

/** The SHA-256 of all files that these records name; undefined when one of them cannot be read, as the list would be incomplete. */
async function filesIn(
  bucket: R2Connection,
  keys: readonly string[],
): Promise<Set<string> | undefined> {
  const needed = new Set<string>();
  let isComplete = true;
  await forEachConcurrently(keys, WIDTH, async (key) => {
    const response = await readRecord(bucket, key);
    const read = response && record.safeParse(parse(response.body)).data;
    if (!read) isComplete = false;
    for (const [sha256] of Object.values(read?.files ?? {})) needed.add(sha256);
  });
  return isComplete ? needed : undefined;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
