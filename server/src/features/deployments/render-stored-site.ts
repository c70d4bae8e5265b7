import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import type { SiteFile } from "../../hosting/provider.ts";
import { findEvidence } from "../businesses/evidence-of-sites.ts";
import { findBusiness } from "../businesses/queries.ts";
import { type CampaignId, findCampaign } from "../campaigns/queries.ts";
import { indexNowKeyOf } from "../index-notices/index-now-key.ts";
import { formOfPages, isOnHttps } from "./form-of-site.ts";
import { photoFiles } from "./photo-files.ts";
import { renderSite } from "./render-site.ts";

/** The files with which a published site would be deployed now, at its address. Undefined for a site that was never published. */
export async function renderStoredSite(
  deps: Deps,
  id: CampaignId,
): Promise<SiteFile[] | undefined> {
  const claim = await asTenant(deps.db, id.userId, async (tx) => {
    const row = await findCampaign(tx, id);
    if (!row) return undefined;
    const business = (await findBusiness(tx, row))?.content ?? null;
    const stored = { ...row, business, evidence: await findEvidence(tx, row, row) };
    return { ...stored, isHttps: await isOnHttps(tx, row) };
  });
  if (!claim?.deploymentUrl) return undefined;
  const indexNowKey = indexNowKeyOf(deps, claim.siteKey);
  const form = (await formOfPages(deps, claim, claim.isHttps))?.placed ?? null;
  const { files } = await renderSite(claim, { siteUrl: claim.deploymentUrl, indexNowKey, form });
  return [...files, ...(await photoFiles(deps, id.userId, files))];
}
