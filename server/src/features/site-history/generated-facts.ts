import type { CampaignRow } from "../campaigns/queries.ts";

/** The results of a generation that its campaign stores. */
export type GeneratedFacts = Pick<
  CampaignRow,
  "indexing" | "contentDigest" | "contentChangedOn"
> & { keptPages?: CampaignRow["keptPages"] | undefined };
