import * as api from "@mainstreet/contract/dashboard";
import { and, desc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { countStatuses } from "../campaigns/queries.ts";
import { credentialTables } from "../../hosting/credential-tables.ts";
import { campaigns } from "../campaigns/tables.ts";
import { leads } from "../leads/tables.ts";

const DAY_MS = 86_400_000;
const ACTIVITIES = 10;

/** `GET /dashboard-metrics` (spec §3, decision D18). */
export function registerDashboard(app: FastifyInstance, { db }: Deps): void {
  route(app, api.dashboardMetrics, ({ userId }) =>
    asTenant(db, userId, async (tx) => ({
      ...(await countSites(tx, userId)),
      statuses: await countStatuses(tx, userId),
      newLeads: await tx.$count(leads, isNewLead(userId)),
      cloudAccounts: await countAccounts(tx, userId),
      recentActivity: await listActivity(tx, userId),
      run: await findRunUnderWay(tx, userId),
    })),
  );
}

const isNewLead = (userId: string) =>
  and(eq(leads.userId, userId), eq(leads.state, "new"), sql`not ${leads.isCanary}`);

async function countSites(tx: Db, userId: string) {
  const [counts] = await tx
    .select({
      singlePageSites: sql<number>`(count(*) filter (where ${campaigns.kind} = 'single'))::int`,
      multiLocationSites: sql<number>`(count(*) filter (where ${campaigns.kind} = 'multi-location'))::int`,
      deployedSites: sql<number>`(count(*) filter (where ${campaigns.deployed}))::int`,
    })
    .from(campaigns)
    .where(eq(campaigns.userId, userId));
  return counts ?? { singlePageSites: 0, multiLocationSites: 0, deployedSites: 0 };
}

async function countAccounts(tx: Db, userId: string): Promise<number> {
  let accounts = 0;
  for (const { table, userId: owner } of credentialTables)
    accounts += await tx.$count(table, eq(owner, userId));
  return accounts;
}

async function listActivity(tx: Db, userId: string): Promise<api.Activity[]> {
  const rows = await tx
    .select()
    .from(campaigns)
    .where(eq(campaigns.userId, userId))
    .orderBy(desc(campaigns.updatedAt), desc(campaigns.id))
    .limit(ACTIVITIES);
  return rows.map((row) => {
    const isNew = Date.now() - row.createdAt.getTime() < DAY_MS;
    return {
      id: row.id,
      name: `${row.service} in ${row.city}, ${row.state}`,
      type: row.kind,
      date: (isNew ? row.createdAt : row.updatedAt).toISOString(),
      isNew,
      deploymentStatus: row.deploymentStatus,
      deploymentUrl: row.deploymentUrl,
    };
  });
}

/** The newest bulk run with a site that has not ended, among any number of runs. */
async function findRunUnderWay(tx: Db, userId: string): Promise<api.RunUnderWay | null> {
  const { rows } = await tx.execute<api.RunUnderWay>(sql`
    select id, state = 'paused' as "isPaused", total, per_week as "perWeek",
      (select count(*)::int from creation_run_sites
        where user_id = ${userId} and run_id = id and status = 'success') as live
    from creation_runs
    where user_id = ${userId} and kind = 'bulk' and state <> 'cancelled' and exists (
      select from creation_run_sites
      where user_id = ${userId} and run_id = id and status in ('waiting', 'again', 'pending', 'processing'))
    order by id desc limit 1`);
  return rows[0] ?? null;
}
