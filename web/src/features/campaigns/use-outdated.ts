import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { useState } from "react";
import { z } from "zod";
import { readDraft, writeDraft } from "../../lib/draft.ts";

/**
 * Whether changes saved in this tab are not live yet: a deployment that began after the save has not ended well. Both
 * times are the server's, so a wrong clock here does not matter.
 */
export function useOutdated(campaign: CampaignDetail) {
  const name = `saved:${campaign.id}`;
  const [savedAt, setSavedAt] = useState(() => readDraft(name, z.string()));
  const markSaved = ({ updatedAt }: CampaignDetail) => {
    writeDraft(name, updatedAt);
    setSavedAt(updatedAt);
  };
  const isLive = campaign.deployments.some(
    ({ status, startedAt }) =>
      status === "deployed" && savedAt !== undefined && Date.parse(startedAt) > Date.parse(savedAt),
  );
  return { isOutdated: campaign.deployed && savedAt !== undefined && !isLive, markSaved };
}
