import { existsSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Db } from "../../src/platform/db/database.ts";

/**
 * The ms of processor time that the connections to a database have taken so far, from Linux's accounting of their processes: on a busy
 * machine the clock is not meaningful. The time of the job queue, of parallel workers and of connections opened later is not included. Only
 * for a server on this machine.
 */
export async function cpuOf(db: Db): Promise<() => number> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and application_name <> 'pgboss'`,
  );
  const spent = new Map(rows.map(({ pid }) => [pid, timeOf(pid)]));
  return () => {
    for (const [pid, last] of spent) spent.set(pid, isThere(pid) ? timeOf(pid) : last);
    return [...spent.values()].reduce((sum, ns) => sum + ns, 0) / 1_000_000;
  };
}

/** In ns. */
const timeOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]);

/** The pool closes idle connections, so a process may have ended. */
const isThere = (pid: number) => existsSync(`/proc/${pid}`);
