import { type DatabaseLocation, openDatabase } from "../src/platform/db/open-database.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../src/platform/db/database.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import { migrateDatabase } from "../src/platform/db/migrate.ts";
import { becomeOrdinaryOwner } from "./ordinary-owner.ts";

/**
 * Drops the triggers that copied a campaign's status to the site of its run. They are in the schema for processes of the version before,
 * and the next version drops them (decision 213): every test proves that nothing needs them.
 */
async function dropRunTriggers(db: Db): Promise<void> {
  await db.execute(sql`drop trigger campaigns_tell_run on campaigns`);
  await db.execute(sql`drop trigger campaigns_leave_run on campaigns`);
}

/** Brings an empty database into the state in which a server leaves it after its start. */
export async function prepareDatabase(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location);
  try {
    await becomeOrdinaryOwner(database);
    await migrateDatabase(database);
    await dropRunTriggers(database.db);
    // The job queue makes its tables when it first starts.
    const jobs = await openJobs(database, (error) => {
      throw error;
    });
    await jobs.close();
  } finally {
    await database.close();
  }
}
