import type { ListObjectsV2CommandOutput, S3Client } from "@aws-sdk/client-s3";
import type { Sdk } from "./admin-client.ts";
import { ERROR_KEY, isErrorPage } from "./error-page.ts";

/** Objects and folders of a bucket that belong to none of our sites. */
export type ForeignObjects = {
  /** The names of the first ones, folders with a slash at the end. */
  names: string[];
  hasMore: boolean;
  /** Whether an object of the user's has the name of our error page. */
  hasOwnErrorPage: boolean;
};

type Listing = { client: S3Client; sdk: Sdk; bucket: string };

/** How many names are returned. */
const MOST_NAMES = 10;

/**
 * Lists objects outside the folders of our sites, level by level and never inside a site. It stops when it has enough of them, so a bucket
 * of a million foreign objects costs one page. Throws the errors of the SDK.
 */
export async function listForeignObjects(
  listing: Listing,
  folders: string[],
): Promise<ForeignObjects> {
  const sites = new Set(folders);
  const found: ForeignObjects = { names: [], hasMore: false, hasOwnErrorPage: false };
  const levels = [""];
  for (let prefix = levels.pop(); prefix !== undefined; prefix = levels.pop())
    for await (const page of pagesOf(listing, prefix)) {
      levels.push(...readPage(page, sites, found));
      if (found.hasMore) return { ...found, hasOwnErrorPage: await hasOwnErrorPage(listing) };
    }
  return found;
}

/** Adds objects that are not ours, and returns the folders to list next: those with sites on a lower level. */
function readPage(
  page: ListObjectsV2CommandOutput,
  sites: ReadonlySet<string>,
  found: ForeignObjects,
): string[] {
  for (const { Key = "", ETag } of page.Contents ?? []) {
    const key = decode(Key);
    if (isErrorPage(key, ETag)) continue;
    found.hasOwnErrorPage ||= key === ERROR_KEY;
    addName(found, key);
  }
  const folders = (page.CommonPrefixes ?? []).map(({ Prefix = "" }) => decode(Prefix));
  const unknown = folders.filter((folder) => !sites.has(folder.slice(0, -1)));
  const ours = [...sites];
  const isAbove = (folder: string) => ours.some((site) => site.startsWith(folder));
  for (const folder of unknown) if (!isAbove(folder)) addName(found, folder);
  return unknown.filter(isAbove);
}

/** Checked separately, as the listing may have stopped before it reached this name. */
async function hasOwnErrorPage({ client, sdk, bucket }: Listing): Promise<boolean> {
  const { Contents = [] } = await client.send(
    new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: ERROR_KEY, MaxKeys: 1 }),
  );
  return Contents.some(({ Key = "", ETag }) => Key === ERROR_KEY && !isErrorPage(Key, ETag));
}

/** Whether a folder contains anything. */
export async function holdsObjects(
  { client, sdk, bucket }: Listing,
  folder: string,
): Promise<boolean> {
  const { KeyCount = 0 } = await client.send(
    new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/`, MaxKeys: 1 }),
  );
  return KeyCount > 0;
}

function addName(found: ForeignObjects, name: string): void {
  if (found.names.length < MOST_NAMES) found.names.push(name);
  else found.hasMore = true;
}

async function* pagesOf(
  { client, sdk, bucket }: Listing,
  prefix: string,
): AsyncGenerator<ListObjectsV2CommandOutput> {
  let token: string | undefined;
  do {
    const page: ListObjectsV2CommandOutput = await client.send(
      new sdk.ListObjectsV2Command({
        Bucket: bucket,
        Delimiter: "/",
        EncodingType: "url",
        ...(prefix && { Prefix: prefix }),
        ...(token && { ContinuationToken: token }),
      }),
    );
    assertWhole(page);
    yield page;
    token = page.NextContinuationToken;
  } while (token);
}

/** A truncated list must not make it seem that a bucket holds only our objects. */
function assertWhole(page: ListObjectsV2CommandOutput): void {
  const { Contents = [], CommonPrefixes = [], KeyCount, IsTruncated, NextContinuationToken } = page;
  const isWhole =
    KeyCount === Contents.length + CommonPrefixes.length &&
    Boolean(IsTruncated) === (NextContinuationToken !== undefined);
  if (isWhole) return;
  throw Object.assign(new Error("A list of objects is not whole"), { name: "ForeignResponse" });
}

/** Keys are returned percent-encoded, since XML cannot contain all characters. */
function decode(key: string): string {
  return decodeURIComponent(key.replaceAll("+", " "));
}
