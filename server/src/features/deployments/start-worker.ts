import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import {
  DEPLOY_QUEUE,
  type Handler,
  INDEX_NOTICE_QUEUE,
  type Queue,
  TAKE_DOWN_QUEUE,
} from "../../platform/jobs/jobs.ts";
import { jobSeconds } from "../../platform/metrics.ts";
import { withTrace } from "../../platform/jobs/trace.ts";
import { dispatchDue } from "../rate-limits/limiter.ts";
import { sendIndexNotice } from "../index-notices/send-index-notice.ts";
import { requeueStranded } from "./requeue-stranded.ts";
import { runDeployment } from "./run-deployment.ts";
import { updateFormerSites } from "./update-former-sites.ts";

const SWEEP_MS = 30_000;
const DISPATCH_MS = 200;

/** Makes this process a worker: it takes jobs, dispatches queues and requeues stranded campaigns. Returns the stop of the last two. */
export async function startWorker(deps: Deps): Promise<() => void> {
  const { jobs, config } = deps;
  await jobs.workOnDeploys(
    config.deploymentsAtOnce,
    traced(deps, DEPLOY_QUEUE, (job) => runDeployment(deps, job)),
  );
  await jobs.workOnTakeDowns(
    traced(deps, TAKE_DOWN_QUEUE, (job, jobId) => updateFormerSites(deps, job, jobId)),
  );
  await jobs.workOnIndexNotices(
    traced(deps, INDEX_NOTICE_QUEUE, (job) => sendIndexNotice(deps, job)),
  );
  const stops = [repeat(deps, DISPATCH_MS, dispatchDue), repeat(deps, SWEEP_MS, requeueStranded)];
  return () => stops.forEach((stop) => stop());
}

/** Does `work`, and again so long after each end. Returns how to stop it. */
function repeat(deps: Deps, pauseMs: number, work: (deps: Deps) => Promise<unknown>): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await work(deps).catch((err: unknown) => deps.log.error({ err }, `${work.name} failed`));
    }
  };
  void run();
  return () => stopping.abort();
}

type TracedJob = { campaignId: string; requestId?: string | undefined };

/** Logs of a job name it and the request that led to it; its time is measured. */
function traced<Job extends TracedJob>(
  { log }: Deps,
  queue: Queue,
  handle: Handler<Job>,
): Handler<Job> {
  return async (job, jobId) => {
    const end = jobSeconds.startTimer({ queue });
    const { campaignId, requestId } = job;
    try {
      await withTrace(log, { requestId, jobId, campaignId }, () => handle(job, jobId));
    } catch (error) {
      end({ outcome: "failed" });
      throw error;
    }
    end({ outcome: "done" });
  };
}
