import {
  type OverridesByPath,
  ownWordsTexts,
  type SavedOverrides,
} from "@mainstreet/contract/campaign-overrides";
import { claimsInOwnText } from "@mainstreet/generator/own-texts/claims-in-own-text";
import { fingerprintOf } from "@mainstreet/generator/own-texts/own-texts";
import { reportOverrides } from "@mainstreet/generator/own-texts/report-overrides";
import { sql } from "drizzle-orm";
import { conflict } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { findEvidence } from "../businesses/evidence-of-sites.ts";
import { findBusiness } from "../businesses/queries.ts";
import {
  type CampaignId,
  type CampaignRow,
  findCampaign,
  isCampaign,
} from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { siteFromCampaign } from "../deployments/site-from-campaign.ts";
import { lockEdited, scoreSaved } from "./save-campaign.ts";

/** What the owner changed on the pages of a campaign, and whether the pages show it. Undefined = no such campaign. */
export async function readOverrides(tx: Db, id: CampaignId): Promise<SavedOverrides | undefined> {
  const row = await findCampaign(tx, id);
  return row && present(tx, row, row.overrides ?? {});
}

type Wanted = {
  pages: OverridesByPath;
  /** The version that the caller read. */
  base?: string | undefined;
};

/**
 * Saves all overrides of a campaign and scores its page again. Undefined = no such campaign. Throws 409 when something else was saved
 * since the caller read them.
 */
export async function saveOverrides(
  tx: Db,
  id: CampaignId,
  { pages, base }: Wanted,
): Promise<SavedOverrides | undefined> {
  const edited = await lockEdited(tx, id, {});
  if (!edited) return undefined;
  const { before, business } = edited;
  if (base !== undefined && base !== versionOf(before))
    throw conflict("OVERRIDES_CHANGED", ownWordsTexts.changedSince);
  const { generated } = await reportOf(tx, before, {});
  const given = Object.entries(pages).filter(([, page]) => !isBlank(page));
  const known = Object.fromEntries(
    given.map(([path, page]) => [path, path === "" ? withFingerprints(page, generated) : page]),
  );
  const [row] = await tx
    .update(campaigns)
    .set({ overrides: given.length === 0 ? null : known, updatedAt: sql`now()` })
    .where(isCampaign(id))
    .returning();
  if (!row) return undefined;
  await scoreSaved(tx, { row, business, deployed: row.deployed });
  return present(tx, row, known);
}

/** The version must be computed from a row that was read back, since the database stores keys in its own order. */
const versionOf = ({ overrides }: Pick<CampaignRow, "overrides">): string =>
  fingerprintOf(JSON.stringify(overrides ?? {}));

type Page = OverridesByPath[string];

/** A page without changes is not stored, as if it had never had any. */
const isBlank = (page: Page): boolean => Object.values(page).every(({ length }) => length === 0);

function withFingerprints(page: Page, generated: ReadonlyMap<string, string>): Page {
  const texts = page.texts.map((one) => {
    const text = generated.get(one.key);
    return one.replaced === "" && text !== undefined
      ? { ...one, replaced: fingerprintOf(text) }
      : one;
  });
  return { ...page, texts };
}

async function present(tx: Db, row: CampaignRow, pages: OverridesByPath): Promise<SavedOverrides> {
  const { changedUnderneath, notShown, generated, business } = await reportOf(tx, row, pages);
  const changed = changedUnderneath.map((key) => ({ key, generated: generated.get(key) ?? "" }));
  const warnings = Object.entries(pages).flatMap(([path, page]) =>
    ownTexts(page).flatMap(({ key, text }) =>
      claimsInOwnText(text, business).map((sentence) => ({ path, key, sentence })),
    ),
  );
  return { pages, version: versionOf(row), warnings, changed, notShown };
}

/** All texts that the owner wrote on a page, with the keys of their blocks. */
function ownTexts({ texts, questions, services }: Page): { key: string; text: string }[] {
  const added = [
    ...questions.map(({ question, answer }) => ["questions", question, answer] as const),
    ...services.map(({ name, text }) => ["services", name, text] as const),
  ];
  return [...texts, ...added.map(([key, title, text]) => ({ key, text: `${title}\n${text}` }))];
}

async function reportOf(tx: Db, row: CampaignRow, overrides: OverridesByPath) {
  const { userId, businessId } = row;
  const business = (await findBusiness(tx, { userId, businessId }))?.content ?? null;
  const evidence = await findEvidence(tx, row, row);
  const source = { ...row, overrides, business, evidence };
  return { ...reportOverrides(siteFromCampaign(source, NOWHERE, "")), business };
}

/** No text of a page depends on its address. */
const NOWHERE = "https://example.com/";
