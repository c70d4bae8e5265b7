import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { audit } from "../auditor/audit.ts";
import type { Db } from "../platform/db/database.ts";
import { users } from "../platform/db/users-table.ts";
import { sealedColumns } from "../hosting/credential-tables.ts";
import { checkCanary } from "../platform/secrets/secret-canary.ts";
import { createSealer, type Sealer } from "../platform/secrets/secrets.ts";

/**
 * Proves that a server could continue on the database: no invariant is broken, every secret opens with the key, and no server
 * would start with another key. Returns what it counted. Throws a sentence for the operator otherwise.
 */
export async function proveCopy(
  db: Db,
  sealer: Sealer,
): Promise<{ users: number; secrets: number }> {
  const [finding] = await audit(db);
  if (finding) throw new Error(`The auditor found: ${finding.invariant} ${finding.message}`);
  await checkCanary(db, sealer);
  await assertRefused(db);
  return { users: await db.$count(users), secrets: await openSecrets(db, sealer) };
}

async function assertRefused(db: Db): Promise<void> {
  const stranger = createSealer(randomBytes(32).toString("base64"));
  const isRefused = await checkCanary(db, stranger).then(
    () => false,
    () => true,
  );
  if (!isRefused) throw new Error("A server with another secret key would start on this database.");
}

type Sealed = { id: string; user_id: string; sealed: Uint8Array };

async function openSecrets(db: Db, sealer: Sealer): Promise<number> {
  let secrets = 0;
  for (const { table, column } of sealedColumns) {
    const name = sql.identifier(column);
    const { rows } = await db.execute<Sealed>(
      sql`select id, user_id, ${name} as sealed from ${sql.identifier(table)} where ${name} is not null`,
    );
    for (const { id, user_id, sealed } of rows) {
      const place = { table, column, rowId: id, userId: user_id };
      try {
        sealer.open(Buffer.from(sealed), place);
      } catch {
        throw new Error(`The secret key does not open ${table}.${column} of ${id}.`);
      }
    }
    secrets += rows.length;
  }
  return secrets;
}
