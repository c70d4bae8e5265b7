import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { feedRun } from "./feed-run.ts";
import type { RunId } from "./queries.ts";

const LOOK_EVERY_MS = 200;
const RUNS_AT_ONCE = 20;

/**
 * Makes this process a feeder: it starts the sites of all runs, turn by turn. Every worker is one; the database alone
 * knows what is to be started, so any of them goes on where another was killed. Returns the stop, which waits for the
 * sites in flight.
 */
export function startFeeder(deps: Deps): () => Promise<void> {
  const stopping = new AbortController();
  const ended = feedUntil(deps, stopping.signal);
  return () => {
    stopping.abort();
    return ended;
  };
}

async function feedUntil(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const started = await feedRuns(deps, signal).catch((err: unknown) => {
      deps.log.error({ err }, "feeding runs failed");
      return 0;
    });
    if (started === 0) await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Gives each run that is due one turn, and answers how many sites were started. */
export async function feedRuns(deps: Deps, signal = new AbortController().signal): Promise<number> {
  let started = 0;
  for (const run of await dueRuns(deps)) {
    if (signal.aborted) break;
    // A run that cannot be fed keeps none of the others waiting.
    started += await feedRun(deps, run).catch((err: unknown) => {
      deps.log.error({ err, runId: run.runId }, "feeding a run failed");
      return 0;
    });
    crashPoint("run.fed");
  }
  return started;
}

async function dueRuns({ db }: Deps): Promise<RunId[]> {
  const { rows } = await db.execute<{ user_id: string; id: string }>(sql`
    select user_id, id from creation_runs
    where feed_at <= now() and feed_at is not null and state <> 'paused'
    order by feed_at limit ${RUNS_AT_ONCE}`);
  return rows.map((row) => ({ userId: row.user_id, runId: row.id }));
}
