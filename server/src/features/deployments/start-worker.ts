import type { Deps } from "../../deps.ts";
import {
  DEPLOY_QUEUE,
  type Handler,
  type Queue,
  TAKE_DOWN_QUEUE,
} from "../../platform/jobs/jobs.ts";
import { jobSeconds } from "../../platform/metrics.ts";
import { withTrace } from "../../platform/jobs/trace.ts";
import { startDispatcher } from "../rate-limits/limiter.ts";
import { requeueStranded } from "./requeue-stranded.ts";
import { runDeployment } from "./run-deployment.ts";
import { takeDownFormerSites } from "./take-down-former.ts";

const SWEEP_MS = 30_000;

/** Makes this process a worker: takes deployment jobs and looks after stranded campaigns. Returns the stop of the latter. */
export async function startWorker(deps: Deps): Promise<() => void> {
  const stopDispatcher = startDispatcher(deps);
  const { deploymentsAtOnce } = deps.config;
  await deps.jobs.workOnDeploys(
    deploymentsAtOnce,
    watched(deps, DEPLOY_QUEUE, (job) => runDeployment(deps, job)),
  );
  await deps.jobs.workOnTakeDowns(
    watched(deps, TAKE_DOWN_QUEUE, (job) => takeDownFormerSites(deps, job)),
  );
  const sweep = setInterval(() => {
    requeueStranded(deps).catch((err: unknown) => deps.log.error({ err }, "sweep failed"));
  }, SWEEP_MS);
  return () => {
    clearInterval(sweep);
    stopDispatcher();
  };
}

type Asked = { campaignId: string; requestId?: string | undefined };

/** All that is done for a job is led to by it, and by the request that asked for it; its time is measured. */
function watched<Job extends Asked>(
  { log }: Deps,
  queue: Queue,
  handle: (job: Job) => Promise<void>,
): Handler<Job> {
  return async (job, jobId) => {
    const end = jobSeconds.startTimer({ queue });
    const { campaignId, requestId } = job;
    try {
      await withTrace(log, { requestId, jobId, campaignId }, () => handle(job));
    } catch (error) {
      end({ outcome: "failed" });
      throw error;
    }
    end({ outcome: "done" });
  };
}
