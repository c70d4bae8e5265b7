import { listCampaignsByService } from "../../contract/src/campaign-lists.ts";
import { updateCampaign } from "../../contract/src/campaigns.ts";
import { call } from "./call.ts";
import type { Agency } from "./open-agency.ts";

const CHANGED = 12;

/** Saves new words for some live sites without publishing them. */
export async function changeLiveSites(agency: Agency): Promise<void> {
  const query = {
    service: "plumbing",
    type: "single",
    deployed: "true",
    limit: String(CHANGED),
  } as const;
  const { campaigns } = await call(agency, listCampaignsByService, { query });
  for (const { id, city } of campaigns) {
    const body = {
      content: { cta: `Call ${city}'s plumbers` },
      openingHours: "Mon-Fri 8-5\nSat by appointment",
    };
    await call(agency, updateCampaign, { params: { id }, body });
  }
}
