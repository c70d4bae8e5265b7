import type { DeploymentType } from "@mainstreet/contract/deployment";
import type { ListSort } from "@mainstreet/contract/campaign-lists";
import { z } from "zod";

// Loaded with the router, so it takes only the types of the lists' contract.
const SORTS = ["updated", "created", "city", "service"] as const satisfies readonly ListSort[];

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
  /** Any text: the registry of hosts is not loaded with the router. */
  deploymentType: text,
  sort: z.enum(SORTS).optional().catch(undefined),
});
export type AddressSearch = z.output<typeof listSearch>;

/** The same with a known host, or none. */
export type ListSearch = Omit<AddressSearch, "deploymentType"> & {
  deploymentType?: DeploymentType | undefined;
};

/** The filters of the panel; search and order are not among them. */
const FILTERS = ["city", "state", "deployed", "deploymentStatus", "deploymentType"] as const;

/** What 'Clear Filters' sets. */
export const NO_FILTERS = {
  city: undefined,
  state: undefined,
  deployed: undefined,
  deploymentStatus: undefined,
  deploymentType: undefined,
} satisfies ListSearch;

export function countFilters(search: ListSearch): number {
  return FILTERS.filter((name) => search[name] !== undefined).length;
}

/** The key of a search without its sort order: a selection is valid for one key only. */
export function filterKey(search: ListSearch): string {
  const { q, city, state, deployed, deploymentStatus, deploymentType } = search;
  return JSON.stringify([q, city, state, deployed, deploymentStatus, deploymentType]);
}
