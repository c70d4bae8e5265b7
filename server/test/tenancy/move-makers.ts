import { eq, sql } from "drizzle-orm";
import { isCampaign } from "../../src/features/campaigns/queries.ts";
import { campaigns } from "../../src/features/campaigns/tables.ts";
import { hostMoves, hostMoveSites } from "../../src/features/host-moves/tables.ts";
import type { FormerSiteRecord } from "../../src/hosting/former-site.ts";
import { asTenant, type Db } from "../../src/platform/db/database.ts";
import { newId } from "../../src/platform/db/ids.ts";

type Left = { userId: string; campaignId: string; word: string };

/** A place that the campaign has left: nothing is deployed here, so it is only on record. */
export async function addFormerSite(db: Db, { userId, campaignId, word }: Left): Promise<string> {
  const former: FormerSiteRecord = {
    id: newId(),
    deploymentType: "netlify",
    account: "none",
    netlifyTokenId: null,
    awsCredentialsId: null,
    awsBucketName: null,
    awsBucketRegion: null,
    netlifySiteId: null,
    siteName: word,
    sitePrefix: word,
    hostingState: null,
    url: `https://${word}.example.com/`,
    message: "",
  };
  await asTenant(db, userId, (tx) =>
    tx
      .update(campaigns)
      .set({ formerSites: sql`former_sites || ${JSON.stringify([former])}::jsonb` })
      .where(isCampaign({ userId, campaignId })),
  );
  return former.id;
}

/** A move of one site that waits: nothing is moved here. */
export async function addHostMove(
  db: Db,
  { userId, word }: Omit<Left, "campaignId">,
): Promise<string> {
  const id = newId();
  const move = { id, userId, state: "running", total: 1, account: "none" } as const;
  const site = { moveId: id, userId, siteIndex: 0, campaignId: newId(), name: `Plumbing ${word}` };
  await asTenant(db, userId, async (tx) => {
    await tx.insert(hostMoves).values({ ...move, deploymentType: "netlify" });
    await tx.insert(hostMoveSites).values(site);
  });
  return id;
}

/** One of each that was there and is no more. */
export async function makeErasedMoves(db: Db, owner: Omit<Left, "word">) {
  const left = { ...owner, word: "wombat" };
  const formerSite = await addFormerSite(db, left);
  // The last one.
  const formerSites = sql`former_sites - -1`;
  await db.update(campaigns).set({ formerSites }).where(isCampaign(left));
  const hostMove = await addHostMove(db, left);
  await db.delete(hostMoves).where(eq(hostMoves.id, hostMove));
  return { formerSite, hostMove };
}
