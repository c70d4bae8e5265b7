import { join } from "node:path";
import { parseConfig } from "./config.ts";
import { audit, auditCredits } from "./auditor/audit.ts";
import { lockDataDir } from "./platform/db/data-dir-lock.ts";
import { openDatabase } from "./platform/db/open-database.ts";

// `npm run audit`: checks invariants I1-I6 on the configured database, `npm run audit:ledger` those of the
// credits (I1-I3) and of the runs charged as a whole. It only reads; on PostgreSQL the product may be
// running at the same time. Exits 1 when something is broken.

const config = parseConfig(process.env);
const release = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir);
const database = await openDatabase(
  config.databaseUrl ? { url: config.databaseUrl } : { dataDir: join(config.dataDir, "database") },
);
const findings = process.argv.includes("--ledger")
  ? await auditCredits(database.db)
  : await audit(database.db);
await database.close();
release();
for (const { invariant, message } of findings) console.log(`${invariant}  ${message}`);
console.log(
  findings.length === 0 ? "Sound: no invariant is broken." : `${findings.length} findings.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
