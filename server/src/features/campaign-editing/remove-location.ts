import type { ResponseOf } from "@mainstreet/contract/endpoint";
import type * as api from "@mainstreet/contract/location-edits";
import { texts } from "@mainstreet/contract/texts";
import { locationPath } from "@mainstreet/generator/slug";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { conflict, notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { saveEvidenceDigests } from "../businesses/evidence-of-sites.ts";
import { campaigns, type SiteLocation } from "../campaigns/tables.ts";
import { deployments } from "../deployments/tables.ts";
import { type CampaignId, type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { locationName, lockSite } from "./edited-site.ts";
import { newPlaces } from "../campaign-creation/new-places.ts";

type Removed = ResponseOf<typeof api.removeLocation>;

/**
 * Removes a location of a site (decisions 137 and 173). Its credit is returned when it never had a page of a live site. Throws 404, and
 * 409 for the last location and while a deployment may be about to make it live.
 */
export async function removeLocation(
  db: Db,
  id: CampaignId,
  named: SiteLocation,
): Promise<Removed> {
  return asTenant(db, id.userId, async (tx) => {
    const row = await lockSite(tx, id);
    const location = row.locations.find((one) => nameKey(one) === nameKey(named));
    if (!location) throw notFound(texts.locationEdits.notThere);
    if (row.locations.length === 1) throw conflict("LAST_LOCATION", texts.locationEdits.lastOne);
    const refunded = (await wasLive(tx, row, location)) ? 0 : 1;
    await tx
      .update(campaigns)
      .set({
        locations: row.locations.filter((one) => one !== location),
        cost: row.cost - refunded,
        updatedAt: sql`now()`,
      })
      .where(isCampaign(id));
    await saveEvidenceDigests(tx, id.userId, isCampaign(id));
    if (refunded > 0) await refund(tx, row, location);
    return { success: true, refunded, message: messageOf(location, refunded) };
  });
}

const nameKey = (location: SiteLocation) => locationName(location).toLowerCase();

/**
 * Whether a deployment that had the location ever went live with a page for it. Throws 409 while a running deployment may be about to
 * do so.
 */
async function wasLive(tx: Db, row: CampaignRow, location: SiteLocation): Promise<boolean> {
  const found = await tx
    .selectDistinct({ status: deployments.status })
    .from(deployments)
    .where(
      and(
        eq(deployments.userId, row.userId),
        eq(deployments.campaignId, row.id),
        gt(deployments.attempt, location.since ?? 0),
        inArray(deployments.status, ["deployed", "deploying"]),
      ),
    );
  const statuses = found.map(({ status }) => status);
  if (statuses.includes("deployed") && hadPage(row, location)) return true;
  if (statuses.includes("deploying")) throw conflict("GOING_LIVE", texts.locationEdits.goingLive);
  return false;
}

/**
 * Whether the last deployment that succeeded had a page for the location. Earlier versions made no page for a place without data, and
 * only one page for two spellings of a place.
 */
function hadPage({ keptPages, ...row }: CampaignRow, location: SiteLocation): boolean {
  // The site was deployed before its pages were recorded.
  if (Object.keys(keptPages).length === 0) return true;
  const others = [row, ...row.locations.slice(0, row.locations.indexOf(location))];
  const isOwn = newPlaces([location], others).length > 0;
  return isOwn && Object.hasOwn(keptPages, locationPath(location));
}

async function refund(tx: Db, row: CampaignRow, location: SiteLocation): Promise<void> {
  await appendEntry(tx, {
    userId: row.userId,
    type: "refund",
    amount: 1,
    description: texts.locationEdits.refundOf(locationName(location)),
    businessKey: `refund-location:${row.id}:${newId()}`,
    campaignId: row.id,
  });
}

function messageOf(location: SiteLocation, refunded: number): string {
  const removed = `${texts.locationEdits.removed(locationName(location))}.`;
  return refunded > 0 ? `${removed} ${texts.removal.refunded(refunded)}` : removed;
}
