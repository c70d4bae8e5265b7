import { paths } from "../../app/paths.ts";

/** The two kinds of sites that have lists of their own (spec §2). */
export type ListKind = "single" | "multi-location";

export const LIST_KINDS = {
  single: {
    title: "Single Page Sites",
    servicesPath: paths.singlePageSites,
    servicePath: paths.singlePageService,
    createSearch: {},
    /** The text where no site of the kind exists. */
    none: "A single page site is one service in one city. Each service you offer gets its own list here.",
  },
  "multi-location": {
    title: "Multi-Location Sites",
    servicesPath: paths.multiLocationSites,
    servicePath: paths.multiLocationService,
    createSearch: { tab: "multi-location" },
    none: "A multi-location site is one service with a main location and as many more as you serve. Each service gets its own list here.",
  },
} as const;

/** A slug as a name, until the response brings the real one: "water-heater-repair" is "Water Heater Repair". */
export function nameFromSlug(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
