import type { DeploymentType } from "@mainstreet/contract/deployment";
import type { ListSort } from "@mainstreet/contract/campaign-lists";
import { z } from "zod";

// Loaded with the router, so it imports only the types of the lists' contract.
const SORTS = [
  "updated",
  "created",
  "city",
  "service",
  "name",
  "business",
  "state",
  "status",
] as const satisfies readonly ListSort[];

const text = z.string().trim().min(1).optional().catch(undefined);

/** The query parameters of a campaign list: filters, search and sort order. Invalid ones count as absent. */
export const listSearch = z.object({
  q: text,
  city: text,
  state: text,
  deployed: z.enum(["true", "false"]).optional().catch(undefined),
  deploymentStatus: z
    .enum(["none", "queued", "deploying", "deployed", "failed"])
    .optional()
    .catch(undefined),
  /** Any text, since the registry of hosts is not loaded with the router. */
  deploymentType: text,
  labels: text,
  businessId: text,
  theme: text,
  trade: text,
  has: text,
  hasNot: text,
  createdFrom: text,
  createdTo: text,
  /** A time; the panel shows only its day. */
  updatedSince: text,
  hasVerificationTag: z.enum(["true", "false"]).optional().catch(undefined),
  direction: z.enum(["asc", "desc"]).optional().catch(undefined),
  sort: z.enum(SORTS).optional().catch(undefined),
  /** Cards are the usual layout. */
  layout: z.enum(["cards", "table", "map"]).optional().catch(undefined),
  /** The columns of the table, separated by commas; absent: the default ones. */
  columns: text,
  /** The id of the saved view that was opened; what is shown follows from the other parameters alone. */
  view: text,
});
export type AddressSearch = z.output<typeof listSearch>;

/** The same search parameters with a known host, or none. */
export type ListSearch = Omit<AddressSearch, "deploymentType"> & {
  deploymentType?: DeploymentType | undefined;
};

/** The filters of the panel; search and order are not among them. */
export const FILTERS = [
  "city",
  "state",
  "deployed",
  "deploymentStatus",
  "deploymentType",
  "labels",
  "businessId",
  "theme",
  "trade",
  "has",
  "hasNot",
  "createdFrom",
  "createdTo",
  "updatedSince",
  "hasVerificationTag",
] as const;

/** The values that 'Clear Filters' sets. */
export const NO_LIST_FILTERS = {
  city: undefined,
  state: undefined,
  deployed: undefined,
  deploymentStatus: undefined,
  deploymentType: undefined,
  labels: undefined,
  businessId: undefined,
  theme: undefined,
  trade: undefined,
  has: undefined,
  hasNot: undefined,
  createdFrom: undefined,
  createdTo: undefined,
  updatedSince: undefined,
  hasVerificationTag: undefined,
} satisfies ListSearch;

/** A search without the parameters that only determine how the list is shown: the query for the server. */
export function withoutLayout(all: ListSearch) {
  const { layout: _layout, columns: _columns, view: _view, ...search } = all;
  return search;
}

export function countListFilters(search: ListSearch): number {
  return FILTERS.filter((name) => search[name] !== undefined).length;
}

/** The key of a search without its sort order: a selection is valid for one key only. */
export function filterKey(search: ListSearch): string {
  return JSON.stringify([search.q, ...FILTERS.map((name) => search[name])]);
}
