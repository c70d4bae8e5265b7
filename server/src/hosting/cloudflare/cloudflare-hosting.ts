import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { DEFAULT_TIMEOUT_MS, sleep } from "../../platform/http-client/backoff.ts";
import { sendRequest } from "../../platform/http-client/send-request.ts";
import { isProviderError, ProviderError } from "../../provider-error.ts";
import { createCurrentCheck } from "../current-check.ts";
import type { Hosting, HostingState, Published } from "../provider.ts";
import { cloudflareError } from "./cloudflare-error.ts";
import { deleteKeys } from "./delete-keys.ts";
import { listKeys } from "./list-blobs.ts";
import { readLive } from "./live-record.ts";
import { redirectSite } from "./redirect-site.ts";
import { publishSite, type StoredSite } from "./publish-site.ts";
import { openR2, type R2Place } from "./r2-connection.ts";
import { sweepSite } from "./sweep-site.ts";

/**
 * `siteId` names its files in the bucket, and `siteName` is the label under the domain, or its folder on the Worker's own host:
 * both come from the server alone. `target` is the place in hosting states.
 */
export type CloudflareTarget = R2Place & {
  siteId: string;
  siteName: string;
  target: string;
  /** '' where sites are at `workersHost`. */
  zone: string;
  workersHost: string;
  /** The same bucket serves the site at another address, from the same files. */
  keepsFiles?: boolean;
  /** Brings the Worker up to date, where a newer one is to be uploaded. */
  refreshRouter: () => Promise<void>;
};

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const SITE_ID = /^[0-9a-f-]{36}$/;
/** Longer than a Worker may show the version before. What takes longer is checked by later tries of the deployment. */
const VISIBLE_LIMIT_MS = 10_000;
const VISIT_TIMEOUT_MS = 5_000;
const VISIBLE_PAUSE_MS = 1_000;
const SWEEP_EVERY = 10;

/** Where a site is reached. Over http with a port where Cloudflare is emulated. */
export function addressOf({ siteName, zone, workersHost, endpoint }: CloudflareTarget): URL {
  const port = endpoint ? `:${endpoint.port}` : "";
  const scheme = endpoint ? "http" : "https";
  const [host, path] = zone === "" ? [workersHost, `${siteName}/`] : [`${siteName}.${zone}`, ""];
  return new URL(`${scheme}://${host}${port}/${path}`);
}

/**
 * Publishing to the user's own Cloudflare account (docs/hosts.md §1): files in an R2 bucket, which one Worker serves. No call of the
 * REST API is made for a site. Throws ProviderError, and Error for an unsafe name.
 */
export function createCloudflareHosting(options: CloudflareTarget): Hosting {
  const { siteId, siteName, zone, workersHost, target } = options;
  if (!SITE_ID.test(siteId) || !LABEL.test(siteName)) throw new Error("A site needs a plain name");
  const liveKey = zone === "" ? `live/${workersHost}/${siteName}` : `live/${siteName}.${zone}`;
  const site: StoredSite = { bucket: openR2(options), target, prefix: `s/${siteId}/`, liveKey };
  return {
    async prepare() {
      await options.refreshRouter();
      return { siteUrl: addressOf(options).href };
    },
    async publish(input) {
      const published = await publishSite(site, input);
      // Domain, route and certificate are proven once; after that a switch is only a write.
      const isFirst = input.previous?.target !== target || input.previous.version === undefined;
      if (isFirst && published.state.version) await awaitVisible(options, published.state.version);
      return sweepWhenDue(site, published, input.isCurrent);
    },
    redirect: (input) => redirectSite(site, input),
    remove: (previous) => removeSite(site, previous, options),
  };
}

/**
 * Old files go after every tenth version, by the deployment that has just switched the site, so never during another one. What
 * cannot be deleted now waits for the next version: the site itself is published.
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

/** Waits until the address shows the version. Throws ProviderError, `not-ready` when it does not in time. */
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
  const { host, origin, pathname } = addressOf(options);
  const response = await sendRequest({
    origin: options.endpoint ?? new URL(origin),
    method: "HEAD",
    path: pathname,
    headers: { host, "user-agent": "Mainstreet" },
    timeoutMs: Math.min(VISIT_TIMEOUT_MS, options.silenceMs ?? DEFAULT_TIMEOUT_MS),
  });
  return "headers" in response ? response.headers["x-site-version"] : undefined;
}

/** Visitors first: the record in force goes before the files. One of another site at this place stays. Throws ProviderError. */
async function removeSite(
  site: StoredSite,
  previous: HostingState | null,
  { keepsFiles }: Pick<CloudflareTarget, "keepsFiles">,
): Promise<void> {
  if (previous?.target !== site.target) return;
  const { bucket, prefix, liveKey } = site;
  try {
    const live = await readLive(bucket, liveKey);
    if (live?.prefix === prefix) await deleteKeys(bucket, [liveKey]);
    if (keepsFiles) return;
    await deleteKeys(bucket, await listKeys(bucket, prefix));
  } catch (error) {
    // Without the bucket there is no site.
    if (!isProviderError(error, "missing-target")) throw error;
  }
}
