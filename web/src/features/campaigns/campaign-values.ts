import { updateCampaignInput } from "@mainstreet/contract/campaigns";
import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import {
  bodyFrom,
  contentFrom,
  editGroups,
  fieldFacts,
  groupOf,
  SITE_FIELDS,
} from "@mainstreet/contract/content-names";
import { parseServices } from "@mainstreet/contract/location-lines";
import type { SiteContent, SiteField } from "@mainstreet/contract/site-content";
import { z } from "zod";

/** The edit form as typed, in the groups of its request: everything is text, coordinates too. */
export type CampaignValues = ReturnType<typeof valuesFrom>;

export function campaignValuesOf(campaign: CampaignDetail) {
  return valuesFrom({
    ...fieldTexts(campaign),
    businessId: campaign.businessId ?? "",
    relatedServices: campaign.relatedServices.map(lineOf).join("\n"),
  });
}

type Texts = Readonly<Record<SiteField, string>>;

/** All values of the form by field, without the groups of its request. */
export type FlatValues = Texts & { readonly businessId: string; readonly relatedServices: string };

export function flatValues(values: CampaignValues): FlatValues {
  const { businessId, relatedServices } = values;
  return { ...fieldTexts(values), businessId, relatedServices };
}

export function valuesFrom({ businessId, relatedServices, ...texts }: FlatValues) {
  return {
    ...editGroups(texts),
    design: groupOf("edit", "design.", texts),
    /** '' = none. */
    businessId,
    ...groupOf("edit", "", texts),
    /** The related services of a multi-location site, one per line as in the creation form (decision D23). */
    relatedServices,
  };
}

/** The fields of a campaign, or of its form, as texts. */
export function fieldTexts(body: object): Texts {
  const content = contentFrom("edit", body);
  return Object.fromEntries(
    SITE_FIELDS.map((field): unknown[] => [field, String(content[field] ?? "")]),
  );
}

/** The values of the form for the preview: a coordinate that is not a number counts as empty. */
export function typedContent(values: CampaignValues): SiteContent {
  const texts = fieldTexts(values);
  return Object.fromEntries(
    SITE_FIELDS.map((field): unknown[] => [
      field,
      isCoordinate(field) ? coordinate(texts[field], null) : texts[field],
    ]),
  );
}

const isCoordinate = (field: SiteField) => fieldFacts[field].kind === "decimal";

const lineOf = ({ name, description }: CampaignDetail["relatedServices"][number]) =>
  description === "" ? name : `${name}: ${description}`;

/** Whether both have the same values. */
export function isSame(one: CampaignValues, other: CampaignValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Turns typed values into the body of a save: only what differs from `before`, so that what another tab or the server has
 * changed since then stays. Refuses with the contract's texts, at the form's own paths.
 */
export function campaignChangesSince(before: CampaignValues) {
  const saved = fieldTexts(before);
  return z.preprocess((after: CampaignValues) => {
    const typed = fieldTexts(after);
    const changed = SITE_FIELDS.filter((field) => typed[field] !== saved[field]).map((field) => [
      field,
      isCoordinate(field) ? coordinate(typed[field], UNREADABLE) : typed[field],
    ]);
    return {
      ...bodyFrom("edit", Object.fromEntries(changed)),
      ...(before.businessId !== after.businessId && { businessId: after.businessId || null }),
      ...(before.relatedServices !== after.relatedServices && {
        relatedServices: parseServices(after.relatedServices),
      }),
    };
  }, updateCampaignInput);
}

/** Outside of every coordinate's range, so that a text that is not a number gets the message of the range. */
const UNREADABLE = 999;

function coordinate<T>(text: string, unreadable: T): number | null | T {
  if (text.trim() === "") return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : unreadable;
}
