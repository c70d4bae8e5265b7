import { z } from "zod";
import { isProviderError } from "../../provider-error.ts";
import { type SiteResponse, siteResponse } from "./netlify-responses.ts";
import type { NetlifyClient } from "./netlify-client.ts";

/** The site of exactly this name among those the token's user owns or shares, if there is one. */
export async function findSite(
  client: NetlifyClient,
  name: string,
): Promise<SiteResponse | undefined> {
  const path = `/sites?filter=all&name=${encodeURIComponent(name)}&per_page=100`;
  const sites = await client.read({ method: "GET", path }, z.array(siteResponse));
  return sites.find((site) => site.name === name);
}

/** `isNew`: created by this call. */
type OpenedSite = { site: SiteResponse; isNew: boolean };

async function createOrFind(client: NetlifyClient, name: string): Promise<OpenedSite> {
  try {
    const call = { method: "POST", path: "/sites", body: { name } } as const;
    return { site: await client.read(call, siteResponse), isNew: true };
  } catch (error) {
    const mayExist = isProviderError(error, "rejected", "timeout", "unavailable");
    const site = mayExist ? await findSite(client, name) : undefined;
    if (site) return { site, isNew: false };
    throw error;
  }
}

/**
 * Creates the site under the first free of `names`. When a site of our own has a name, that is the wanted site: an earlier attempt created
 * it and its response, or the process, was lost. So no attempt ever creates a second site. Throws ProviderError.
 */
export async function findOrCreateSite(
  client: NetlifyClient,
  names: string[],
): Promise<OpenedSite> {
  let refusal: unknown;
  for (const name of names) {
    try {
      return await createOrFind(client, name);
    } catch (error) {
      if (!isProviderError(error, "rejected")) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
