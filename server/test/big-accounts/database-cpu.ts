import { existsSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Db } from "../../src/platform/db/database.ts";

/**
 * The ms of processor time that the connections to a database have taken so far, by Linux's account of their processes: on a
 * busy machine the clock says little. What the job queue, parallel workers and connections that are opened later take is not in it. Only
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

/** The pool closes connections that have nothing to do. */
const isThere = (pid: number) => existsSync(`/proc/${pid}`);
