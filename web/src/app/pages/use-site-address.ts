import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { addressOf } from "../../features/preview/address.ts";
import type { PreviewDraft } from "../../features/preview/draft.ts";
import { usePublicConfig } from "../../lib/public-config.ts";

/** Where a campaign's site is, or will be. */
export function useSiteAddress(campaign: CampaignDetail, draft: PreviewDraft): string {
  const config = usePublicConfig().data;
  const host = { choice: campaign, isSandbox: config?.sandbox !== undefined };
  return campaign.deploymentUrl?.replace(/^https?:\/\//, "") ?? addressOf(draft, host);
}
