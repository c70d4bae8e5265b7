import { Client } from "pg";
import { loadInBulk, tablesOf } from "./bulk-load.ts";
import { campaignRows } from "./campaign-rows.ts";
import { leadRows } from "./lead-rows.ts";
import { moneyRows } from "./money-rows.ts";
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

/** What a trigger writes when campaigns are made one by one, and a label that some campaigns have. */
function searchRows(): string[] {
  return [
    "insert into campaign_search select filled.* from campaigns c, search_row(c) filled",
    `insert into labels (id, user_id, name, colour)
     select gen_random_uuid(), id, 'Client A', 'blue' from users where exists (select from campaigns where user_id = users.id)`,
    `insert into campaign_labels (user_id, label_id, campaign_id)
     select c.user_id, l.id, c.id from campaigns c join labels l on l.user_id = c.user_id where right(c.site_key, 2) < '08'`,
  ];
}

/**
 * Brings the database into the state of one that has run for a while: the planner knows its tables, and lists are read from indexes alone.
 */
async function tidy(client: Client): Promise<void> {
  for (const table of await tablesOf(client)) await client.query(`vacuum (analyze) ${table}`);
}
