import type { OwnDomain } from "../own-domain.ts";
import type { Hosting, Prepared, Redirected, RedirectInput, SiteFile } from "../provider.ts";
import { isProviderError, type ProviderError } from "../../provider-error.ts";
import type { RateWatch } from "../rate-watch.ts";
import { findOrCreateSite, findSite } from "./find-or-create-site.ts";
import { type SiteResponse, siteResponse } from "./netlify-responses.ts";
import { netlifyError } from "./netlify-error.ts";
import { createNetlifyClient, type NetlifyClient } from "./netlify-client.ts";
import { publishVersion } from "./publish-version.ts";
import { siteNameCandidates } from "./site-name.ts";

/**
 * `siteId`: the saved site, if any. `siteName` and `campaignTag` form the name of a new one: a readable stem and a stable suffix. `watch`
 * reads Netlify's limits.
 */
export type NetlifyTarget = {
  apiUrl: string;
  token: string;
  siteId?: string | undefined;
  siteName: string;
  campaignTag: string;
  /** The domain that we have bound, if any. */
  ownDomain?: OwnDomain | undefined;
  watch?: RateWatch | undefined;
  silenceMs?: number | undefined;
};

function presentSite(site: SiteResponse, ownDomain?: OwnDomain): Prepared {
  const siteUrl = addressOf(site, ownDomain);
  const domain = ownDomain?.isLive && isSet(site, ownDomain) ? { domainUrl: siteUrl } : {};
  const { id: siteId, name: siteName } = site;
  return { siteUrl, ...domain, ...formerAddress(site, siteUrl), siteId, siteName };
}

/** A bound domain without a certificate, or one that is being removed, is not the address of the site. */
function addressOf(site: SiteResponse, ownDomain?: OwnDomain): string {
  const { default_domain: own } = site;
  const url = new URL(site.ssl_url || site.url);
  if (ownDomain && !ownDomain.isLive && isSet(site, ownDomain) && own) url.host = own;
  return url.href.replace(/\/*$/, "/");
}

const isSet = ({ custom_domain: domain }: SiteResponse, { host, alsoHost }: OwnDomain): boolean =>
  domain === host || (alsoHost !== null && domain === alsoHost);

/** A site with a domain is still served under its own name. */
function formerAddress(
  { default_domain: own }: SiteResponse,
  siteUrl: string,
): { formerUrl?: string } {
  return own && own !== new URL(siteUrl).hostname ? { formerUrl: `https://${own}/` } : {};
}

/** Finds the site of an attempt whose response was lost before its id was saved. */
async function findLostSite(
  client: NetlifyClient,
  names: string[],
): Promise<SiteResponse | undefined> {
  for (const name of names) {
    const site = await findSite(client, name);
    if (site) return site;
  }
  return undefined;
}

async function findById(client: NetlifyClient, id: string): Promise<SiteResponse | undefined> {
  try {
    return await client.read({ method: "GET", path: `/sites/${id}` }, siteResponse);
  } catch (error) {
    if (isProviderError(error, "missing-target")) return undefined;
    throw error;
  }
}

/** The one file of a site that only redirects: a permanent redirect of each path to the same path. */
function redirectsTo({ to }: Pick<RedirectInput, "to">): SiteFile {
  const content = Buffer.from(`/* ${to}:splat 301!\n`);
  const [contentType, cacheControl] = ["text/plain; charset=utf-8", "no-cache"];
  return { path: "_redirects", content, contentType, cacheControl };
}

async function redirectSite(
  client: NetlifyClient,
  id: string | undefined,
  input: RedirectInput,
): Promise<Redirected | undefined> {
  const site = id && (await findById(client, id));
  if (!site) return undefined;
  const files = [redirectsTo(input)];
  const { state } = await publishVersion(client, site, { ...input, files });
  return { kind: "redirect", state };
}

async function deleteSite(client: NetlifyClient, id: string): Promise<void> {
  try {
    await client.send({ method: "DELETE", path: `/sites/${id}` });
  } catch (error) {
    if (!isProviderError(error, "missing-target")) throw error;
  }
}

/** The empty site is deleted, as nothing will be deployed to it for a long time. */
function withDiscard(
  client: NetlifyClient,
  { id }: SiteResponse,
  error: ProviderError,
): ProviderError {
  const { kind, message, cause } = error;
  return netlifyError(kind, message, { cause, discard: () => deleteSite(client, id) });
}

/**
 * Publishing to a Netlify account by digest deploys (docs/providers.md §1.2): atomic, and only what Netlify lacks is uploaded. A saved site
 * that was deleted is `missing-target`; no other is created instead.
 */
export function createNetlifyHosting(target: NetlifyTarget): Hosting {
  const client = createNetlifyClient(target);
  const names = siteNameCandidates(target.siteName, target.campaignTag);
  let { siteId } = target;
  let opened: SiteResponse | undefined;
  let isNew = false;

  async function openSite(): Promise<SiteResponse> {
    if (siteId) return client.read({ method: "GET", path: `/sites/${siteId}` }, siteResponse);
    const found = await findOrCreateSite(client, names);
    siteId = found.site.id;
    isNew = found.isNew;
    return found.site;
  }

  return {
    async prepare() {
      opened = await openSite();
      return presentSite(opened, target.ownDomain);
    },
    async publish(input) {
      // The site that prepare has just read is used once more, since Netlify limits requests.
      const site = opened ?? (await openSite());
      opened = undefined;
      try {
        return await publishVersion(client, site, input);
      } catch (error) {
        throw isNew && isProviderError(error, "quota") ? withDiscard(client, site, error) : error;
      }
    },
    redirect: (input) => redirectSite(client, siteId ?? input.previous?.target, input),
    async remove(previous) {
      const id = siteId ?? previous?.target ?? (await findLostSite(client, names))?.id;
      if (id) await deleteSite(client, id);
    },
  };
}
