import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { DEFAULT_TIMEOUT_MS, sleep } from "../../platform/http-client/backoff.ts";
import { sendRequest, USER_AGENT } from "../../platform/http-client/send-request.ts";
import { isProviderError, ProviderError } from "../../provider-error.ts";
import { createCurrentCheck } from "../current-check.ts";
import type { OwnDomain } from "../own-domain.ts";
import type { Hosting, HostingState, Published } from "../provider.ts";
import { cloudflareError } from "./cloudflare-error.ts";
import { deleteKeys } from "./delete-keys.ts";
import { listKeys } from "./list-blobs.ts";
import { liveKeyOf, leadTo, type OwnPlace, refreshNames } from "./live-keys.ts";
import { readLive } from "./live-record.ts";
import { redirectSite } from "./redirect-site.ts";
import { publishR2Site, type StoredSite } from "./publish-site.ts";
import { openR2, type R2Place } from "./r2-connection.ts";
import { sweepSite } from "./sweep-site.ts";

/**
 * `siteId` names its files in the bucket, and `siteName` is the label under the domain, or its folder on the Worker's own host: only the
 * server chooses them. `target` names the place in hosting states.
 */
export type CloudflareTarget = R2Place & {
  siteId: string;
  siteName: string;
  target: string;
  /** '' when sites are served at `workersHost`. */
  zone: string;
  workersHost: string;
  /**
   * What stays when the site is removed here, because the site is still served from the same bucket: its files for another address, or
   * everything for this same address.
   */
  keeps?: "nothing" | "files" | "everything";
  /** False while another address may show files of an older version. */
  maySweep?: boolean;
  /** Its own domain; once that is live, it is the site's address, and the site's other names redirect to it. */
  ownDomain?: OwnDomain | undefined;
  /** A domain that another place still serves, and that this place is ready to serve. */
  comingDomain?: OwnDomain | undefined;
  /** Uploads the Worker if there is a newer version of it. */
  refreshRouter: () => Promise<void>;
};

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const SITE_ID = /^[0-9a-f-]{36}$/;
/** How long a Worker may cache the record of a name (router/src/router.js). */
const REMEMBERED_MS = 5_500;
/** Longer than a Worker may show the version before. If it takes longer, later attempts of the deployment check it. */
const VISIBLE_LIMIT_MS = 10_000;
const VISIT_TIMEOUT_MS = 5_000;
const VISIBLE_PAUSE_MS = 1_000;
const SWEEP_EVERY = 10;

type Named = Pick<CloudflareTarget, "siteName" | "zone" | "workersHost" | "endpoint">;

/** The address of a site without a domain of its own. */
function ownAddress({ siteName, zone, workersHost, endpoint }: Named): URL {
  const [host, path] = zone === "" ? [workersHost, `${siteName}/`] : [`${siteName}.${zone}`, ""];
  return new URL(path, urlOf(host, endpoint));
}

/** Uses http with a port when Cloudflare is emulated. */
const urlOf = (host: string, endpoint: URL | undefined): URL =>
  new URL(endpoint ? `http://${host}:${endpoint.port}/` : `https://${host}/`);

/** The address of an own domain. Browsers reach the emulator by every name below localhost. */
export const domainUrlOf = (host: string, endpoint: URL | undefined): URL =>
  urlOf(endpoint ? `${host}.localhost` : host, endpoint);

/** The present address of a site. */
export function presentAddressOf(options: CloudflareTarget): URL {
  const { ownDomain, endpoint } = options;
  return ownDomain?.isLive ? domainUrlOf(ownDomain.host, endpoint) : ownAddress(options);
}

const ownKeyOf = ({ siteName, zone, workersHost }: Named): string =>
  liveKeyOf(zone === "" ? `${workersHost}/${siteName}` : `${siteName}.${zone}`);

/** The site's place in the bucket and its own address, without domains. Throws Error for an unsafe name. */
export function ownPlaceOf(options: Named & R2Place & { siteId: string }): OwnPlace {
  const { siteId, siteName } = options;
  if (!SITE_ID.test(siteId) || !LABEL.test(siteName)) throw new Error("A site needs a plain name");
  return {
    bucket: openR2(options),
    prefix: `s/${siteId}/`,
    ownKey: ownKeyOf(options),
    ownUrl: ownAddress(options).href,
  };
}

/**
 * Publishing to the user's own Cloudflare account (docs/hosts.md §1): files in an R2 bucket, served by one Worker. Publishing a site makes
 * no call of the REST API. Throws ProviderError, and Error for an unsafe name.
 */
