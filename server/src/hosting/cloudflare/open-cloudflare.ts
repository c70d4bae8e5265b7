import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import type { DomainHosting } from "../domain-hosting.ts";
import type { Location, PlacedSite } from "../host.ts";
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
import { openToken, saveSettings, type TokenId, type OpenToken } from "./cloudflare-tokens.ts";
import { routerDigest } from "./router-script.ts";
import { uploadRouter } from "./set-up-account.ts";

/** A token keeps its account and domain, so with the name of the site it says where the site is. */
export function targetOf({ hostCredentialsId, siteName }: Location): string | null {
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
    isReached: (host) => isReached(domainUrlOf(host, endpoint), options),
  });
}

type OpenSite = { options: CloudflareTarget; hosting: Hosting };

async function openSite(deps: Deps, site: PlacedSite): Promise<OpenSite | undefined> {
  const { userId, hostCredentialsId: id } = site;
  const target = targetOf(site);
  if (!id || target === null) return undefined;
  const opened = await asTenant(deps.db, userId, (tx) => openToken(tx, deps, { userId, id }));
  if (!opened) return undefined;
  const { token, settings, storedAt } = opened;
  const keepsFiles = await isSameBucket(deps, { userId, id: site.liveAt ?? null }, settings);
  const { providerTimeoutMs: silenceMs, cloudflare } = deps.config;
  const options: CloudflareTarget = {
    ...settings,
    token,
    storedAt,
    silenceMs,
    endpoint: cloudflare.emulator,
    siteId: site.id,
    siteName: site.siteName,
    ownDomain: site.ownDomain ?? undefined,
    target,
    keepsFiles,
    refreshRouter: () => refreshRouter(deps, { userId, id }, opened),
  };
  return { options, hosting: createCloudflareHosting(options) };
}

type MaybeToken = { userId: string; id: string | null };

/** Whether a token leads to the same bucket, where the files of a site are one set for all of its addresses. */
async function isSameBucket(
  deps: Deps,
  { userId, id }: MaybeToken,
  { accountId, bucket }: OpenToken["settings"],
): Promise<boolean> {
  if (id === null) return false;
  const other = await asTenant(deps.db, userId, (tx) => openToken(tx, deps, { userId, id }));
  return other?.settings.accountId === accountId && other.settings.bucket === bucket;
}

/** After an update of ours the first deployment of an account uploads the newer Worker. */
async function refreshRouter(deps: Deps, id: TokenId, { token, settings }: OpenToken) {
  const { accountId, bucket, workersHost: host } = settings;
  const digest = routerDigest({ bucket, host });
  if (settings.routerDigest === digest) return;
  const { apiUrl } = deps.config.cloudflare;
  const client = createCloudflareClient({
    apiUrl,
    token,
    silenceMs: deps.config.providerTimeoutMs,
  });
  await uploadRouter(client, { accountId, name: bucket, host });
  await saveSettings(deps.db, id, { ...settings, routerDigest: digest });
}
