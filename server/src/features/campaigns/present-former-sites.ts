import type { FormerSite } from "@mainstreet/contract/former-sites";
import type { CampaignRow } from "./queries.ts";

type StoredSite = CampaignRow["formerSites"][number];

/** The places that a campaign has left but where a site or redirect of it remains, the oldest first. */
export function presentFormerSites(
  row: Pick<CampaignRow, "formerSites" | "deploymentUrl">,
): FormerSite[] {
  return row.formerSites
    .filter(({ url }) => url !== "")
    .map((former) => ({
      id: former.id,
      deploymentType: former.deploymentType,
      url: former.url,
      status: statusOf(former, row),
      to: former.redirect?.to ?? null,
      since: former.redirect?.since ?? null,
      message: former.message,
    }));
}

function statusOf(
  { isUnwanted, redirect, url, account, domain }: StoredSite,
  { deploymentUrl }: Pick<CampaignRow, "deploymentUrl">,
): FormerSite["status"] {
  if (domain) return "domain";
  if (isUnwanted) return "removing";
  if (redirect) return redirect.kind;
  if (url === deploymentUrl) return "live";
  // Sites that have moved away are always removed from the operator's account.
  return account === "default" ? "removing" : "waiting";
}
