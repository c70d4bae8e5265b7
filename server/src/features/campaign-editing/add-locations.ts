import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import * as api from "@mainstreet/contract/location-edits";
import { MAX_LOCATIONS } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { conflict, invalidField } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { newId } from "../../platform/db/ids.ts";
import { saveEvidenceDigests } from "../businesses/evidence-of-sites.ts";
import { campaigns, type SiteLocation } from "../campaigns/tables.ts";
import { campaignName, presentDetail } from "../campaigns/present.ts";
import {
  type CampaignId,
  type CampaignRow,
  findCampaign,
  isCampaign,
  listDeployments,
} from "../campaigns/queries.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { locationName, lockSite } from "./edited-site.ts";
import { newPlaces } from "../campaign-creation/new-places.ts";

type AddRequest = CampaignId & { wanted: SiteLocation[]; idempotency: Idempotency | undefined };

/**
 * Adds locations to a site (decision 137), for one credit each, once per `Idempotency-Key`; locations that the site already has, in any
 * spelling, are left out. Throws 404, 409 when no location is new, 400 for too many, and 402 when the balance is too low; then nothing
 * was added.
 */
export async function addLocations(db: Db, request: AddRequest): Promise<CampaignDetail> {
  const { userId, idempotency } = request;
  const { response } = api.addLocations.shapes;
  return asTenant(db, userId, (tx) =>
    runOnce(tx, { userId, idempotency, response, work: () => add(tx, request) }),
  );
}

async function add(tx: Db, { userId, campaignId, wanted }: AddRequest): Promise<CampaignDetail> {
  const id = { userId, campaignId };
  const row = await lockSite(tx, id);
  const added = newLocations(row, wanted);
  // The next deployment will contain them; the deployments up to this attempt did not.
  const since = row.deployAttempt;
  const locations = [...row.locations, ...added.map((location) => ({ ...location, since }))];
  if (locations.length > MAX_LOCATIONS)
    throw invalidField("locations", texts.multiLocation.tooMany(MAX_LOCATIONS));
  await charge(tx, row, added);
  await tx
    .update(campaigns)
    .set({ locations, cost: row.cost + added.length, updatedAt: sql`now()` })
    .where(isCampaign(id));
  await saveEvidenceDigests(tx, userId, isCampaign(id));
  const saved = (await findCampaign(tx, id)) ?? row;
  return presentDetail(saved, await listDeployments(tx, id));
}

/** Each place once, without those that the site already has. */
function newLocations(row: CampaignRow, wanted: readonly SiteLocation[]): SiteLocation[] {
  const added = newPlaces(wanted, [row, ...row.locations]);
  const [first] = wanted;
  if (first && added.length === 0)
    throw conflict("LOCATION_EXISTS", texts.locationEdits.alreadyThere(locationName(first)));
  return added;
}

async function charge(tx: Db, row: CampaignRow, added: readonly SiteLocation[]): Promise<void> {
  const places = added.map(locationName).join("; ");
  await appendEntry(tx, {
    userId: row.userId,
    type: "deduct",
    amount: -added.length,
    description: texts.locationEdits.charged(campaignName(row), places),
    businessKey: `charge-locations:${row.id}:${newId()}`,
    campaignId: row.id,
  });
}
