import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import type { PlacedSite } from "../host.ts";
import type { Hosting } from "../provider.ts";
import type { RateWatch } from "../rate-watch.ts";
import { createNetlifyHosting } from "./netlify-hosting.ts";
import { openToken } from "./netlify-tokens.ts";
import { operatorsHosting } from "./operators-hosting.ts";

/** The site's place at Netlify. Undefined when its token was deleted. */
export async function openNetlify(
  deps: Deps,
  site: PlacedSite,
  watch?: RateWatch,
): Promise<Hosting | undefined> {
  const token = await tokenOf(deps, site);
  if (token === undefined) return undefined;
  const hosting = createNetlifyHosting({
    apiUrl: deps.config.netlify.apiUrl,
    silenceMs: deps.config.providerTimeoutMs,
    token,
    siteId: site.netlifySiteId ?? undefined,
    siteName: site.siteName,
    campaignTag: site.id,
    watch,
  });
  return site.account === "default" ? operatorsHosting(hosting, deps.log) : hosting;
}

async function tokenOf(
  deps: Deps,
  { userId, account, netlifyTokenId: id }: PlacedSite,
): Promise<string | undefined> {
  if (account === "default") return deps.config.netlify.defaultToken;
  if (id === null) return undefined;
  return asTenant(deps.db, userId, (tx) => openToken(tx, deps, { userId, id }));
}
