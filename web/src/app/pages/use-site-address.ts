import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { futureAddress } from "../../features/preview/address.ts";
import type { PreviewDraft } from "../../features/preview/draft.ts";
import { usePlannedHost } from "./use-planned-host.ts";

/** The address of a campaign's site, also before it is published. */
export function useSiteAddress(campaign: CampaignDetail, draft: PreviewDraft): string {
  const host = usePlannedHost(campaign);
  return campaign.deploymentUrl?.replace(/^https?:\/\//, "") ?? futureAddress(draft, host);
}
