import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { countOf } from "@mainstreet/contract/count";

/** How much a deployment sent: only what had changed. Empty while it has not ended well. */
export function filesSentText(deployment: CampaignDetail["deployments"][number]): string {
  const { status, filesSent } = deployment;
  if (status !== "deployed") return "";
  return `${countOf(filesSent, "file")} sent`;
}
