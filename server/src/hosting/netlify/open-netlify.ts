import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import type { DomainHosting } from "../domain-hosting.ts";
import type { PlacedSite } from "../host.ts";
import { domainHere } from "../own-domain.ts";
import type { Hosting } from "../provider.ts";
import type { RateWatch } from "../rate-watch.ts";
import { createNetlifyClient } from "./netlify-client.ts";
import { createNetlifyDomains } from "./netlify-domains.ts";
import { createNetlifyHosting } from "./netlify-hosting.ts";
import { openToken } from "./netlify-tokens.ts";
import { asGuest, operatorsHosting } from "./operators-hosting.ts";

/** The site's place at Netlify. Undefined when its token was deleted. */
export async function openNetlify(
  deps: Deps,
  site: PlacedSite,
  watch?: RateWatch,
): Promise<Hosting | undefined> {
  const token = await tokenOf(deps, site);
  if (token === undefined) return undefined;
  const { apiUrl } = deps.config.netlify;
  const hosting = createNetlifyHosting({
    apiUrl,
    silenceMs: deps.config.providerTimeoutMs,
    token,
    siteId: site.netlifySiteId ?? undefined,
    siteName: site.siteName,
    campaignTag: site.id,
    ownDomain: domainHere(site.ownDomain),
    watch,
  });
  return site.account === "default" ? operatorsHosting(hosting, deps.log) : hosting;
}

/** The same for its domain. Also undefined while there is no site. */
export async function openNetlifyDomains(
  deps: Deps,
  site: PlacedSite,
): Promise<DomainHosting | undefined> {
  const token = await tokenOf(deps, site);
  const { netlifySiteId: siteId } = site;
  if (token === undefined || siteId === null) return undefined;
  const { providerTimeoutMs: silenceMs, netlify } = deps.config;
  const client = createNetlifyClient({ apiUrl: netlify.apiUrl, token, silenceMs });
  const domains = createNetlifyDomains({ client, siteId });
  if (site.account !== "default") return domains;
  return {
    prepare: (input) => asGuest(domains.prepare(input), deps.log),
    bind: (input) => asGuest(domains.bind(input), deps.log),
    check: (input) => asGuest(domains.check(input), deps.log),
    unbind: (input) => asGuest(domains.unbind(input), deps.log),
  };
}

async function tokenOf(
  deps: Deps,
  { userId, account, netlifyTokenId: id }: PlacedSite,
): Promise<string | undefined> {
  if (account === "default") return deps.config.netlify.defaultToken;
  if (id === null) return undefined;
  return asTenant(deps.db, userId, (tx) => openToken(tx, deps, { userId, id }));
}
