import { hosts as descriptions } from "@mainstreet/contract/hosts/registry";
import { wantsForm } from "@mainstreet/contract/lead-form-choice";
import { KEPT_MONTHS } from "@mainstreet/contract/lead-form-content";
import { consentText } from "@mainstreet/generator/lead-form/consent-text";
import { formContentOf } from "@mainstreet/generator/lead-form/form-content";
import { shownForm } from "@mainstreet/generator/lead-form/form-markup";
import { firmLabel } from "@mainstreet/generator/plan-page";
import type { PlacedForm, Site } from "@mainstreet/generator/site";
import { resolveDesign } from "@mainstreet/generator/themes/find-theme";
import type { Deps } from "../../deps.ts";
import { hosts } from "../../hosting/registry.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { findBusiness } from "../businesses/queries.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { keepLeadForm } from "../leads/keep-lead-form.ts";
import { keptMonthsOf } from "../leads/kept-months.ts";
import { leadFormOf } from "../leads/lead-form.ts";
import type { Claim } from "./claim-deployment.ts";
import { siteFromCampaign } from "./site-from-campaign.ts";

/** The form of a site as its pages show it, and the data that the process that receives posts needs. */
export type FormOfSite = {
  placed: PlacedForm;
  kept: {
    token: string;
    version: string;
    hidden: string;
    action: string;
    shown: string;
    consent: string;
  };
};

/** The form of a campaign's site; null when the site is not to have a form, or when its pages have no https (decision 333). */
export function formOfSite(
  deps: Pick<Deps, "config" | "sealer">,
  campaign: Claim,
  isHttps: boolean,
): FormOfSite | null {
  if (!isHttps || !wantsForm(campaign.leadForm, campaign.business)) return null;
  const content = formContentOf(siteFromCampaign(campaign, "", ""));
  const given = {
    campaignId: campaign.id,
    shown: shownForm(content),
    consent: consentText(content.consent),
  };
  const form = leadFormOf(deps, given);
  if (form === null) return null;
  const { action, hidden } = form;
  return {
    placed: { ...content, action, hidden, keptMonths: KEPT_MONTHS },
    kept: { ...form, ...given },
  };
}

/** The same for pages that are generated now: their privacy page states how long the business lets messages be stored. */
export async function formOfPages(
  deps: Pick<Deps, "config" | "sealer" | "db">,
  campaign: Claim,
  isHttps: boolean,
): Promise<FormOfSite | null> {
  const form = formOfSite(deps, campaign, isHttps);
  if (form === null) return null;
  const keptMonths = await asTenant(deps.db, campaign.userId, (tx) => keptMonthsOf(tx, campaign));
  return { ...form, placed: { ...form.placed, keptMonths } };
}

/** Whether the host of a campaign serves every site over https. An emulator counts like the host that it emulates. */
export const isAlwaysHttps = ({ deploymentType }: CampaignRow): boolean =>
  descriptions[deploymentType].isAlwaysHttps;

/** A value that identifies the form that the pages of a campaign would have if it were deployed now; '' for none. */
export async function formVersionOf(
  tx: Db,
  deps: Pick<Deps, "config" | "sealer">,
  row: CampaignRow,
): Promise<string> {
  const business = (await findBusiness(tx, row))?.content ?? null;
  const form = formOfSite(deps, { ...row, business, evidence: [] }, await isOnHttps(tx, row));
  return form?.kept.hidden ?? "";
}

/** Whether visitors reach the pages of a campaign over https. */
export async function isOnHttps(tx: Db, row: CampaignRow): Promise<boolean> {
  if (isAlwaysHttps(row) || row.ownDomain?.isLive) return true;
  return (await hosts[row.deploymentType].isOnHttps?.(tx, row)) ?? false;
}

/**
 * Stores the form before its pages are live, with the data for the page that a visitor gets after sending it: so no post arrives for an
 * unknown form.
 */
export async function keepFormOfSite(
  { db }: Pick<Deps, "db">,
  campaign: Claim,
  { form, siteUrl }: { form: FormOfSite | null; siteUrl: string },
): Promise<void> {
  const { userId, id: campaignId, phone } = campaign;
  const site = siteFromCampaign(campaign, siteUrl, "");
  const row = {
    userId,
    campaignId,
    label: firmLabel(site),
    phone,
    siteUrl,
    look: lookOf(site, form),
  };
  await keepLeadForm(db, row, form && form.kept);
}

function lookOf(site: Site, form: FormOfSite | null) {
  const { theme, palette } = resolveDesign(site);
  return { design: { theme: theme.slug, palette: palette.slug }, form: form && form.placed };
}
