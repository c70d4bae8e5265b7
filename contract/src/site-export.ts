import { z } from "zod";
import { listFilters } from "./campaign-lists.ts";
import { endpoint } from "./endpoint.ts";
import { BODY_BYTES, SELECTION_LIMIT, TIMEOUT_MS } from "./limits.ts";
import { siteFileTexts } from "./site-file-texts.ts";
import { texts } from "./texts.ts";

const input = z
  .object({
    campaignIds: z
      .array(z.uuid(texts.campaigns.invalidId).toLowerCase(), siteFileTexts.noSites)
      .min(1, siteFileTexts.noSites)
      .max(SELECTION_LIMIT, siteFileTexts.tooManySites)
      .optional(),
    /** Instead of ids: the filters and the order of the lists. Without either, all sites. */
    filter: listFilters.optional(),
  })
  .refine(({ campaignIds, filter }) => campaignIds === undefined || filter === undefined, {
    path: ["campaignIds"],
    message: siteFileTexts.whichSites,
  });
export type SiteExportInput = z.output<typeof input>;

/** A CSV file of sites with every field, which `POST /operations/import` accepts again. */
export const exportSites = endpoint("POST", "/campaigns/export", {
  body: input,
  response: z.string(),
  timeoutMs: TIMEOUT_MS.campaigns,
  bodyLimit: BODY_BYTES.idList,
  rows: { member: "campaignIds", most: SELECTION_LIMIT, tooMany: siteFileTexts.tooManySites },
});
