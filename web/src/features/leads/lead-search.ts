import type { LeadState } from "@mainstreet/contract/leads";

/** What the inbox shows, as in the page's address. */
export type LeadSearch = {
  state?: LeadState | undefined;
  campaignId?: string | undefined;
  businessId?: string | undefined;
  labelId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

// A list of its own instead of the schema, which the router would load with the first page.
const KNOWN: Readonly<Record<LeadState, true>> = {
  new: true,
  answered: true,
  won: true,
  lost: true,
  junk: true,
};
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DAY = /^(19|20)\d{2}-\d{2}-\d{2}$/;

const isState = (text: unknown): text is LeadState =>
  typeof text === "string" && Object.hasOwn(KNOWN, text);

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the address; unknown values count as absent. */
export function leadSearch(given: Record<string, unknown>): LeadSearch {
  const { state } = given;
  const found: LeadSearch = isState(state) ? { state } : {};
  for (const name of ["campaignId", "businessId", "labelId"] as const) {
    const id = given[name];
    if (typeof id === "string" && ID.test(id)) found[name] = id;
  }
  for (const name of ["from", "to"] as const) {
    const day = given[name];
    if (typeof day === "string" && isDay(day)) found[name] = day;
  }
  return found;
}

/** The filters of the inbox, except for the state. */
const FILTERS = ["campaignId", "businessId", "labelId", "from", "to"] as const;

/** What 'Clear filters' sets. */
export const NO_LEAD_FILTERS: LeadSearch = {
  campaignId: undefined,
  businessId: undefined,
  labelId: undefined,
  from: undefined,
  to: undefined,
};

export const countLeadFilters = (search: LeadSearch): number =>
  FILTERS.filter((name) => search[name] !== undefined).length;
