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
  NO_BUSINESS,
  type OwnValues,
} from "./business-columns.ts";
import type { NamedBusiness } from "./queries.ts";

type Row = Pick<CampaignRow, InheritedField | "businessId" | "ownFields">;
type Given = Partial<InheritedContent>;
type Saved = Partial<InheritedContent> & BusinessColumns;

/**
 * The columns of a campaign that is saved with `given` values: in the business that it has, in one that it joins, or in none
 * (undefined), which leaves it the values that it has.
 */
export function saveInBusiness(
  row: Row,
  { business, given }: { business: NamedBusiness | undefined; given: Given },
): Saved {
  if (!business) return { ...given, ...NO_BUSINESS };
  const isMember = row.businessId === business.id;
  return columnsInBusiness(business, isMember ? ofMember(row, given) : ofNew(row, business, given));
}

const pick = (row: Given, fields: readonly InheritedField[]): Given =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));

/** Fields that were its own stay so unless the business's value is given. */
function ofMember(row: Row, given: Given): OwnValues {
  return { kept: pick(row, row.ownFields), given };
}

/**
 * A campaign that joins keeps what it had of its own: what its last business did not give, or, without one, all values that
 * are not blank, the address as a whole. What a form gives blank or unchanged says nothing.
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
