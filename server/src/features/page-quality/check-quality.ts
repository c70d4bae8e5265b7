import { contentInBusiness } from "@mainstreet/contract/business-values";
import type { Evidence } from "@mainstreet/contract/evidence-content";
import { DEFAULT_HOST } from "@mainstreet/contract/hosts/registry";
import type { Quality, siteDraft } from "@mainstreet/contract/page-quality";
import { texts } from "@mainstreet/contract/texts";
import type { z } from "zod";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { findEvidence } from "../businesses/evidence-of-sites.ts";
import { saveInBusiness } from "../businesses/join-business.ts";
import { findBusiness } from "../businesses/queries.ts";
import { campaignName } from "../campaigns/present.ts";
import { type CampaignRow, findCampaign } from "../campaigns/queries.ts";
import { BLANK_SITE } from "../campaigns/site-columns.ts";
import { scoreNewPage, scorePage, type PageScore } from "./score-page.ts";

type Draft = z.output<typeof siteDraft>;

/**
 * What the page of a site in a form would be like (docs/conventions.md), and how many pages were rendered to find out. Throws 404 when the
 * form names a campaign that is not the user's.
 */
export async function checkQuality(
  tx: Db,
  userId: string,
  draft: Draft,
): Promise<Quality & { rendered: number }> {
  const row = await namedCampaign(tx, userId, draft);
  const { scored, evidence } = await scoreDraft(tx, userId, { draft, row });
  const { words, uniqueWords, advice, outlook, facts, attempt, indexing, problems, rendered } =
    scored;
  return {
    rendered,
    words,
    facts,
    attempt,
    keptAttempts: attemptsOf(row?.keptPages ?? {}),
    nearest: await named(tx, userId, scored),
    indexable: indexing.indexable,
    problems: problems.map(({ kind, reason }) => ({ kind, text: reason })),
    uniqueWords,
    advice,
    outlook,
    evidence: evidence.map(contentOf),
    overrides: row?.overrides ?? {},
  };
}

async function namedCampaign(
  tx: Db,
  userId: string,
  { campaignId }: Draft,
): Promise<CampaignRow | undefined> {
  if (campaignId === undefined) return undefined;
  const row = await findCampaign(tx, { userId, campaignId });
  if (!row) throw notFound(texts.campaigns.notFound);
  return row;
}

type ScoredDraft = { scored: PageScore; evidence: Evidence[] };
type FormDraft = { draft: Draft; row: CampaignRow | undefined };

async function scoreDraft(tx: Db, userId: string, { draft, row }: FormDraft): Promise<ScoredDraft> {
  const { businessId = row?.businessId } = draft;
  const inForm = await findBusiness(tx, { userId, businessId });
  const business = inForm?.content ?? null;
  const content = typed(draft);
  if (row === undefined) {
    const inBusiness = business ? contentInBusiness(business, content) : content;
    const place = { city: content.city, state: content.state, locations: draft.locations };
    const evidence = await findEvidence(tx, { userId, businessId }, place);
    const source = { ...BLANK, ...inBusiness, business, evidence };
    const scored = await scoreNewPage(tx, { userId, campaignId: newId() }, source);
    return { scored, evidence };
  }
  const inBusiness = saveInBusiness(row, { business: inForm, given: content });
  // Search engines do not list a page about another place yet.
  const deployed = row.deployed && content.city === row.city && content.state === row.state;
  const moved = { ...row, ...content };
  const evidence = await findEvidence(tx, { userId, businessId }, moved);
  const edited = { ...inBusiness, siteKey: row.siteKey, business, evidence };
  const source = { ...moved, ...edited, deployed };
  return {
    scored: await scorePage(tx, { userId, campaignId: row.id }, source),
    evidence,
  };
}

const attemptsOf = (kept: CampaignRow["keptPages"]) =>
  Object.fromEntries(Object.entries(kept).map(([path, { attempt }]) => [path, attempt]));

const BLANK = { ...BLANK_SITE, deploymentType: DEFAULT_HOST };

function typed(draft: Draft) {
  const { campaignId: _, businessId: __, locations: ___, design, ...fields } = draft;
  return { ...fields, ...design };
}

async function named(tx: Db, userId: string, { nearest }: PageScore): Promise<Quality["nearest"]> {
  if (nearest === null) return null;
  const row: CampaignRow | undefined = await findCampaign(tx, { userId, campaignId: nearest.id });
  return row === undefined ? null : { ...nearest, name: campaignName(row) };
}

function contentOf({ id, city, state, photoPlace, ...content }: Evidence) {
  return { id, city, state, ...(photoPlace && { photoPlace }), content };
}
