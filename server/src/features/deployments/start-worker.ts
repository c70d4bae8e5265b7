import type { Deps } from "../../deps.ts";
import type { Handler } from "../../platform/jobs.ts";
import { withTrace } from "../../platform/trace.ts";
import { startPacer } from "./pacer.ts";
import { requeueStranded } from "./requeue-stranded.ts";
import { runDeployment } from "./run-deployment.ts";
import { takeDownFormerSites } from "./take-down-former.ts";

const SWEEP_MS = 30_000;

/** Makes this process a worker: takes deployment jobs and looks after stranded campaigns. Returns the stop of the latter. */
export async function startWorker(deps: Deps): Promise<() => void> {
  const pacer = startPacer(deps);
  const { deploymentsAtOnce } = deps.config;
  await deps.jobs.workOnDeploys(
    deploymentsAtOnce,
    traced(deps, (job) => runDeployment(deps, job, pacer)),
  );
  await deps.jobs.workOnTakeDowns(
    traced(deps, (job) => takeDownFormerSites(deps, job)),
  );
  const sweep = setInterval(() => {
    requeueStranded(deps).catch((err: unknown) => deps.log.error({ err }, "sweep failed"));
  }, SWEEP_MS);
  return () => {
    clearInterval(sweep);
    pacer.stop();
  };
}

type Asked = { campaignId: string; requestId?: string | undefined };

/** All that is done for a job is led to by it, and by the request that asked for it. */
function traced<Job extends Asked>(
  { log }: Deps,
  handle: (job: Job) => Promise<void>,
): Handler<Job> {
  return (job, jobId) => {
    const { campaignId, requestId } = job;
    return withTrace(log, { requestId, jobId, campaignId }, () => handle(job));
  };
}
