import type { Removal } from "@mainstreet/contract/removal";
import { texts } from "@mainstreet/contract/texts";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, seeingTrash } from "../../platform/db/database.ts";
import { type CampaignId, findCampaign } from "../campaigns/queries.ts";
import { domainLeft } from "../domains/release-domain.ts";
import { findTrashed } from "./lease-trashed.ts";
import { type End, takeDownTrashed } from "./take-down-trashed.ts";
import { trashCampaigns } from "./trash-campaigns.ts";

/** After this time the sweep takes over, should this process be killed right now. */
const SWEEP_AFTER_S = 10;

/**
 * `DELETE /campaigns/{id}`: moves a campaign to the trash and takes its site down, or leaves it up. From the first commit on it is in no
 * list; if this is killed or refused after that, the sweep continues. Throws 404.
 */
export async function removeCampaign(
  deps: Deps,
  { keepSite, ...id }: CampaignId & { keepSite: boolean },
): Promise<Removal> {
  const { userId, campaignId } = id;
  await seeingTrash(() =>
    asTenant(deps.db, userId, async (tx) => {
      const some = { userId, campaignIds: [campaignId], keepSite, startsIn: SWEEP_AFTER_S };
      const trashed = await trashCampaigns(tx, some);
      if (trashed.length === 0) throw notFound(texts.campaigns.notFound);
    }),
  );
  crashPoint("trash.committed");
  const end = await takeDownTrashed(deps, id);
  return end ? presentEnd(end) : presentLeft(deps, id);
}

function presentEnd({ row, taken, domain }: End): Removal {
  const { refunded, state, reason } = row;
  if (state === "taking-down" || state === "refused") {
    const message = `${texts.removal.deleted} ${trashTexts.pending(reason)}`;
    return { success: true, refunded: 0, teardown: "pending", message };
  }
  const sentences: string[] = [texts.removal.deleted];
  if (refunded > 0) sentences.push(texts.removal.refunded(refunded));
  if (state === "left") sentences.push(texts.removal.siteLeft(taken?.leftAt ?? ""));
  if (domain?.message) sentences.push(domain.message);
  return {
    success: true,
    refunded,
    teardown: state === "left" ? "left" : (taken?.teardown ?? "none"),
    message: sentences.join(" "),
    ...(domain && { recordsToRemove: domain.recordsToRemove }),
  };
}

/** It stays up because the user wants so, or another request restored it or continues the removal. */
async function presentLeft(deps: Deps, id: CampaignId): Promise<Removal> {
  const [row, trashed, domain] = await seeingTrash(() =>
    asTenant(deps.db, id.userId, async (tx) => [
      await findCampaign(tx, id),
      await findTrashed(tx, id),
      await domainLeft(tx, id),
    ]),
  );
  const { deleted, siteLeft } = texts.removal;
  if (trashed?.state !== "left") {
    const message = `${deleted} ${trashTexts.pending(trashTexts.stillBusy)}`;
    return { success: true, refunded: 0, teardown: "pending", message };
  }
  const message = `${deleted} ${siteLeft(row?.deploymentUrl ?? "")} ${domain}`.trim();
  return { success: true, refunded: 0, teardown: "left", message };
}
