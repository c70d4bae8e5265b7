import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";

type Daily = { name: string; now: Date };

/** Whether this process is the first to begin with the daily work `name` on this day (UTC). */
export async function claimDay(db: Db, { name, now }: Daily): Promise<boolean> {
  const day = Buffer.from(now.toISOString().slice(0, 10));
  const { rows } = await db.execute(sql`
    insert into installation (name, value) values (${name}, ${day})
      on conflict (name) do update set value = excluded.value where installation.value <> excluded.value
      returning name`);
  return rows.length > 0;
}
