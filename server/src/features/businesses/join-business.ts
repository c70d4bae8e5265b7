import {
  ADDRESS_FIELDS,
  INHERITED_FIELDS,
  inheritedContent,
  type InheritedContent,
  type InheritedField,
  isSameValue,
} from "@mainstreet/contract/business-values";
import type { CampaignRow } from "../campaigns/queries.ts";
import {
  type BusinessColumns,
  columnsInBusiness,
  NO_BUSINESS_COLUMNS,
  type OwnValues,
} from "./business-columns.ts";
import type { NamedBusiness } from "./queries.ts";

type Row = Pick<CampaignRow, InheritedField | "businessId" | "ownFields">;
type Given = Partial<InheritedContent>;
type Saved = Partial<InheritedContent> & BusinessColumns;

/**
 * The columns of a campaign that is saved with `given` values: in its present business, in a business that it joins, or in none
 * (undefined); without a business the campaign keeps its values.
 */
export function saveInBusiness(
  row: Row,
  { business, given }: { business: NamedBusiness | undefined; given: Given },
): Saved {
  if (!business) return { ...given, ...NO_BUSINESS_COLUMNS };
  const isMember = row.businessId === business.id;
  return columnsInBusiness(business, isMember ? ofMember(row, given) : ofNew(row, business, given));
}

const pick = (row: Given, fields: readonly InheritedField[]): Given =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));

/** Fields that the campaign owned stay its own unless the given value is the business's. */
function ofMember(row: Row, given: Given): OwnValues {
  return { kept: pick(row, row.ownFields), given };
}

/**
 * A campaign that joins keeps the fields that it owned in its last business, or, if it had none, all fields whose values are not blank
 * and differ from the business's, with the address as a whole. Fields that a form sends blank or unchanged have no effect.
 */
function ofNew(row: Row, business: NamedBusiness, given: Given): OwnValues {
  const changed = INHERITED_FIELDS.filter((field) => {
    const value = given[field];
    return value !== undefined && value !== row[field];
  });
  const had = row.businessId === null ? ownBefore(row, business) : row.ownFields;
  const kept = had.filter((field) => !changed.includes(field));
  return {
    kept: pick(row, kept),
    given: pick(
      given,
      changed.filter((field) => !isBlank(given[field])),
    ),
  };
}

function ownBefore(row: Row, { content }: NamedBusiness): InheritedField[] {
  const inherited = inheritedContent(content);
  const own = INHERITED_FIELDS.filter(
    (field) => !isBlank(row[field]) && !isSameValue(field, row[field], inherited[field]),
  );
  const hasAddress = own.some((field) => ADDRESS_FIELDS.includes(field));
  return INHERITED_FIELDS.filter(
    (field) => own.includes(field) || (hasAddress && ADDRESS_FIELDS.includes(field)),
  );
}

const isBlank = (value: unknown) => value === "" || value === null;
