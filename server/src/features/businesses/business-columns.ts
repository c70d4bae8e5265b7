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

/** The columns in which a campaign stores its business, its own fields and the digest of the business. */
export type BusinessColumns = Pick<CampaignRow, "businessId" | "ownFields" | "businessDigest">;

export const NO_BUSINESS_COLUMNS: BusinessColumns = {
  businessId: null,
  ownFields: [],
  businessDigest: "",
};

/** What a campaign that leaves its business stores in addition. */
export const NO_EVIDENCE = { evidenceDigest: "" };

/** Fields of a business that are copied to its campaigns: the digest of a campaign covers them there. */
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

/** A digest of the values of a business in all other fields than those that are copied to its campaigns. */
export function digestOfBusiness(content: BusinessContent): string {
  const blank: Readonly<Record<string, unknown>> = BLANK_BUSINESS;
  // A field that is added later and left blank changes no digest.
  const given = Object.entries(content)
    .filter(([name]) => !IN_CAMPAIGNS.includes(name))
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(blank[name]))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(canonicalJson(given)).digest("hex");
}

/** Sorts the members of objects, since PostgreSQL stores them in an order of its own. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === "object" && item !== null && !Array.isArray(item)
      ? Object.fromEntries(
          Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : item,
  );
}

/**
 * `kept`: fields that the campaign already owns. `given`: values that make the campaign own a field, unless the business has the same
 * value.
 */
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
