import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { campaigns } from "../campaigns/tables.ts";
import { removeNow } from "../removal/remove-now.ts";
import { accountErasures } from "./tables.ts";

/** So many refusals in a row, and the host counts as down until the next round. */
const REFUSALS_UNTIL_DOWN = 3;

type Sites = { userId: string; keepSites: boolean };

/** Removes a user's campaigns for good, those in the trash too. Returns how many are still there, as a host or a worker would not let go. */
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
  const removed = await removeNow(deps, site);
  if (removed === "left")
    await deps.db
      .update(accountErasures)
      .set({ sitesLeft: sql`${accountErasures.sitesLeft} + 1` })
      .where(eq(accountErasures.userId, site.userId));
  if (removed !== "refused") return true;
  const { userId, campaignId } = site;
  deps.log.warn({ userId, campaignId }, "a site of an erased account is still up");
  return false;
}
