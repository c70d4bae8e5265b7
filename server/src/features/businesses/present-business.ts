import type { Business, BusinessGap } from "@mainstreet/contract/businesses";
import { BUSINESS_GAPS } from "@mainstreet/contract/businesses";
import type { BusinessContent } from "@mainstreet/contract/business-content";
import { type BusinessRow, contentOfBusiness } from "./queries.ts";

/** How many sites a business has, how many of them are live, and how many of those differ from what is saved. */
export type BusinessSiteCounts = Pick<Business, "sites" | "liveSites" | "unpublishedSites">;

export const NO_SITES: BusinessSiteCounts = { sites: 0, liveSites: 0, unpublishedSites: 0 };

export function presentBusiness(row: BusinessRow, counts: BusinessSiteCounts): Business {
  return {
    ...contentOfBusiness(row),
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...counts,
  };
}

/** Which blank fields of a business its pages could show. */
export function gapsOf(content: BusinessContent): BusinessGap[] {
  const { serviceAreaOnly, street, city } = content;
  const hasAddress = serviceAreaOnly || (street !== "" && city !== "");
  return BUSINESS_GAPS.filter((gap) => {
    if (gap === "address") return !hasAddress;
    const value = content[gap];
    return value === null || value === "" || (Array.isArray(value) && value.length === 0);
  });
}
