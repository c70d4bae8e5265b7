import { Client } from "pg";
import { roleStatements } from "../platform/db/migrate.ts";

/** Loads a dump into the database of a client that {@link intoEmptyDatabase} has checked and prepared. */
type Load = (client: Client) => Promise<void>;

/** Throws a sentence for the operator unless the database of `url` is empty; then prepares it, and loads a dump into it. */
export async function intoEmptyDatabase(url: string, load: Load): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await assertEmpty(client);
    for (const statement of roleStatements()) await client.query(statement);
    await load(client);
    await renewTransactionNumbers(client);
  } finally {
    await client.end();
  }
}

async function assertEmpty(client: Client): Promise<void> {
  const { rows } = await client.query(
    "select from pg_namespace n left join pg_class c on c.relnamespace = n.oid where n.nspname in ('drizzle', 'pgboss') or (n.nspname = 'public' and c.relkind = 'r') limit 1",
  );
  if (rows.length > 0)
    throw new Error(
      "The database to write to is not empty. Nothing was changed: name an empty one.",
    );
}

/** `changed` holds the number of the transaction that wrote the row. Numbers of another server mean nothing here. */
async function renewTransactionNumbers(client: Client): Promise<void> {
  for (const table of ["creation_run_sites", "page_signatures"])
    await client.query(`update public.${table} set changed = pg_current_xact_id()::text::bigint`);
}
