import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { addressOf } from "../../features/preview/address.ts";
import type { PreviewDraft } from "../../features/preview/draft.ts";
import { usePlannedHost } from "./use-planned-host.ts";

/** Where a campaign's site is, or will be. */
export function useSiteAddress(campaign: CampaignDetail, draft: PreviewDraft): string {
  const host = usePlannedHost(campaign);
  return campaign.deploymentUrl?.replace(/^https?:\/\//, "") ?? addressOf(draft, host);
}
