import { setImmediate } from "node:timers/promises";
import { contentFrom } from "@mainstreet/contract/content-names";
import { texts } from "@mainstreet/contract/texts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { databaseFault } from "../../platform/db/database-fault.ts";
import { creationRunSites } from "./tables.ts";
import { insertCampaigns } from "../campaign-creation/insert-campaigns.ts";
import { newSite } from "../campaign-creation/new-site.ts";
import { lockCreditAccount } from "../credits/lock-credit-account.ts";
import { requestDeployments } from "../deployments/request-deployment.ts";
import { accountColumns } from "../../hosting/hosting-columns.ts";
import { isSiteOf, type RunRow, type RunSiteRow } from "./queries.ts";

/**
 * Makes the campaigns of the next `count` waiting sites and asks for their deployment. Their credits were taken with the
 * run. A site that cannot be made is left in error with its credit its own, and the others go on.
 */
export async function startSites(
  tx: Db,
  deps: Deps,
  { run, count }: { run: RunRow; count: number },
): Promise<void> {
  const { userId } = run;
  const id = { userId, runId: run.id };
  // So that no two creations miss each other as near-duplicates.
  await lockCreditAccount(tx, userId);
  const sites = await tx
    .select()
    .from(creationRunSites)
    .where(and(isSiteOf(id), eq(creationRunSites.status, "waiting")))
    .orderBy(asc(creationRunSites.siteIndex))
    .limit(count);
  const made = await makeTogether(tx, run, sites).catch((error: unknown) => {
    if (databaseFault(error)) throw error;
    return makeEach(tx, deps, { run, sites });
  });
  if (made.length === 0) return;
  await tx
    .update(creationRunSites)
    .set({ startedAt: sql`clock_timestamp()` })
    .where(and(isSiteOf(id), inArray(creationRunSites.campaignId, made)));
  await requestDeployments(tx, deps, { userId, campaignIds: made });
}

type Several = { run: RunRow; sites: RunSiteRow[] };

/** In one savepoint: hardly ever does a site break. Answers the ids of the campaigns. */
async function makeTogether(tx: Db, run: RunRow, sites: RunSiteRow[]): Promise<string[]> {
  const made = sites.map((site) => newCampaign(run, site));
  if (made.length > 0) await tx.transaction((own) => insertCampaigns(own, run.userId, made));
  return sites.map(({ campaignId }) => campaignId);
}

/** Once one of them has broken: it alone is left in error. */
async function makeEach(tx: Db, deps: Deps, { run, sites }: Several): Promise<string[]> {
  const made: string[] = [];
  for (const site of sites) {
    if (await isMade(tx, deps, { run, site })) made.push(site.campaignId);
    await setImmediate();
  }
  return made;
}

type Started = { run: RunRow; site: RunSiteRow };

/** In a savepoint of its own: what breaks one site undoes nothing of the others. */
async function isMade(tx: Db, deps: Deps, { run, site }: Started): Promise<boolean> {
  try {
    await tx.transaction((own) => insertCampaigns(own, run.userId, [newCampaign(run, site)]));
    return true;
  } catch (error) {
    // The whole turn is taken again once the database is back.
    if (databaseFault(error)) throw error;
    deps.log.error({ err: error, runId: run.id, siteIndex: site.siteIndex }, "site not made");
    await tx
      .update(creationRunSites)
      .set({ status: "error", message: texts.shell.unexpected, endedAt: sql`clock_timestamp()` })
      .where(
        and(
          isSiteOf({ userId: run.userId, runId: run.id }),
          eq(creationRunSites.siteIndex, site.siteIndex),
        ),
      );
    return false;
  }
}

function newCampaign(run: RunRow, { campaignId, serviceName, city, state, input }: RunSiteRow) {
  const { theme, palette, siteKey, ...given } = input;
  const body = { ...given, serviceName, city, state, design: { theme, palette } };
  return {
    campaignId,
    site: newSite(contentFrom("bulk", body), siteKey),
    account: accountColumns(run),
  };
}
