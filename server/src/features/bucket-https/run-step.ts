import { bucketHttpsTexts } from "@mainstreet/contract/hosts/aws/bucket-https-texts";
import { and, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { bucketHttps } from "../../hosting/aws/tables.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import type { BucketHttpsJob } from "../../platform/jobs/jobs.ts";
import { isProviderError, ProviderError } from "../../provider-error.ts";
import { type NextStep, takeStep } from "./next-step.ts";
import { republishBucketSites } from "./publish-sites.ts";
import type { BucketHttpsRow } from "./queries.ts";
import { pollPauseMs, sendStep } from "./send-step.ts";

/** Longer than CloudFront ever takes (docs/hosts.md §2). */
const LIMIT_MS = 45 * 60_000;

const isAtRest = ({ state }: Pick<BucketHttpsRow, "state">) =>
  state === "deployed" || state === "failed";

/**
 * Runs one step and sends the job of the next step, until https of the bucket is on, off or failed. Safe to run twice and to kill
 * anywhere. Throws only when the database is unreachable: the queue then dispatches the job again.
 */
export async function runHttpsStep(deps: Deps, job: BucketHttpsJob): Promise<void> {
  const { userId } = job;
  const [row] = await asTenant(deps.db, userId, (tx) =>
    tx.select().from(bucketHttps).where(isStep(job)),
  );
  if (!row || isAtRest(row)) return;
  const next = await takeStep(deps, row).catch((error: unknown) => afterFailure(error));
  await asTenant(deps.db, userId, (tx) => save(tx, deps, { job, row, next: inTime(row, next) }));
}

/** Only the newest step counts. */
const isStep = ({ userId, bucketHttpsId, step }: BucketHttpsJob) =>
  and(
    eq(bucketHttps.userId, userId),
    eq(bucketHttps.id, bucketHttpsId),
    eq(bucketHttps.steps, step),
  );

/** After a temporary failure the state stays, so the step is tried again; after any other one the state is `failed`. */
function afterFailure(error: unknown): NextStep {
  if (!(error instanceof ProviderError)) throw error;
  const { message } = error;
  const isPassing = isProviderError(error, "unavailable", "timeout", "rate-limited");
  return { change: { message, ...(!isPassing && { state: "failed" as const }) } };
}

/** Waiting for the user's own sites costs AWS nothing and has no limit. */
function inTime(row: BucketHttpsRow, next: NextStep): NextStep {
  if ("gone" in next || row.state === "leaving") return next;
  const isWaiting = (next.change.state ?? row.state) === row.state;
  if (!isWaiting || Date.now() - row.startedAt.getTime() < LIMIT_MS) return next;
  const message = next.change.message || bucketHttpsTexts.tooLong;
  return { change: { state: "failed", message } };
}

type Taken = { job: BucketHttpsJob; row: BucketHttpsRow; next: NextStep };

async function save(tx: Db, deps: Deps, { job, row, next }: Taken): Promise<void> {
  if ("gone" in next) {
    await tx.delete(bucketHttps).where(isStep(job));
    return;
  }
  const [saved] = await tx
    .update(bucketHttps)
    .set({ ...next.change, steps: job.step + 1, updatedAt: sql`now()` })
    .where(isStep(job))
    .returning();
  if (!saved) return;
  if (saved.state === "deployed") {
    await republishBucketSites(tx, deps, saved);
    crashPoint("https.deployed");
  }
  if (isAtRest(saved)) return;
  const isNext = saved.id !== row.id || (saved.state !== row.state && saved.state !== "deploying");
  const pauseMs = isNext ? 0 : pollPauseMs(saved, deps.config.providerTimeoutMs);
  await sendStep(tx, deps, { row: saved, pauseMs });
}
