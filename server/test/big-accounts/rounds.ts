import { sql } from "drizzle-orm";
import type { Deps } from "../../src/deps.ts";
import { dispatchRuns } from "../../src/features/creation-runs/dispatch-runs.ts";
import { runDueTrials } from "../../src/features/form-trials/run-due-trials.ts";
import { requeueStranded } from "../../src/features/deployments/requeue-stranded.ts";
import { dispatchDue } from "../../src/features/rate-limits/limiter.ts";
import { dispatch, enqueue, lockLimit, readQueue } from "../../src/features/rate-limits/queue.ts";
import { sweepOrders } from "../../src/features/payments/sweep-orders.ts";
import { sweepRefunds } from "../../src/features/refunds/sweep-refunds.ts";
import { sweepTrash } from "../../src/features/trash/sweep-trash.ts";
import { readPost } from "../../src/features/leads/read-post.ts";
import { receiveLead } from "../../src/features/leads/receive-lead.ts";
import { newId } from "../../src/platform/db/ids.ts";
import type { Db } from "../../src/platform/db/database.ts";
import { FEW } from "./read-accounts.ts";

/** Whose queue the seeded runs wait in. */
const CREDENTIAL = "netlify:default";

/** What every worker does again and again, whether or not there is anything to do. */
export const ROUNDS: Readonly<Record<string, (deps: Deps) => Promise<unknown>>> = {
  "looks for runs to feed, five times a second": (deps) => dispatchRuns(deps),
  "polls for queues to dispatch, five times a second": (deps) => dispatchDue(deps),
  "dispatches a long queue": ({ db, ...deps }) =>
    db.transaction(async (tx) => dispatch(tx, deps, await lockLimit(tx, CREDENTIAL))),
  "adds a deployment to a long queue": ({ db }) => enqueueAgain(db),
  "looks for orders to settle, four times a minute": (deps) => sweepOrders(deps),
  "looks for refunds to continue, four times a minute": (deps) => sweepRefunds(deps),
  "looks for stranded campaigns, twice a minute": (deps) => requeueStranded(deps),
  "looks for forms to try, every five seconds": (deps) =>
    runDueTrials({ ...deps, stopping: new AbortController().signal }),
  "receives a message": receiveMessage,
  "looks into the trash, every two seconds": (deps) => sweepTrash(deps),
};

/** A campaign that already waits keeps its place in the queue, so nothing changes. */
async function enqueueAgain(db: Db): Promise<void> {
  const [first] = await readQueue(db, CREDENTIAL);
  if (!first) throw new Error("Nobody waits in the seeded queue");
  await enqueue(db, { job: first.job, credential: CREDENTIAL, ...first.each });
}

/** The form of the first campaign. */
const FORM = "form-0";

/** A message by a form of ours, whose text is doubtful, so that its phrases are compared. */
async function receiveMessage(deps: Deps): Promise<void> {
  const message =
    "Nobody in the office? Let us do it: tiles and doors, no upfront payment. Let me know when a job comes up.";
  const hidden = `1.${deps.sealer.formMac(FORM, "1")}`;
  const post = readPost(new URLSearchParams({ name: "Dana", message, form: hidden }).toString());
  const { outcome } = await receiveLead(deps, {
    id: newId(),
    token: FORM,
    post,
    sender: "203.0.113.1",
    receivedAt: new Date(),
    isCanary: false,
  });
  if (outcome !== "received") throw new Error("The seeded form takes no message");
}

/** How many rows of each table a round can read and change; for a queue only when it has more than a page. */
export async function rowsForRounds(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*) from campaigns where deployment_status in ('queued', 'deploying'))::int as campaigns,
      (select count(*) from pace_turns)::int as pace_turns,
      (select count(*) from payment_orders where status <> 'paid' and created_at > now() - interval '3 days')::int + 2 * 20 as payment_orders,
      0 as creation_runs, 0 as creation_run_sites, 0 as deployments, 0 as lead_forms, 0 as leads, 0 as lead_phrases, 0 as lead_deliveries, 0 as credit_entries, 0 as order_refunds, 0 as users`);
  const { pace_turns: inQueue = 0, ...others } = rows[0] ?? {};
  return inQueue < FEW ? others : { ...others, pace_turns: inQueue };
}
