import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { dispatchMove } from "./dispatch-move.ts";

const CHECK_MS = 200;
const MOVES_AT_ONCE = 20;

/**
 * Makes this process a dispatcher of moves. Every worker is one; only the database knows which sites to move, so any worker can
 * continue when another was killed. Returns a function that stops it and waits for the batch in flight.
 */
export function startMoveDispatcher(deps: Deps): () => Promise<void> {
  const work = (signal: AbortSignal) => dispatchDueMoves(deps, signal);
  return repeat(deps, { pauseMs: CHECK_MS, failure: "dispatching moves failed", work });
}

async function dispatchDueMoves(deps: Deps, signal: AbortSignal): Promise<void> {
  const { rows } = await deps.db.execute<{ user_id: string; id: string }>(sql`
    select user_id, id from host_moves where due_at <= now() order by due_at limit ${MOVES_AT_ONCE}`);
  for (const { user_id: userId, id: moveId } of rows) {
    if (signal.aborted) return;
    // A move that fails does not delay the others.
    await dispatchMove(deps, { userId, moveId }).catch((err: unknown) => {
      deps.log.error({ err, moveId }, "dispatching a move failed");
    });
    crashPoint("host-move.dispatched");
  }
}
