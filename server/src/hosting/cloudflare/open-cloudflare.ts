import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import type { DomainHosting } from "../domain-hosting.ts";
import type { FormerSiteRecord } from "../former-site.ts";
import type { LiveAt, HostingLocation, PlacedSite } from "../host.ts";
import { domainHere } from "../own-domain.ts";
import type { Hosting } from "../provider.ts";
import { createCloudflareClient } from "./cloudflare-client.ts";
import { createCloudflareDomains } from "./cloudflare-domains.ts";
import {
  type CloudflareTarget,
  createCloudflareHosting,
  domainUrlOf,
  isReached,
  ownPlaceOf,
} from "./cloudflare-hosting.ts";
import {
  openToken,
  saveAccountSettings,
  type TokenId,
  type OpenToken,
} from "./cloudflare-tokens.ts";
import { routerDigest } from "./router-script.ts";
import { uploadRouter, workersHost } from "./set-up-account.ts";

/** The account and domain of a token never change, so together with the name of the site it identifies the place. */
export function targetOf({ hostCredentialsId, siteName }: HostingLocation): string | null {
  return hostCredentialsId ? `${hostCredentialsId}/${siteName}` : null;
}

/** The site's place in its owner's account. Undefined when the token was deleted. */
export async function openCloudflare(deps: Deps, site: PlacedSite): Promise<Hosting | undefined> {
  return (await openSite(deps, site))?.hosting;
}

/** The same for its domain. */
export async function openCloudflareDomains(
  deps: Deps,
  site: PlacedSite,
): Promise<DomainHosting | undefined> {
  const opened = await openSite(deps, site);
  if (!opened) return undefined;
  const { options } = opened;
  const { apiUrl } = deps.config.cloudflare;
  const { token, silenceMs, accountId, bucket: service, zone, endpoint } = options;
  return createCloudflareDomains({
    client: createCloudflareClient({ apiUrl, token, silenceMs }),
    accountId,
    service,
    zone,
    place: ownPlaceOf(options),
    isMoving: options.comingDomain !== undefined,
    shared: opened.shared,
    urlOf: (host) => domainUrlOf(host, endpoint).href,
    isReached: (host) => isReached(domainUrlOf(host, endpoint), options),
  });
}

type OpenSite = {
  options: CloudflareTarget;
  hosting: Hosting;
  shared: { bucket: boolean; zone: boolean };
};

async function openSite(deps: Deps, site: PlacedSite): Promise<OpenSite | undefined> {
  const { userId, hostCredentialsId: id } = site;
  const target = targetOf(site);
  if (!id || target === null) return undefined;
  const opened = await asTenant(deps.db, userId, (tx) => openToken(tx, deps, { userId, id }));
  if (!opened) return undefined;
  const { token, settings, storedAt } = opened;
  const present = await placeOf(deps, userId, site.liveAt);
  const { providerTimeoutMs: silenceMs, cloudflare } = deps.config;
  const options: CloudflareTarget = {
    ...settings,
    token,
    storedAt,
    silenceMs,
    endpoint: cloudflare.emulator,
    siteId: site.id,
    siteName: site.siteName,
    ownDomain: domainHere(site.ownDomain),
    ...(site.ownDomain?.movingUrl !== undefined && { comingDomain: site.ownDomain }),
    target,
    keeps: kept({ ...settings, siteName: site.siteName }, present),
    maySweep: !site.formerSites?.some(mayShowFiles),
    refreshRouter: () => refreshRouter(deps, { userId, id }, opened),
  };
  const hosting = createCloudflareHosting(options);
  const bucket = options.keeps !== "nothing";
  return { options, hosting, shared: { bucket, zone: bucket && settings.zone === present?.zone } };
}

type Present = Pick<LiveAt, "siteName"> & OpenToken["settings"];

/** Where the site of a campaign is now; undefined when that is not at Cloudflare. */
async function placeOf(
  deps: Deps,
  userId: string,
  liveAt: LiveAt | undefined,
): Promise<Present | undefined> {
  const { hostCredentialsId: id = null, siteName = "" } = liveAt ?? {};
  if (id === null) return undefined;
  const other = await asTenant(deps.db, userId, (tx) => openToken(tx, deps, { userId, id }));
  return other && { ...other.settings, siteName };
}

/** What a former place shares with the present one at another token of the same account. With the same domain both are the same place. */
function kept(former: Present, present: Present | undefined) {
  if (former.accountId !== present?.accountId || former.bucket !== present.bucket) return "nothing";
  const isSameHost = former.zone === present.zone && former.siteName === present.siteName;
  return isSameHost ? "everything" : "files";
}

/** A former place without a redirect may still serve the site's files, and a sweep does not know which. */
const mayShowFiles = ({ deploymentType, redirect }: FormerSiteRecord) =>
  deploymentType === "cloudflare" && redirect === undefined;

/** After an update of ours the first deployment of an account uploads the newer Worker. */
async function refreshRouter({ db, config }: Deps, id: TokenId, { token, settings }: OpenToken) {
  const { accountId, bucket: name } = settings;
  const known = { bucket: name, host: settings.workersHost };
  if (settings.routerDigest === routerDigest(known)) return;
  const { apiUrl, workersSuffix } = config.cloudflare;
  const client = createCloudflareClient({ apiUrl, token, silenceMs: config.providerTimeoutMs });
  // The account may have got its workers.dev name since, and another token of the account trial sites, which this same Worker serves.
  const host = known.host || (await workersHost(client, { accountId, name, workersSuffix }));
  await uploadRouter(client, { accountId, name, host });
  const digest = routerDigest({ bucket: name, host });
  await saveAccountSettings(db, id, { ...settings, workersHost: host, routerDigest: digest });
}
