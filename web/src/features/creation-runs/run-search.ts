import { z } from "zod";

// Loaded with the router, so it imports nothing from the contract.
const SHOWN = ["attention", "live", "waiting", "all"] as const;

/** What the list under the wall shows. */
export type SiteFilter = (typeof SHOWN)[number];

/** The query parameters of a run's page: filter and search. Invalid ones count as absent. */
export const runSearch = z.object({
  show: z.enum(SHOWN).optional().catch(undefined),
  q: z.string().trim().min(1).optional().catch(undefined),
});
export type RunSearch = z.output<typeof runSearch>;
