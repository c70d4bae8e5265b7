import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ReadingUser,
  readingUserOf,
  canRead,
  checkRead,
  readsOf,
} from "../test/big-accounts/read-accounts.ts";
import { checkPlan } from "../test/big-accounts/check-plan.ts";
import { READS } from "../test/big-accounts/reads.ts";
import { ROUNDS, rowsForRounds } from "../test/big-accounts/rounds.ts";
import { seedAccounts } from "../test/big-accounts/seed-accounts.ts";
import { type Served, serveAccounts } from "../test/big-accounts/serve-accounts.ts";
import { FOR_TESTS, MILLION } from "../test/big-accounts/sizes.ts";
import { watchPlans } from "../test/big-accounts/watch-plans.ts";
import { createTestDatabase, type TestDatabase } from "../test/database.ts";
import { IS_LONG } from "../test/is-long.ts";
import { ofToday } from "../test/of-today.ts";

/**
 * What every statement that the server sends reads, by PostgreSQL's own report of the executed plan: in a seeded database with so many
 * users that an index is faster than reading the table, and in the long tier with a million campaigns.
 */

let database: TestDatabase;
let served: Served;
let users: ReadingUser[];
const watch = watchPlans();

beforeAll(async () => {
  database = await createTestDatabase();
  if (!("url" in database.location)) throw new Error("Plans are read on PostgreSQL.");
  await seedAccounts(database.location.url, IS_LONG ? MILLION : FOR_TESTS);
  served = await serveAccounts(database.location.url);
  // The user with every twentieth campaign, and another one.
  users = [await readingUserOf(served, 0), await readingUserOf(served, 7)];
}, 3_600_000);
afterAll(async () => {
  watch.stop();
  await served.close();
  await database.remove();
});

async function findingsOf(route: string, among = users): Promise<string[]> {
  const findings: string[] = [];
  for (const user of among.filter((one) => canRead(one, route)))
    for (const read of readsOf(route))
      findings.push(...(await checkRead({ served, user, watch }, { route, read })));
  return [...new Set(findings)];
}

test("every GET of the API is measured, or has a reason why not", () => {
  expect([...served.gets].toSorted()).toEqual(Object.keys(READS).toSorted());
});

/** A third of the reads, and the next day (UTC) another third. */
test.each(ofToday(Object.keys(READS), 3))(
  "GET %s reads what its user has, by an index",
  async (route) => {
    expect(await findingsOf(route)).toEqual([]);
  },
);

test("every statement of a read is seen", async () => {
  await watch.take();
  for (const { token, words } of users.slice(0, 1)) {
    const headers = { authorization: `Bearer ${token}` };
    await served.app.inject({ url: `/api/campaigns/${words.campaign}`, headers });
  }
  const tables = (await watch.take()).map(({ statement }) => /from "(\w+)"/.exec(statement)?.[1]);
  expect(tables).toEqual(["sessions", "campaigns", "deployments"]);
});

test.each(Object.entries(ROUNDS))("a worker that %s reads no whole table", async (_, round) => {
  const own = await rowsForRounds(served.deps.db);
  await watch.take();
  await round(served.deps);
  const plans = await watch.take();
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap((planned) => checkPlan(planned, { own, rows: Infinity }))).toEqual([]);
});

test("vacuum, without which no index-only scan is possible, runs before a large account's campaigns have all changed", async () => {
  const { rows } = await served.deps.db.execute<{ name: string; factor: number }>(sql`
    select option_name as name, option_value::float8 as factor
    from pg_class cross join pg_options_to_table(reloptions) where relname = 'campaigns'`);
  const factors = Object.fromEntries(rows.map(({ name, factor }) => [name, factor]));
  const largest = MILLION.campaigns / 20;
  for (const kind of ["vacuum", "vacuum_insert"])
    expect(Number(factors[`autovacuum_${kind}_scale_factor`]) * MILLION.campaigns).toBeLessThan(
      largest,
    );
});

/** Indexes without which a read costs more than its user's share of the rows, and the read that shows it. */
const NEEDED = {
  campaigns_in_service: "/api/campaigns",
  campaigns_by_update: "/api/dashboard-metrics",
  credit_entries_by_user: "/api/credits/history",
  sessions_by_user: "/api/auth/sessions",
  creation_run_sites_by_status: "/api/dashboard-metrics",
};

test.runIf(IS_LONG).each(Object.entries(NEEDED))(
  "without %s, GET %s is reported",
  async (index, route) => {
    const { db } = served.deps;
    const { rows } = await db.execute<{ definition: string }>(
      sql`select indexdef as definition from pg_indexes where indexname = ${index}`,
    );
    await db.execute(sql`drop index ${sql.identifier(index)}`);
    const findings = await findingsOf(route, users.slice(0, 1));
    await db.execute(sql.raw(rows[0]?.definition ?? ""));
    expect(findings).not.toEqual([]);
  },
);
