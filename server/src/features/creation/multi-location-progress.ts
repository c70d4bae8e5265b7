import type { MultiLocationProgress } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import { missingAccount } from "../deployments/choose-account.ts";
import { notFound } from "../../errors.ts";
import { readAsTenant, type Db } from "../../platform/database.ts";
import { type CampaignId, findCampaign } from "../campaigns/queries.ts";

const OVERALL = {
  none: "error",
  queued: "pending",
  deploying: "processing",
  deployed: "complete",
  failed: "error",
} as const;

/** How far a multi-location site is (design.md §4). Throws 404 for what is not the user's. */
export async function multiLocationProgress(
  db: Db,
  id: CampaignId,
): Promise<MultiLocationProgress> {
  const row = await readAsTenant(db, id.userId, (reader) => findCampaign(reader, id));
  if (row?.kind !== "multi-location") throw notFound(texts.multiLocation.progressFailed);
  const { deploymentStatus: status, deploymentMessage: message } = row;
  return {
    overallStatus: OVERALL[status],
    // Made without an account (decision D3): it waits for one.
    message: status === "none" ? (missingAccount(row) ?? message) : message,
    campaignId: row.id,
    deploymentUrl: row.deploymentUrl,
  };
}
