import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { campaigns } from "../campaigns/tables.ts";
import { type Removed, removeNow } from "../removal/remove-now.ts";
import { accountErasures } from "./tables.ts";

/** After this many refusals in a row the host counts as down until the next round. */
const REFUSALS_UNTIL_DOWN = 3;

type Sites = { userId: string; keepSites: boolean };

/** How many sites still exist: `refused`, since their hosts did not delete them; `busy`, since a worker holds them at the moment. */
type Remaining = { refused: number; busy: number };

/** Removes a user's campaigns for good, also those in the trash. Returns how many still exist. */
export async function removeSites(deps: Deps, { userId, keepSites }: Sites): Promise<Remaining> {
  let inARow = 0;
  let busy = 0;
  for (const campaignId of await listIds(deps, userId)) {
    deps.stopping.throwIfAborted();
    if (inARow === REFUSALS_UNTIL_DOWN) break;
    const removed = await removeSite(deps, { userId, campaignId, keepSite: keepSites });
    inARow = removed === "refused" ? inARow + 1 : 0;
    if (removed === "busy") busy += 1;
  }
  return { refused: (await listIds(deps, userId)).length - busy, busy };
}

/** In a random order, so that a site that is always refused does not block the others. */
async function listIds({ db }: Deps, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.userId, userId))
    .orderBy(sql`random()`);
  return rows.map(({ id }) => id);
}

type Site = { userId: string; campaignId: string; keepSite: boolean };

async function removeSite(deps: Deps, site: Site): Promise<Removed> {
  const removed = await removeNow(deps, site);
  const { userId, campaignId } = site;
  if (removed === "left")
    await deps.db
      .update(accountErasures)
      .set({ sitesLeft: sql`${accountErasures.sitesLeft} + 1` })
      .where(eq(accountErasures.userId, userId));
  if (removed === "refused" || removed === "busy")
    deps.log.warn({ userId, campaignId, removed }, "a site of an erased account is still there");
  return removed;
}
