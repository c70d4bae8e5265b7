import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { ProviderError } from "../../provider-error.ts";
import { campaigns } from "../campaigns/tables.ts";
import { removeCampaign } from "../removal/remove-campaign.ts";
import { accountErasures } from "./tables.ts";

/** So many refusals in a row, and the host counts as down until the next round. */
const REFUSALS_UNTIL_DOWN = 3;

type Sites = { userId: string; keepSites: boolean };

/** Removes a user's campaigns as if each was deleted by its user. Returns how many are still there, as a host or a worker would not let go. */
export async function removeSites(deps: Deps, { userId, keepSites }: Sites): Promise<number> {
  let inARow = 0;
  for (const campaignId of await listIds(deps, userId)) {
    deps.stopping.throwIfAborted();
    if (inARow === REFUSALS_UNTIL_DOWN) break;
    const isRemoved = await removeSite(deps, { userId, campaignId, keepSite: keepSites });
    inARow = isRemoved ? 0 : inARow + 1;
  }
  return (await listIds(deps, userId)).length;
}

/** In another order each time, so that one that is always refused holds up no other. */
async function listIds({ db }: Deps, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.userId, userId))
    .orderBy(sql`random()`);
  return rows.map(({ id }) => id);
}

type Site = { userId: string; campaignId: string; keepSite: boolean };

async function removeSite(deps: Deps, site: Site): Promise<boolean> {
  try {
    const { teardown } = await removeCampaign(deps, site);
    if (teardown === "left")
      await deps.db
        .update(accountErasures)
        .set({ sitesLeft: sql`${accountErasures.sitesLeft} + 1` })
        .where(eq(accountErasures.userId, site.userId));
    return true;
  } catch (err) {
    if (err instanceof AppError && err.response.status === 404) return true;
    if (!(err instanceof AppError) && !(err instanceof ProviderError)) throw err;
    const { userId, campaignId } = site;
    deps.log.warn({ err, userId, campaignId }, "a site of an erased account is still up");
    return false;
  }
}
