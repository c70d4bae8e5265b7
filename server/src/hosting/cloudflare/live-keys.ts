import { type DomainNames, hostNamesOf } from "../domain-hosting.ts";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { cloudflareError } from "./cloudflare-error.ts";
import { deleteKeys } from "./delete-keys.ts";
import { type LiveWrite, readLive, readRecord, writeLive } from "./live-record.ts";
import type { R2Connection } from "./r2-connection.ts";

/** The record of a name in the bucket, by which the router finds its site (docs/hosts.md §1.5). */
export const liveKeyOf = (host: string): string => `live/${host}`;

/** The key of a site's own name, and its address. */
export type OwnPlace = { bucket: R2Connection; prefix: string; ownKey: string; ownUrl: string };

const withoutSlash = (url: string) => url.replace(/\/+$/, "");

/**
 * Redirects a key's visitors to an address. An existing record is replaced only when it is of this site or is a redirect itself. Throws
 * ProviderError.
 */
export async function leadTo(
  { bucket, prefix }: Pick<OwnPlace, "bucket" | "prefix">,
  key: string,
  url: string,
): Promise<void> {
  const body = Buffer.from(JSON.stringify({ to: withoutSlash(url) }));
  await replaceOwn({ bucket, prefix }, key, body);
}

async function replaceOwn(
  { bucket, prefix }: Pick<OwnPlace, "bucket" | "prefix">,
  key: string,
  body: Buffer,
): Promise<void> {
  const live = await readLive(bucket, key);
  if (live && live.prefix !== "" && live.prefix !== prefix) throw taken();
  await write(bucket, { key, body, tag: live?.tag });
}

/** Throws ProviderError when another write was faster. */
async function write(bucket: R2Connection, replaced: LiveWrite): Promise<void> {
  if (await writeLive(bucket, replaced)) return;
  const stored = await readRecord(bucket, replaced.key);
  // The first attempt succeeded, and only its response was lost.
  if (!stored?.body.equals(replaced.body))
    throw cloudflareError("unavailable", cloudflareTexts.errors.faster);
}

const taken = () => cloudflareError("conflict", cloudflareTexts.errors.faster);

/**
 * Redirects visitors of the names to the site's own address until the domain is live there. A name that serves the site already is not
 * changed. Throws ProviderError.
 */
export async function leadNames(place: OwnPlace, names: DomainNames): Promise<void> {
  for (const name of hostNamesOf(names)) {
    const live = await readLive(place.bucket, liveKeyOf(name));
    if (live?.prefix !== place.prefix) await leadTo(place, liveKeyOf(name), place.ownUrl);
  }
}

/**
 * Makes the domain show what the site's own name shows, and redirects the other name to the domain: visitors of a site that moves here are
 * never sent to another name. Throws ProviderError.
 */
export async function serveNames(
  place: OwnPlace,
  { host, alsoHost }: DomainNames,
  domainUrl: string,
): Promise<void> {
  const { bucket, prefix, ownKey } = place;
  const isHere = (await readLive(bucket, ownKey))?.prefix === prefix;
  const own = isHere ? await readRecord(bucket, ownKey) : undefined;
  // In the same bucket another token may have published the site at its domain already.
  if (own) await replaceOwn(place, liveKeyOf(host), own.body);
  if (alsoHost !== null) await leadTo(place, liveKeyOf(alsoHost), domainUrl);
}

/** Does the same again after each publication, once the names are prepared. Throws ProviderError. */
export async function refreshNames(
  place: OwnPlace,
  names: DomainNames,
  domainUrl: string,
): Promise<void> {
  const live = await readLive(place.bucket, liveKeyOf(names.host));
  if (live?.prefix === place.prefix) await serveNames(place, names, domainUrl);
}

/**
 * Writes the site's own record again. A record that a deployment has published there since is newer and stays. Throws ProviderError when
 * anything else was written.
 */
async function putBack(
  { bucket, prefix, ownKey: key }: OwnPlace,
  replaced: Pick<LiveWrite, "body" | "tag">,
): Promise<void> {
  if (await writeLive(bucket, { key, ...replaced })) return;
  if ((await readLive(bucket, key))?.prefix !== prefix)
    throw cloudflareError("unavailable", cloudflareTexts.errors.faster);
}

/**
 * Deletes the records of the names. The site's own name then serves what the domain served, until the next deployment. Throws
 * ProviderError.
 */
export async function forgetNames(place: OwnPlace, names: DomainNames): Promise<void> {
  const { host } = names;
  const { bucket, prefix, ownKey } = place;
  const isServed = (await readLive(bucket, liveKeyOf(host)))?.prefix === prefix;
  const served = isServed ? await readRecord(bucket, liveKeyOf(host)) : undefined;
  const own = await readLive(bucket, ownKey);
  // A record without a prefix is a redirect.
  if (served && own?.prefix === "") await putBack(place, { body: served.body, tag: own.tag });
  for (const name of hostNamesOf(names)) {
    const live = await readLive(bucket, liveKeyOf(name));
    if (live && (live.prefix === "" || live.prefix === prefix))
      await deleteKeys(bucket, [liveKeyOf(name)]);
  }
}
