import type { Database } from "../platform/db/database.ts";
import { openJobs } from "../platform/jobs/jobs.ts";
import { migrateDatabase } from "../platform/db/migrate.ts";
import { loadCopy } from "./copy-file.ts";
import { readRows } from "./read-copy.ts";
import { differences, type Tallies } from "./tally.ts";
import { assertFits, rowWriter, setCounters } from "./write-rows.ts";

/**
 * Writes the file of `saveCopy` into an empty database, in one transaction, reads all of it back and compares. Throws a
 * sentence for the operator, and leaves the database empty, when the file is not whole, does not fit, or anything differs.
 */
export async function restoreCopy(database: Database, path: string): Promise<Tallies> {
  await migrateDatabase(database);
  // Jobs are only sent here, and a send that fails says so itself.
  const jobs = await openJobs(database, () => undefined);
  try {
    return await database.db.transaction(async (tx) => {
      const said = await loadCopy(path, {
        header: (header) => assertFits(tx, header),
        rows: await rowWriter(tx, jobs),
      });
      await setCounters(tx);
      const found = await readRows(tx, async () => undefined);
      const wrong = differences(said, found);
      if (wrong.length > 0)
        throw new Error(
          `What was written differs from the copy in ${wrong.join(", ")}. Nothing was kept.`,
        );
      return found;
    });
  } finally {
    await jobs.close();
  }
}
