import { sql } from "drizzle-orm";
import type { Deps } from "../../src/deps.ts";
import { feedRuns } from "../../src/features/creation-runs/feed-runs.ts";
import { handOutTurns } from "../../src/features/deployments/hand-out-turns.ts";
import { dueCredentials, lockPace, nextTurn } from "../../src/features/deployments/pace-queries.ts";
import { requeueStranded } from "../../src/features/deployments/requeue-stranded.ts";
import { sweepOrders } from "../../src/features/payments/sweep-orders.ts";
import { newId } from "../../src/platform/db/ids.ts";
import type { Db } from "../../src/platform/db/database.ts";
import { FEW } from "./ask-accounts.ts";

/** Whose line the seeded runs wait in. */
const CREDENTIAL = "netlify:default";

/** What every worker does again and again, whether or not there is anything to do. */
export const ROUNDS: Readonly<Record<string, (deps: Deps) => Promise<unknown>>> = {
  "looks for runs to feed, five times a second": (deps) => feedRuns(deps),
  "looks whose turn has come, once a second": ({ db }) => dueCredentials(db),
  "hands out turns of a long line": ({ db }) =>
    db.transaction(async (tx) => handOutTurns(tx, await lockPace(tx, CREDENTIAL))),
  "finds a place in a long line": ({ db }) =>
    nextTurn(db, { credential: CREDENTIAL, userId: newId(), isUrgent: false }),
  "looks for orders to settle, four times a minute": (deps) => sweepOrders(deps),
  "looks for stranded campaigns, twice a minute": (deps) => requeueStranded(deps),
};

/** How many rows of each table there are for a round to look at, and to change; of a line only when it has more than a page. */
export async function rowsForRounds(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*) from campaigns where deployment_status in ('queued', 'deploying'))::int as campaigns,
      (select count(*) from pace_turns)::int as pace_turns,
      (select count(*) from payment_orders where status <> 'paid' and created_at > now() - interval '3 days')::int + 2 * 20 as payment_orders,
      0 as creation_runs, 0 as creation_run_sites, 0 as deployments, 0 as credit_entries, 0 as users`);
  const { pace_turns: inLine = 0, ...others } = rows[0] ?? {};
  return inLine < FEW ? others : { ...others, pace_turns: inLine };
}
