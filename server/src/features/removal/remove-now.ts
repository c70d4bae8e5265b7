import type { Deps } from "../../deps.ts";
import { asTenant, seeingTrash } from "../../platform/db/database.ts";
import type { CampaignId } from "../campaigns/queries.ts";
import { isLeasedNow, lockTrashed, removeForGood } from "./remove-for-good.ts";
import { takeDownTrashed } from "./take-down-trashed.ts";
import { trashCampaigns } from "./trash-campaigns.ts";

/**
 * left: it stays up, because its account is gone or its host has refused to delete it · kept: it stays up, as its owner chose when it was
 * moved to the trash · refused: its host refuses to delete it · busy: a worker is processing it right now. After the last two it stays in
 * the trash.
 */
export type Removed = "removed" | "left" | "kept" | "refused" | "busy";

/** Moves a campaign to the trash, if it is not there, and removes it for good once its site is down, or if the site is to stay up. */
export async function removeNow(
  deps: Deps,
  { keepSite, ...id }: CampaignId & { keepSite: boolean },
): Promise<Removed> {
  const { userId, campaignId } = id;
  const some = { userId, campaignIds: [campaignId] };
  return seeingTrash(async () => {
    const moved = await asTenant(deps.db, userId, (tx) =>
      trashCampaigns(tx, { ...some, keepSite, startsIn: 60 }),
    );
    if (!keepSite) await takeDownTrashed(deps, id);
    return asTenant(deps.db, userId, async (tx) => {
      const [found] = await lockTrashed(tx, some);
      if (!found) return "removed";
      const { state, reason } = found.trashed;
      if (isLeasedNow(found.trashed)) return "busy";
      const isUp = state === "taking-down" || state === "refused";
      if (isUp && !keepSite) return state === "refused" ? "refused" : "busy";
      await removeForGood(tx, userId, [found.campaign]);
      if (state === "left" && reason === "" && moved.length === 0) return "kept";
      return isUp || state === "left" ? "left" : "removed";
    });
  });
}
