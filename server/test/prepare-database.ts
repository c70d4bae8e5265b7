import { type DatabaseLocation, openDatabase } from "../src/platform/db/open-database.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import { migrateDatabase } from "../src/platform/db/migrate.ts";
import { becomeOrdinaryOwner } from "./ordinary-owner.ts";

/** Brings an empty database into the state in which a server leaves it after its start. */
export async function prepareDatabase(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location);
  try {
    await becomeOrdinaryOwner(database);
    await migrateDatabase(database);
    // The job queue makes its tables when it first starts.
    const jobs = await openJobs(database, (error) => {
      throw error;
    });
    await jobs.close();
  } finally {
    await database.close();
  }
}
