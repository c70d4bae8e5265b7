import { PGlite } from "@electric-sql/pglite";
import { pgDump } from "@electric-sql/pglite-tools/pg_dump";

/** The whole embedded database in `dataDir` as SQL that any supported PostgreSQL runs. */
export async function dumpEmbedded(dataDir: string): Promise<string> {
  const pg = await PGlite.create(dataDir);
  try {
    const dump = await pgDump({ pg, args: ["--no-owner"] });
    // PostgreSQL 15 and 16 do not know this setting.
    return (await dump.text()).replace("SET transaction_timeout = 0;", "");
  } finally {
    await pg.close();
  }
}
