import { openDatabase } from "@mainstreet/server/platform/database";
import { openJobs } from "@mainstreet/server/platform/jobs";
import { migrateDatabase } from "@mainstreet/server/platform/migrate";
import { seedAccounts } from "../../server/test/big-accounts/seed-accounts.ts";
import type { Sizes } from "../../server/test/big-accounts/sizes.ts";
import { createDatabase } from "../../server/test/postgres-databases.ts";

/** Makes a database of these sizes on the server of `url`; answers the new one's address. */
export async function seededDatabase(url: string, sizes: Sizes): Promise<string> {
  const made = await createDatabase(url);
  const database = await openDatabase({ url: made });
  try {
    await migrateDatabase(database);
    // The job queue makes its tables when it first starts.
    const jobs = await openJobs(database, (error) => {
      throw error;
    });
    await jobs.close();
  } finally {
    await database.close();
  }
  await seedAccounts(made, sizes);
  return made;
}
