import type { UpdateCampaignInput } from "@mainstreet/contract/campaigns";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import { texts } from "@mainstreet/contract/texts";
import { invalidField } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "../campaigns/tables.ts";
import { type CampaignId, type CampaignRow, isCampaign } from "../campaigns/queries.ts";
import { updateCampaign } from "./update-campaign.ts";
import { findPlace } from "../places/places.ts";
import { chargeMove } from "./charge-move.ts";
import { scorePage } from "../page-quality/score-page.ts";
import { keepSignature } from "../page-quality/other-pages.ts";

/**
 * Saves the detail form and measures the page again. A live site that moves costs a credit (`chargeMove`, which says what it
 * throws). Undefined = no such campaign. Throws 400 for services of a single site.
 */
export async function saveCampaign(
  tx: Db,
  id: CampaignId,
  input: UpdateCampaignInput,
): Promise<CampaignRow | undefined> {
  const [before] = await tx.select().from(campaigns).where(isCampaign(id)).for("update");
  if (!before) return undefined;
  if (before.kind === "single" && (input.relatedServices ?? []).length > 0)
    throw invalidField("relatedServices", texts.locationEdits.multiOnly);
  const move = await chargeMove(tx, before, input);
  crashPoint("move.charged");
  const row = await updateCampaign(tx, id, { ...input, main: moved(before, input.main ?? {}) });
  if (!row) return undefined;
  const judged = await scorePage(tx, id, row);
  const { indexing, nearest } = judged;
  await keepSignature(tx, { ...id, serviceSlug: serviceSlug(row.service) }, judged.signature);
  const [saved] = await tx
    .update(campaigns)
    .set({ ...move, indexing, likeness: nearest?.likeness ?? null })
    .where(isCampaign(id))
    .returning();
  return saved;
}

type Main = NonNullable<UpdateCampaignInput["main"]>;

/** A site that goes to another city takes that city's position, unless one was given with it. */
function moved(before: CampaignRow, main: Main): Main {
  const { city = before.city, state = before.state, zip = before.zip } = main;
  const isSamePlace = city === before.city && state === before.state;
  if (isSamePlace || main.latitude !== undefined || main.longitude !== undefined) return main;
  const place = findPlace(city, state, zip);
  return { ...main, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
