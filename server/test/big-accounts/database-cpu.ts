import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Db } from "../../src/platform/database.ts";

/**
 * The ms of processor time that the connections to a database have taken so far, by Linux's account of their processes: on a
 * busy machine the clock says little. What the job queue and parallel workers take is not in it. Only for a server on this machine.
 */
export async function cpuOf(db: Db): Promise<() => number> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and application_name <> 'pgboss'`,
  );
  const spent = new Map(rows.map(({ pid }) => [pid, 0]));
  return () => {
    for (const pid of spent.keys()) spent.set(pid, timeOf(pid) ?? spent.get(pid) ?? 0);
    return [...spent.values()].reduce((sum, ns) => sum + ns, 0) / 1_000_000;
  };
}

/** In ns; nothing of a connection that the pool has closed since, as it had nothing to do. */
function timeOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]);
  } catch {
    return undefined;
  }
}
