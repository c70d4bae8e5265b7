import type { Deps } from "../../deps.ts";
import { DEFAULT_TIMEOUT_MS } from "../../platform/http-client/backoff.ts";
import { asOwner, type Db } from "../../platform/db/database.ts";
import type { BucketHttpsRow } from "./queries.ts";

/** CloudFront takes 3 to 15 minutes (docs/hosts.md §2); our own sites are done sooner. */
const OFTEN_MS = 20_000;
const OFTEN_FOR_SITES_MS = 5_000;
const SELDOM_MS = 60_000;
/** How long polls are frequent. */
const SOON_MS = 120_000;

/** Adds the job of the next step on the caller's connection: at once, or after a pause. */
export async function sendStep(
  tx: Db,
  { jobs }: Pick<Deps, "jobs">,
  { row, pauseMs = 0 }: { row: BucketHttpsRow; pauseMs?: number },
): Promise<void> {
  const { userId, id: bucketHttpsId, steps: step, requestId } = row;
  const job = { userId, bucketHttpsId, step, requestId: requestId ?? undefined };
  const startAfter = pauseMs === 0 ? undefined : new Date(Date.now() + pauseMs);
  await asOwner(tx, () => jobs.sendBucketHttps(tx, job, startAfter));
}

/** The pause before the next poll. It shrinks in proportion to the time limit, as the pauses of all provider clients do. */
export function pollPauseMs(
  { state, startedAt }: Pick<BucketHttpsRow, "state" | "startedAt">,
  silenceMs = DEFAULT_TIMEOUT_MS,
): number {
  const often = state === "leaving" ? OFTEN_FOR_SITES_MS : OFTEN_MS;
  const isSoon = Date.now() - startedAt.getTime() < SOON_MS;
  return ((isSoon ? often : SELDOM_MS) * silenceMs) / DEFAULT_TIMEOUT_MS;
}
