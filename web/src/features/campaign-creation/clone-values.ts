import { INHERITED_FIELDS } from "@mainstreet/contract/business-values";
import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import {
  contentFrom,
  fieldFacts,
  fieldLabel,
  SITE_FIELDS,
} from "@mainstreet/contract/content-names";
import { choiceOf } from "@mainstreet/contract/deployment";
import type { SiteField } from "@mainstreet/contract/site-content";
import { type BulkValues, EMPTY_BULK } from "./bulk-form-rules.ts";

/** Fields that belong to one place, or are set for one page by their nature: nobody expects their values on sites in other cities. */
const OF_ONE_PLACE: readonly SiteField[] = [
  "city",
  "state",
  "zip",
  "latitude",
  "longitude",
  "companyLatitude",
  "companyLongitude",
  "indexAnyway",
];

/**
 * The values of a site that sites in other cities can have, as a bulk form. What the site inherits from its business stays
 * blank: the new sites inherit it too.
 */
export function clonedValues(campaign: CampaignDetail): BulkValues {
  const own = (field: SiteField, value: string) => (isFromBusiness(campaign, field) ? "" : value);
  return {
    ...EMPTY_BULK,
    ...choiceOf(campaign),
    serviceName: campaign.main.service,
    phones: own("phone", campaign.main.phone),
    shared: {
      company: own("companyName", campaign.company.name),
      email: own("email", campaign.main.email),
      trade: campaign.trade,
    },
    design: campaign.design,
  };
}

function isFromBusiness({ businessId, own }: CampaignDetail, field: SiteField): boolean {
  const isInherited = INHERITED_FIELDS.some((known) => known === field);
  return businessId !== null && isInherited && own[fieldFacts[field].names.edit ?? ""] !== true;
}

/** The fields of the site that the bulk form cannot pass on, each by its name outside a form. */
export function notCloned(campaign: CampaignDetail): string[] {
  const content = contentFrom("edit", campaign);
  const left = SITE_FIELDS.filter(
    (field) =>
      fieldFacts[field].names.bulk === undefined &&
      !OF_ONE_PLACE.includes(field) &&
      !isFromBusiness(campaign, field) &&
      !["", null, false].some((blank) => content[field] === blank),
  );
  return [...new Set(left.map(fieldLabel))];
}
