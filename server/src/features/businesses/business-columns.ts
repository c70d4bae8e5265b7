import { createHash } from "node:crypto";
import { BLANK_BUSINESS, type BusinessContent } from "@mainstreet/contract/business-content";
import {
  INHERITED_FIELDS,
  type InheritedContent,
  inheritedContent,
  type InheritedField,
  isSameValue,
} from "@mainstreet/contract/business-values";
import type { CampaignRow } from "../campaigns/queries.ts";
import type { NamedBusiness } from "./queries.ts";

/** What a campaign's row holds of its business. */
export type BusinessColumns = Pick<CampaignRow, "businessId" | "ownFields" | "businessDigest">;

export const NO_BUSINESS: BusinessColumns = { businessId: null, ownFields: [], businessDigest: "" };

/** What a campaign that leaves its business saves besides. */
export const NO_EVIDENCE = { evidenceDigest: "" };

/** Fields of a business that stand in the fields of its campaigns, where the digest of a campaign covers them. */
const IN_CAMPAIGNS: readonly string[] = [
  "name",
  "phone",
  "email",
  "street",
  "city",
  "state",
  "zip",
  "latitude",
  "longitude",
  "hours",
];

/** A digest of what a business has given beyond the fields that its campaigns take from it. */
export function digestOfBusiness(content: BusinessContent): string {
  const blank: Readonly<Record<string, unknown>> = BLANK_BUSINESS;
  // A field that is added later and left blank changes no digest.
  const given = Object.entries(content)
    .filter(([name]) => !IN_CAMPAIGNS.includes(name))
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(blank[name]))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(canonicalJson(given)).digest("hex");
}

/** PostgreSQL keeps the members of an object in an order of its own. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === "object" && item !== null && !Array.isArray(item)
      ? Object.fromEntries(
          Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : item,
  );
}

/** `kept`: fields that are the campaign's own already. `given`: values that make a field its own, unless the business has the same. */
export type OwnValues = { kept?: Partial<InheritedContent>; given: Partial<InheritedContent> };

/** The columns of a campaign of a business: its own values, and for the other fields the business's. */
export function columnsInBusiness(
  { id, content }: NamedBusiness,
  { kept = {}, given }: OwnValues,
): BusinessColumns & InheritedContent {
  const inherited = inheritedContent(content);
  const isOwn = (field: InheritedField) => {
    const value = given[field];
    return value === undefined
      ? kept[field] !== undefined
      : !isSameValue(field, value, inherited[field]);
  };
  const ownFields = INHERITED_FIELDS.filter(isOwn);
  return {
    ...inherited,
    ...Object.fromEntries(
      ownFields.map((field): unknown[] => [field, { ...kept, ...definedOf(given) }[field]]),
    ),
    businessId: id,
    ownFields,
    businessDigest: digestOfBusiness(content),
  };
}

const definedOf = (values: Partial<InheritedContent>): Partial<InheritedContent> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
