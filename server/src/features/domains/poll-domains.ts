import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { advanceDomain } from "./advance-domain.ts";
import { leaseDomain, whileDomainLeased } from "./lease.ts";
import { sweepProofs } from "./proofs.ts";
import type { DomainId } from "./queries.ts";
import { releaseLeased } from "./release-domain.ts";

const PAUSE_MS = 5_000;
/** How many domains of one user and of all users one round checks, so that no account uses up the time and the limits that all share. */
const BATCH = { ofUser: 10, ofAll: 200 };
const WIDTH = 8;
const SWEEP_EVERY = 720;

/** Checks domains that are due, and continues removals that failed. Any number of processes may do so. Returns a function that stops it. */
export function startDomainPoller(deps: Deps): () => Promise<void> {
  let round = 0;
  const work = async (signal: AbortSignal) => {
    if (round % SWEEP_EVERY === 0)
      await sweepProofs(deps.db).catch((err: unknown) =>
        deps.log.error({ err }, "proof sweep failed"),
      );
    round += 1;
    await pollDomains(deps, signal);
  };
  return repeat(deps, { pauseMs: PAUSE_MS, failure: "domain poll failed", work });
}

/** Runs one round over the domains that are due. */
export async function pollDomains(deps: Deps, signal: AbortSignal): Promise<void> {
  const due = await findDue(deps);
  await forEachConcurrently(due, WIDTH, async (id) => {
    if (signal.aborted) return;
    await pollDomain(deps, id).catch((err: unknown) =>
      deps.log.warn({ err, domainId: id.id }, "a domain was not checked"),
    );
  });
}

/** Checks one domain or continues its removal; does nothing while another process is doing so. */
export async function pollDomain(deps: Deps, id: DomainId): Promise<void> {
  const row = await leaseDomain(deps.db, id);
  if (!row) return;
  await whileDomainLeased(deps.db, row, async () => {
    if (row.isRemoving) await releaseLeased(deps, row, { isDeletion: false });
    else await advanceDomain(deps, row);
  });
}

/** Domains of sites in the trash are not checked until the site is taken down, restored or removed. */
async function findDue({ db }: Deps): Promise<DomainId[]> {
  const { rows } = await db.execute<DomainId>(sql`
    select user_id as "userId", id from (
      select user_id, id, next_check_at, row_number() over (partition by user_id order by next_check_at) as place
        from domains where next_check_at <= now() and (leased_until is null or leased_until < now())
          and not exists (select from trashed_sites t where t.user_id = domains.user_id and t.campaign_id = domains.campaign_id)
    ) due where place <= ${BATCH.ofUser} order by next_check_at limit ${BATCH.ofAll}`);
  return rows;
}
