import { and, lte, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant } from "../../platform/db/database.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { dispatchOperation } from "./dispatch-operation.ts";
import { isOperation, type OperationId } from "./queries.ts";
import { operations } from "./tables.ts";

const CHECK_MS = 200;
const OPERATIONS_AT_ONCE = 20;

/**
 * Makes this process publish the sites of operations. Every worker does so; only the database knows what has to be published, so any worker
 * continues where another was killed. Returns a function that stops it and waits for the batch in flight.
 */
export function startOperationDispatcher(deps: Deps): () => Promise<void> {
  const work = (signal: AbortSignal) => dispatchDueOperations(deps, signal);
  return repeat(deps, { pauseMs: CHECK_MS, failure: "dispatching operations failed", work });
}

async function dispatchDueOperations(deps: Deps, signal: AbortSignal): Promise<void> {
  const { rows } = await deps.db.execute<{ user_id: string; id: string }>(sql`
    select user_id, id from operations where due_at <= now() order by due_at limit ${OPERATIONS_AT_ONCE}`);
  for (const { user_id: userId, id: operationId } of rows) {
    if (signal.aborted) return;
    // An operation that fails does not delay the others.
    await dispatchOperation(deps, { userId, operationId })
      .catch((err: unknown) => {
        deps.log.error({ err, operationId }, "dispatching an operation failed");
        return postpone(deps, { userId, operationId });
      })
      .catch((err: unknown) => {
        deps.log.error({ err, operationId }, "postponing an operation failed");
      });
    crashPoint("operation.dispatched");
  }
}

/** In a transaction of its own, so that an operation that fails again and again does not keep others from being dispatched. */
async function postpone({ db }: Deps, id: OperationId): Promise<void> {
  await asTenant(db, id.userId, (tx) =>
    tx
      .update(operations)
      .set({ dueAt: sql`now() + interval '5 seconds'` })
      // Another process may have set it since.
      .where(and(isOperation(id), lte(operations.dueAt, sql`now()`))),
  );
}
