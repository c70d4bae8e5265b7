import type { RunSite } from "@mainstreet/contract/creation-runs";
import { toCsv } from "@mainstreet/contract/csv";
import { stateOf } from "./site-state.ts";

/** The sites that need attention as a CSV file, with headings that the bulk form knows. */
export function failedSitesCsv(sites: readonly RunSite[]): string {
  const failed = sites.filter((site) => stateOf(site) === "attention");
  return toCsv([
    ["Service", "City", "State", "Message"],
    ...failed.map(({ serviceName, city, state, message }) => [serviceName, city, state, message]),
  ]);
}
