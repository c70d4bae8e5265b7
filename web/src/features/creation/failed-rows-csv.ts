import type { RunSite } from "@mainstreet/contract/creation-runs";
import { toCsv } from "@mainstreet/contract/csv";
import type { BulkRow } from "./bulk-rows.ts";

const HEADER = ["city", "state", "zip", "phone", "company", "email", "service", "problem"];

/**
 * The failed sites of a run as a file that the bulk form reads again. `rows` are those that the run was made from, in its
 * order; where they are not known any more, what the run says of a site has to do.
 */
export function failedRowsCsv(sites: readonly RunSite[], rows: readonly BulkRow[]): string {
  const lines = sites
    .filter(({ status }) => status === "error")
    .map((site) => {
      const row = rows[site.siteIndex];
      const { zip = "", phone = "", company = "", email = "" } = row ?? {};
      const place = [row?.city ?? site.city, row?.state ?? site.state];
      return [...place, zip, phone, company, email, site.serviceName, site.message];
    });
  return toCsv([HEADER, ...lines]);
}
