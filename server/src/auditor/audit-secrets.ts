import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/**
 * I7: none of `secrets` (those that a test planted, or an operator's own) is readable in any column of any table, including those of the
 * job queue: as it is, in base64 or in hex.
 */
export async function auditSecrets(db: Db, secrets: string[]): Promise<AuditFinding[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`);
  const forms = sql.join(
    secrets.flatMap(formsOf).map((form) => sql`(${form})`),
    sql`, `,
  );
  const findings: AuditFinding[] = [];
  for (const { name } of secrets.length === 0 ? [] : tables) {
    const { rows } = await db.execute(sql`
      select 1 from ${sql.raw(name)} as t
      where exists (select 1 from (values ${forms}) as secret(form) where strpos(t::text, form) > 0) limit 1`);
    if (rows.length > 0)
      findings.push({ invariant: "I7", message: `a secret is readable in ${name}` });
  }
  return findings;
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString("base64").replace(/=+$/, "").slice(0, -1), bytes.toString("hex")];
}
