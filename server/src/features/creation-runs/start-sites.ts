import { setImmediate } from "node:timers/promises";
import { contentFrom } from "@mainstreet/contract/content-names";
import { texts } from "@mainstreet/contract/texts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { databaseFault } from "../../platform/db/database-fault.ts";
import { findEvidence } from "../businesses/evidence-of-sites.ts";
import { holdBusinesses, type NamedBusiness } from "../businesses/queries.ts";
import { creationRunSites } from "./tables.ts";
import { insertCampaigns } from "../campaign-creation/insert-campaigns.ts";
import { type NewCampaign, newSite } from "../campaign-creation/new-site.ts";
import { lockCreditAccount } from "../credits/lock-credit-account.ts";
import { requestDeployments } from "../deployments/request-deployment.ts";
import { accountColumns } from "../../hosting/hosting-columns.ts";
import { isSiteOf, type RunId, type RunRow, type RunSiteRow } from "./queries.ts";

/**
 * Creates the campaigns of the next `count` waiting sites and requests their deployment. Their credits were charged with the run. A
 * site that cannot be created is left in error and keeps its credit, and the other sites continue.
 */
export async function startSites(
  tx: Db,
  deps: Deps,
  { run, count }: { run: RunRow; count: number },
): Promise<void> {
  const { userId } = run;
  const id = { userId, runId: run.id };
  const businesses = await holdBusinesses(tx, userId, await nextBusinesses(tx, id, count));
  // The lock lets creations run one at a time, so that no two near-duplicates are created without being compared.
  await lockCreditAccount(tx, userId);
  const sites = await tx
    .select()
    .from(creationRunSites)
    .where(and(isSiteOf(id), eq(creationRunSites.status, "waiting")))
    .orderBy(asc(creationRunSites.siteIndex))
    .limit(count);
  const several = { run, sites, businesses };
  const made = await makeTogether(tx, several).catch((error: unknown) => {
    if (databaseFault(error)) throw error;
    return makeEach(tx, deps, several);
  });
  if (made.length === 0) return;
  await tx
    .update(creationRunSites)
    .set({ startedAt: sql`clock_timestamp()` })
    .where(and(isSiteOf(id), inArray(creationRunSites.campaignId, made)));
  const cause = { kind: "created", id: run.id } as const;
  await requestDeployments(tx, deps, { userId, campaignIds: made, cause });
}

/**
 * The businesses of the next sites: they are locked before the credit account. If a business was deleted in the meantime, its site has
 * already got the values of the business (`delete-business.ts`) when it is read again.
 */
async function nextBusinesses(tx: Db, id: RunId, count: number): Promise<(string | null)[]> {
  const rows = await tx
    .select({ businessId: sql<string | null>`${creationRunSites.input} ->> 'businessId'` })
    .from(creationRunSites)
    .where(and(isSiteOf(id), eq(creationRunSites.status, "waiting")))
    .orderBy(asc(creationRunSites.siteIndex))
    .limit(count);
  return rows.map(({ businessId }) => businessId);
}

type Businesses = ReadonlyMap<string, NamedBusiness>;
type Several = { run: RunRow; sites: RunSiteRow[]; businesses: Businesses };

/** Creates all sites in one savepoint, since a failure is very rare. Returns the ids of the campaigns. */
async function makeTogether(tx: Db, { run, sites, businesses }: Several): Promise<string[]> {
  const made: NewCampaign[] = [];
  for (const site of sites) made.push(await newCampaign(tx, { run, site, businesses }));
  if (made.length > 0) await tx.transaction((own) => insertCampaigns(own, run.userId, made));
  return sites.map(({ campaignId }) => campaignId);
}

/** Creates the sites one by one after the savepoint of all failed, so that only the failing site is left in error. */
async function makeEach(tx: Db, deps: Deps, several: Several): Promise<string[]> {
  const made: string[] = [];
  for (const site of several.sites) {
    if (await isMade(tx, deps, { ...several, site })) made.push(site.campaignId);
    await setImmediate();
  }
  return made;
}

type Started = { run: RunRow; site: RunSiteRow; businesses: Businesses };

/** Uses a savepoint for each site, so that a failing site does not undo the others. */
async function isMade(tx: Db, deps: Deps, started: Started): Promise<boolean> {
  const { run, site } = started;
  try {
    await tx.transaction(async (own) =>
      insertCampaigns(own, run.userId, [await newCampaign(own, started)]),
    );
    return true;
  } catch (error) {
    // The whole batch is repeated once the database is reachable again.
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

async function newCampaign(tx: Db, { run, site, businesses }: Started): Promise<NewCampaign> {
  const { campaignId, serviceName, city, state, input } = site;
  const { theme, palette, siteKey, businessId = "", ...given } = input;
  const body = { ...given, serviceName, city, state, design: { theme, palette } };
  const business = businesses.get(businessId);
  const place = { city, state, locations: [] };
  const owner = { userId: run.userId, businessId: business?.id };
  const evidence = await findEvidence(tx, owner, place);
  return {
    campaignId,
    site: newSite(contentFrom("bulk", body), { siteKey, business, evidence }),
    account: accountColumns(run),
  };
}
