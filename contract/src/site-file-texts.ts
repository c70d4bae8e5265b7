import { countOf } from "./count.ts";
import { SELECTION_LIMIT } from "./limits.ts";

/** Texts of files of sites. */
export const siteFileTexts = {
  whichSites: "Choose the sites, or a filter, not both",
  noSites: "Choose the sites to export",
  tooManySites: `Choose at most ${countOf(SELECTION_LIMIT, "site")}, or a filter`,
  noneFound: "None of these sites is there any more.",
  exported: (sites: number) => `${countOf(sites, "site")} exported.`,
  exportFailed: "The sites could not be exported. Please try again.",
} as const;
