import type { Deps } from "../../deps.ts";
import { DEPLOY_QUEUE, INDEX_NOTICE_QUEUE, TAKE_DOWN_QUEUE } from "../../platform/jobs/jobs.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { traced } from "../../platform/jobs/traced.ts";
import { dispatchDue } from "../rate-limits/limiter.ts";
import { sendIndexNotice } from "../index-notices/send-index-notice.ts";
import { requeueStranded } from "./requeue-stranded.ts";
import { runDeployment } from "./run-deployment.ts";
import { updateFormerSites } from "./update-former-sites.ts";

const SWEEP_MS = 30_000;
const DISPATCH_MS = 200;

/**
 * Makes this process a worker: it takes jobs, dispatches queues and requeues stranded campaigns. Returns a function that stops the last
 * two.
 */
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
  const loops = [
    { pauseMs: DISPATCH_MS, failure: "dispatchDue failed", work: () => dispatchDue(deps) },
    { pauseMs: SWEEP_MS, failure: "requeueStranded failed", work: () => requeueStranded(deps) },
  ];
  const stops = loops.map((loop) => repeat(deps, loop));
  return () => stops.forEach((stop) => void stop());
}
