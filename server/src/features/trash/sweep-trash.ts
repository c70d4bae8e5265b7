import { TRASH_DAYS } from "@mainstreet/contract/limits";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, seeingTrash } from "../../platform/db/database.ts";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { withTrace } from "../../platform/jobs/trace.ts";
import type { CampaignId } from "../campaigns/queries.ts";
import { isLeasedNow, lockTrashed, removeForGood } from "../removal/remove-for-good.ts";
import { takeDownTrashed } from "../removal/take-down-trashed.ts";

const PAUSE_MS = 2_000;
/** How many sites of one user and of all users are processed in one round, so that nobody's selection delays another's. */
const BATCH = { ofUser: 20, ofAll: 60 };
const WIDTH = 4;

/** Takes sites of the trash down that are due, and removes those whose time is over. Returns a function that stops it. */
export function startTrashSweeper(deps: Deps): () => Promise<void> {
  return repeat(deps, {
    pauseMs: PAUSE_MS,
    failure: "trash sweep failed",
    work: (signal) => sweepTrash(deps, signal),
  });
}

type Due = CampaignId & { requestId: string | null };

/** One round. Any number of processes may run it at once. */
export async function sweepTrash(deps: Deps, signal: AbortSignal = deps.stopping): Promise<void> {
  const each = (found: readonly Due[], work: (id: CampaignId) => Promise<unknown>) =>
    forEachConcurrently(found, WIDTH, async ({ requestId, ...id }) => {
      if (signal.aborted) return;
      const trace = { ...id, requestId: requestId ?? undefined };
      await withTrace(deps.log, trace, () => work(id)).catch((err: unknown) =>
        deps.log.warn({ err, ...id }, "a site of the trash is not done yet"),
      );
    });
  await each(await findDue(deps), (id) => takeDownTrashed(deps, id));
  await each(await findOver(deps), (id) => removeOver(deps, id));
}

async function findDue({ db }: Deps): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select user_id as "userId", campaign_id as "campaignId", request_id as "requestId" from (
      select user_id, campaign_id, request_id, due_at, row_number() over (partition by user_id order by due_at) as place
        from trashed_sites where due_at <= now() and (leased_until is null or leased_until < now())
    ) due where place <= ${BATCH.ofUser} order by due_at limit ${BATCH.ofAll}`);
  return rows;
}

const isOver = sql`trashed_at < now() - make_interval(days => ${TRASH_DAYS})`;

async function findOver({ db }: Deps): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select user_id as "userId", campaign_id as "campaignId", null as "requestId" from trashed_sites
    where ${isOver} and (leased_until is null or leased_until < now()) order by trashed_at limit ${BATCH.ofAll}`);
  return rows;
}

/** A site that is still up is tried once more; if that is refused again, the site stays up at its host and its record is deleted. */
async function removeOver(deps: Deps, id: CampaignId): Promise<void> {
  const { userId, campaignId } = id;
  await takeDownTrashed(deps, id);
  await seeingTrash(() =>
    asTenant(deps.db, userId, async (tx) => {
      const [found] = await lockTrashed(tx, { userId, campaignIds: [campaignId] });
      const isDone = found && found.trashed.state !== "taking-down" && !isLeasedNow(found.trashed);
      if (!isDone) return;
      const ageDays = (Date.now() - found.trashed.trashedAt.getTime()) / 86_400_000;
      // It was restored and deleted again after the query found it.
      if (ageDays < TRASH_DAYS) return;
      await removeForGood(tx, userId, [found.campaign]);
    }),
  );
  crashPoint("trash.removed");
}
