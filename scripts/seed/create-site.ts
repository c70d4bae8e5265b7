import { createCampaign, getCampaign } from "../../contract/src/campaigns.ts";
import type { RequestOf } from "../../contract/src/endpoint.ts";
import { call, eventually } from "./call.ts";
import type { Agency } from "./open-agency.ts";

export type SiteRequest = RequestOf<typeof createCampaign>["body"];

/** Creates one site; returns its id. */
export async function createSeedSite(agency: Agency, body: SiteRequest): Promise<string> {
  return (await call(agency, createCampaign, { body })).id;
}

/** Creates sites one after the other and waits until each is live or failed; returns their ids. */
export async function publishSeedSites(agency: Agency, sites: SiteRequest[]): Promise<string[]> {
  const ids: string[] = [];
  for (const site of sites) ids.push(await createSeedSite(agency, site));
  for (const id of ids) await settled(agency, id);
  return ids;
}

/** Waits until a site is live or failed. */
export async function settled(agency: Agency, id: string): Promise<void> {
  await eventually("a deployment that has ended", async () => {
    const { deploymentStatus: status } = await call(agency, getCampaign, { params: { id } });
    return status === "deployed" || status === "failed" ? status : undefined;
  });
}
