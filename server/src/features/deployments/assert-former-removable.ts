import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import type { Deps } from "../../deps.ts";
import { conflict } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { type CampaignId, type CampaignRow, findCampaign } from "../campaigns/queries.ts";
import type { PlacedSite } from "../../hosting/host.ts";
import { hosts } from "../../hosting/registry.ts";
import { takeDownFormer } from "./take-down-former.ts";

type Folder = Pick<CampaignRow, "awsBucketName" | "sitePrefix">;
type Standing = Omit<PlacedSite, "userId"> & { url: string };

/** A file that no site contains. Deleting it changes nothing and proves that the site's own files may be deleted. */
const NO_FILE = ".removal-check";

/**
 * Throws 409 when a campaign shall move to another folder while one of its own sites in a bucket cannot be removed: otherwise one
 * credit would pay for many sites. Throws ProviderError when the provider does not respond. Nothing is changed.
 */
export async function assertFormerRemovable(
  deps: Deps,
  id: CampaignId,
  next: Folder,
): Promise<void> {
  const row = await asTenant(deps.db, id.userId, (tx) => findCampaign(tx, id));
  if (!row || row.sitePrefix === next.sitePrefix) return;
  for (const site of sitesInFolders(row)) {
    const { targetOf } = hosts[site.deploymentType];
    const target = targetOf(site);
    if (target === null || target === targetOf({ ...site, ...next })) continue;
    const hostingState = { target, manifest: { [NO_FILE]: "" } };
    const probe = { ...site, hostingState, message: "", keepsPolicy: true };
    const refusal = await takeDownFormer(deps, row, probe);
    if (refusal?.isPassing) throw refusal.error;
    if (refusal)
      throw conflict(
        "FORMER_SITE_STAYS",
        awsTexts.deployment.formerStays(site.url || target, refusal.message),
      );
  }
}

/** The sites of the campaign that are, as far as we know, online in folders: at its present place and at those that it has left. */
function sitesInFolders(row: CampaignRow): Standing[] {
  const here = { ...row, url: row.deploymentUrl ?? "" };
  const standing: Standing[] = row.hostingState === null ? [] : [here];
  // A place that only redirects is no site.
  const left = row.formerSites.filter(({ redirect }) => redirect === undefined);
  return [...standing, ...left].filter(
    ({ deploymentType }) => hosts[deploymentType].claimFolder !== undefined,
  );
}