export function createCloudflareHosting(options: CloudflareTarget): Hosting {
  const { target } = options;
  const place = ownPlaceOf(options);
  const { bucket, prefix, ownKey, ownUrl } = place;
  const ownDomain = options.ownDomain?.isLive ? options.ownDomain : undefined;
  const domain = ownDomain?.host;
  const liveKey = domain === undefined ? ownKey : liveKeyOf(domain);
  const site: StoredSite = { bucket, target, prefix, liveKey, domain };
  return {
    async prepare() {
      await options.refreshRouter();
      const domainUrl = domain && domainUrlOf(domain, options.endpoint).href;
      return { siteUrl: ownUrl, ...(domainUrl && { domainUrl }) };
    },
    async publish(input) {
      const published = await publishR2Site(site, input);
      const { previous } = input;
      const isMoved = previous?.domain !== domain;
      // Domain, route and certificate are checked only for the first publication; after that a switch is only a write.
      const isFirst = previous?.target !== target || previous.version === undefined || isMoved;
      if (isFirst && published.state.version) await awaitVisible(options, published.state.version);
      if (ownDomain && isMoved) await leadHere(place, ownDomain, options.endpoint);
      const { comingDomain: coming } = options;
      if (coming)
        await refreshNames(place, coming, domainUrlOf(coming.host, options.endpoint).href);
      if (options.maySweep === false) return published;
      return sweepWhenDue(site, published, input.isCurrent);
    },
    redirect: (input) => redirectSite(site, input),
    remove: (previous) => removeSite(site, previous, options),
  };
}

/**
 * Called once the site is live at its domain: redirects its other names to the domain. Until now the domain redirected to the site's own
 * name.
 */
async function leadHere(
  place: OwnPlace,
  { host, alsoHost }: OwnDomain,
  endpoint: URL | undefined,
): Promise<void> {
  // A Worker that still has the domain's redirect to the site's own name in its cache would send visitors in a circle.
  await sleep(REMEMBERED_MS);
  const url = domainUrlOf(host, endpoint).href;
  await leadTo(place, place.ownKey, url);
  if (alsoHost !== null) await leadTo(place, liveKeyOf(alsoHost), url);
}

/**
 * Old files are deleted after every tenth version, by the deployment that has just switched the site, so never during another one. If
 * deleting fails, the next version tries again: the site itself is published.
 */
async function sweepWhenDue(
  site: StoredSite,
  published: Published,
  isCurrent: () => Promise<boolean>,
): Promise<Published> {
  const { state } = published;
  if ((state.unswept ?? 0) < SWEEP_EVERY) return published;
  try {
    await sweepSite(site, createCurrentCheck(isCurrent));
    return { ...published, state: { ...state, unswept: 0 } };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return published;
  }
}

/** Waits until the address shows the version. Throws ProviderError, `not-ready` when that takes too long. */
async function awaitVisible(options: CloudflareTarget, version: string): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += VISIBLE_PAUSE_MS) {
    const sentAt = performance.now();
    if ((await shownVersion(options)) === version) return;
    waitedMs += performance.now() - sentAt;
    if (waitedMs >= VISIBLE_LIMIT_MS)
      throw cloudflareError("not-ready", cloudflareTexts.errors.notVisible);
    await sleep(VISIBLE_PAUSE_MS);
  }
}

async function shownVersion(options: CloudflareTarget): Promise<unknown> {
  return (await visit(presentAddressOf(options), options))?.headers["x-site-version"];
}

/** Whether visitors of an address reach our Worker: it shows a site, or redirects to one. */
export async function isReached(address: URL, options: Visitor): Promise<boolean> {
  const response = await visit(address, options);
  if (!response) return false;
  const version = response.headers["x-site-version"];
  return response.status === 301 || (version !== undefined && version !== "none");
}

type Visitor = Pick<CloudflareTarget, "endpoint" | "silenceMs">;

async function visit({ host, origin, pathname }: URL, { endpoint, silenceMs }: Visitor) {
  const response = await sendRequest({
    origin: endpoint ?? new URL(origin),
    method: "HEAD",
    path: pathname,
    headers: { host, "user-agent": USER_AGENT },
    timeoutMs: Math.min(VISIT_TIMEOUT_MS, silenceMs ?? DEFAULT_TIMEOUT_MS),
  });
  return "headers" in response ? response : undefined;
}

/**
 * Deletes the record in force before the files, so that visitors never see a broken site. The record of another site at this place stays.
 * Throws ProviderError.
 */
async function removeSite(
  site: StoredSite,
  previous: HostingState | null,
  { keeps }: Pick<CloudflareTarget, "keeps">,
): Promise<void> {
  if (previous?.target !== site.target || keeps === "everything") return;
  const { bucket, prefix, liveKey } = site;
  try {
    const live = await readLive(bucket, liveKey);
    if (live?.prefix === prefix) await deleteKeys(bucket, [liveKey]);
    if (keeps === "files") return;
    await deleteKeys(bucket, await listKeys(bucket, prefix));
  } catch (error) {
    // Without the bucket there is no site to remove.
    if (!isProviderError(error, "missing-target")) throw error;
  }
}
