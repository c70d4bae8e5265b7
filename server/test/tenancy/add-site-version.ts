import { findCampaign } from "../../src/features/campaigns/queries.ts";
import { siteValuesOf } from "../../src/features/site-history/site-values.ts";
import { siteVersions } from "../../src/features/site-history/tables.ts";
import { asTenant } from "../../src/platform/db/database.ts";
import { newId } from "../../src/platform/db/ids.ts";
import type { Product } from "../harness.ts";

/** Gives a campaign a version, older than those of its deployments: nothing may be deployed while the matrix sends its requests. */
export async function addSiteVersion(
  { db }: Pick<Product, "db">,
  { userId, campaignId, word }: { userId: string; campaignId: string; word: string },
): Promise<void> {
  await asTenant(db, userId, async (tx) => {
    const row = await findCampaign(tx, { userId, campaignId });
    if (!row) throw new Error("The campaign is gone");
    const { deploymentType, indexing } = row;
    await tx.insert(siteVersions).values({
      id: newId(),
      userId,
      campaignId,
      number: 0,
      address: `https://${word}.netlify.app/`,
      deploymentType,
      target: word,
      source: "",
      values: siteValuesOf(row),
      generated: { indexing, contentDigest: "", contentChangedOn: "" },
      manifest: {},
    });
  });
}
