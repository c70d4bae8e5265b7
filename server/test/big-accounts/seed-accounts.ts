import { Client } from "pg";
import { loadInBulk, tablesOf } from "./bulk-load.ts";
import { campaignRows } from "./campaign-rows.ts";
import { leadRows } from "./lead-rows.ts";
import { moneyRows } from "./money-rows.ts";
import { searchRows } from "./search-rows.ts";
import { planRows } from "./plan-rows.ts";
import { runRows } from "./run-rows.ts";
import type { Sizes } from "./sizes.ts";
import { userRows } from "./user-rows.ts";

/**
 * Fills a migrated, empty database with accounts that have all a product in use has: campaigns in every state, their history,
 * signatures, runs, orders and ledgers, lines and jobs. The same sizes give the same rows, but for their times, which end now.
 * All invariants of the auditor hold. Throws Error when the database is not empty.
 */
export async function seedAccounts(url: string, sizes: Sizes): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '512MB'; set work_mem = '256MB'; begin");
    await loadInBulk(client, async () => {
      for (const rows of [
        planRows,
        userRows,
        campaignRows,
        searchRows,
        leadRows,
        runRows,
        moneyRows,
      ])
        for (const statement of rows(sizes)) await client.query(statement);
    });
    await client.query("commit");
    await tidy(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings the database into the state of one that has run for a while: the planner knows its tables, and lists are read from indexes alone.
 */
async function tidy(client: Client): Promise<void> {
  for (const table of await tablesOf(client)) await client.query(`vacuum (analyze) ${table}`);
}
