import type { CampaignRow } from "../campaigns/queries.ts";

/** What a generation found, as its campaign remembers it. */
export type GeneratedFacts = Pick<
  CampaignRow,
  "indexing" | "contentDigest" | "contentChangedOn"
> & { keptPages?: CampaignRow["keptPages"] | undefined };
