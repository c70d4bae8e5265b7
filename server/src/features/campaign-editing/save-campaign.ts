import { isDeepStrictEqual } from "node:util";
import type { Difference } from "@mainstreet/contract/campaign-version";
import type { UpdateCampaignInput } from "@mainstreet/contract/campaigns";
import { contentFrom, namedFields } from "@mainstreet/contract/content-names";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import { texts } from "@mainstreet/contract/texts";
import { staleVersion, invalidField } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import type { Db } from "../../platform/db/database.ts";
import type { IfMatch } from "../../platform/http/if-match.ts";
import { currentEvidenceDigest, findEvidence } from "../businesses/evidence-of-sites.ts";
import { holdBusiness, holdBusinesses } from "../businesses/queries.ts";
import { siteContentOf } from "../campaigns/site-columns.ts";
import { campaigns } from "../campaigns/tables.ts";
import { presentDetail } from "../campaigns/present.ts";
import {
  type CampaignId,
  type CampaignRow,
  isCampaign,
  listDeployments,
} from "../campaigns/queries.ts";
import { type EditedCampaign, updateCampaign } from "./update-campaign.ts";
import { findPlace } from "../places/places.ts";
import { chargeMove } from "./charge-move.ts";
import { scorePage } from "../page-quality/score-page.ts";
import { keepSignature } from "../page-quality/other-pages.ts";

type Save = { input: UpdateCampaignInput; ifMatch: IfMatch };

/**
 * Saves the detail form and scores the page again. A live site that moves costs a credit (see `chargeMove`, also for what it throws).
 * Undefined = no such campaign. Throws 412 when the campaign is not at the version that the caller read, and 400 for services of a
 * single site.
 */
export async function saveCampaign(
  tx: Db,
  id: CampaignId,
  { input, ifMatch }: Save,
): Promise<CampaignRow | undefined> {
  const edited = await lockEdited(tx, id, input);
  if (!edited) return undefined;
  const { before, business } = edited;
  if (!ifMatch(before.version))
    throw staleVersion(
      presentDetail(before, await listDeployments(tx, id)),
      differencesOf(before, input),
    );
  if (before.kind === "single" && (input.relatedServices ?? []).length > 0)
    throw invalidField("relatedServices", texts.locationEdits.multiOnly);
  const move = await chargeMove(tx, before, input);
  crashPoint("move.charged");
  const row = await updateCampaign(tx, edited, { ...input, main: moved(before, input.main ?? {}) });
  if (!row) return undefined;
  // A page about another place was never listed, so it counts as not deployed.
  const deployed = row.deployed && isSamePlace(before, row);
  return scoreSaved(tx, { row, business, deployed, ...(move && { move }) });
}

function differencesOf(before: CampaignRow, input: UpdateCampaignInput): Difference[] {
  const [given, present] = [contentFrom("edit", input), siteContentOf(before)];
  return namedFields("edit").flatMap(([of, field]) => {
    const [yours, theirs] = [given[of], present[of]];
    return yours === undefined || isDeepStrictEqual(yours, theirs)
      ? []
      : [{ field, yours, theirs }];
  });
}

type SavedRow = Pick<EditedCampaign, "business"> & {
  row: CampaignRow;
  /** Live, and about the same place. */
  deployed: boolean;
  move?: Awaited<ReturnType<typeof chargeMove>>;
};

/** Scores the page of a row that was just saved, and stores the result. */
export async function scoreSaved(
  tx: Db,
  { row, business, deployed, move }: SavedRow,
): Promise<CampaignRow | undefined> {
  const id = { userId: row.userId, campaignId: row.id };
  const evidence = await findEvidence(tx, row, row);
  const source = { ...row, deployed, business: business?.content ?? null, evidence };
  const scored = await scorePage(tx, id, source);
  const { indexing, nearest } = scored;
  await keepSignature(tx, { ...id, serviceSlug: serviceSlug(row.service) }, scored.signature);
  const [saved] = await tx
    .update(campaigns)
    .set({
      ...move,
      indexing,
      likeness: nearest?.likeness ?? null,
      evidenceDigest: currentEvidenceDigest,
    })
    .where(isCampaign(id))
    .returning();
  return saved;
}

/** Locks the campaign, after its present business and the one that it joins: every transaction that locks both locks the business first. */
export async function lockEdited(
  tx: Db,
  id: CampaignId,
  input: UpdateCampaignInput,
): Promise<EditedCampaign | undefined> {
  const { userId } = id;
  const [seen] = await tx
    .select({ businessId: campaigns.businessId })
    .from(campaigns)
    .where(isCampaign(id));
  if (!seen) return undefined;
  const held = await holdBusinesses(tx, userId, [seen.businessId, input.businessId]);
  const [before] = await tx.select().from(campaigns).where(isCampaign(id)).for("update");
  if (!before) return undefined;
  const wanted = input.businessId === undefined ? before.businessId : input.businessId;
  const business = held.get(wanted ?? "") ?? (await holdBusiness(tx, userId, wanted));
  return { before, business };
}

type Main = NonNullable<UpdateCampaignInput["main"]>;

type Place = Pick<CampaignRow, "city" | "state">;

const isSamePlace = (one: Place, other: Place) =>
  one.city === other.city && one.state === other.state;

/** A site that moves to another city gets that city's position, unless the form contains a position. */
function moved(before: CampaignRow, main: Main): Main {
  const { city = before.city, state = before.state, zip = before.zip } = main;
  if (
    isSamePlace(before, { city, state }) ||
    main.latitude !== undefined ||
    main.longitude !== undefined
  )
    return main;
  const place = findPlace(city, state, zip);
  return { ...main, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
