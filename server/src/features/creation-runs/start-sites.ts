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
  const businesses = await holdBusinesses(tx, userId, await nextBusinesses(tx, id, count));
  // So that no two creations miss each other as near-duplicates.
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
 * The businesses of the next sites: they are locked before the credit account. A site whose business was deleted until then has
 * got its values (`delete-business.ts`) when it is read again.
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

/** In one savepoint: hardly ever does a site break. Returns the ids of the campaigns. */
async function makeTogether(tx: Db, { run, sites, businesses }: Several): Promise<string[]> {
  const made: NewCampaign[] = [];
  for (const site of sites) made.push(await newCampaign(tx, { run, site, businesses }));
  if (made.length > 0) await tx.transaction((own) => insertCampaigns(own, run.userId, made));
  return sites.map(({ campaignId }) => campaignId);
}

/** Once one of them has broken: it alone is left in error. */
async function makeEach(tx: Db, deps: Deps, several: Several): Promise<string[]> {
  const made: string[] = [];
  for (const site of several.sites) {
    if (await isMade(tx, deps, { ...several, site })) made.push(site.campaignId);
    await setImmediate();
  }
  return made;
}

type Started = { run: RunRow; site: RunSiteRow; businesses: Businesses };

/** In a savepoint of its own: what breaks one site undoes nothing of the others. */
async function isMade(tx: Db, deps: Deps, started: Started): Promise<boolean> {
  const { run, site } = started;
  try {
    await tx.transaction(async (own) =>
      insertCampaigns(own, run.userId, [await newCampaign(own, started)]),
    );
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
