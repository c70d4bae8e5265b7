import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** Makes an empty database on the server of `url`; returns the new one's address. */
export async function createDatabase(url: string): Promise<string> {
  const name = newName();
  await runOn(addressOf(url, "postgres"), `create database ${name}`);
  return addressOf(url, name);
}

/** Copies the database of `url`, to which nobody may be connected; returns the copy's address. */
export async function cloneDatabase(url: string): Promise<string> {
  const name = newName();
  await runOn(addressOf(url, "postgres"), `create database ${name} template ${nameIn(url)}`);
  return addressOf(url, name);
}

/** Drops the database of `url`, and with it every connection that is still open after a moment. */
export async function dropDatabase(url: string): Promise<void> {
  // Not "with (force)": that is refused while autovacuum, which belongs to the superuser alone, works on the database. Without it,
  // PostgreSQL stops autovacuum by itself and waits for its end.
  const name = nameIn(url);
  await runOn(
    addressOf(url, "postgres"),
    // A connection that is just being closed would report its end as an error that nobody expects.
    `do $$ begin
      for i in 1..40 loop
        exit when not exists (select from pg_stat_activity where datname = '${name}' and usename = current_user);
        perform pg_sleep(0.05), pg_stat_clear_snapshot();
      end loop;
    end $$`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`,
    `drop database ${name}`,
  );
}

function newName(): string {
  return `mainstreet_${randomBytes(8).toString("hex")}`;
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = database;
  return address.href;
}

async function runOn(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
