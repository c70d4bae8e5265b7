import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { dispatchRun } from "./dispatch-run.ts";
import type { RunId } from "./queries.ts";
import { NEWEST_FORMAT } from "./run-format.ts";

const LOOK_EVERY_MS = 200;
const RUNS_AT_ONCE = 20;

/**
 * Makes this process a dispatcher: it starts the sites of all runs, one batch after the other. Every worker is a dispatcher; only the
 * database knows which sites to start, so any dispatcher can continue when another was killed. Returns a function that stops it and
 * waits for the batch in flight.
 */
export function startDispatcher(deps: Deps): () => Promise<void> {
  return repeat(deps, {
    pauseMs: LOOK_EVERY_MS,
    failure: "dispatching runs failed",
    work: async (signal) => {
      // Repeats without a pause as long as there are sites to start.
      while (!signal.aborted && (await dispatchRuns(deps, signal)) > 0);
    },
  });
}

/** Dispatches each due run once, and returns how many sites were started. */
export async function dispatchRuns(
  deps: Deps,
  signal = new AbortController().signal,
): Promise<number> {
  let started = 0;
  for (const run of await dueRuns(deps)) {
    if (signal.aborted) break;
    // A run that fails does not delay the others.
    started += await dispatchRun(deps, run).catch((err: unknown) => {
      deps.log.error({ err, runId: run.runId }, "dispatching a run failed");
      return 0;
    });
    crashPoint("run.fed");
  }
  return started;
}

async function dueRuns({ db }: Deps): Promise<RunId[]> {
  // Each of the two columns has an index of its own: a run has its time in one of them.
  const { rows } = await db.execute<{ user_id: string; id: string }>(sql`
    select user_id, id from (
      select user_id, id, feed_at as time from creation_runs
      where feed_at <= now() and feed_at is not null and state <> 'paused'
      union all
      select user_id, id, due_at from creation_runs
      where due_at <= now() and due_at is not null and state <> 'paused' and format <= ${NEWEST_FORMAT}
    ) due order by time limit ${RUNS_AT_ONCE}`);
  return rows.map((row) => ({ userId: row.user_id, runId: row.id }));
}
