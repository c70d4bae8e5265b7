import type { Deps } from "../../deps.ts";
import { startPacer } from "./pacer.ts";
import { requeueStranded } from "./requeue-stranded.ts";
import { runDeployment } from "./run-deployment.ts";
import { takeDownFormerSites } from "./take-down-former.ts";

const SWEEP_MS = 30_000;

/** Makes this process a worker: takes deployment jobs and looks after stranded campaigns. Returns the stop of the latter. */
export async function startWorker(deps: Deps): Promise<() => void> {
  const pacer = startPacer(deps);
  const { deploymentsAtOnce } = deps.config;
  await deps.jobs.workOnDeploys(deploymentsAtOnce, (job) => runDeployment(deps, job, pacer));
  await deps.jobs.workOnTakeDowns((job) => takeDownFormerSites(deps, job));
  const sweep = setInterval(() => {
    requeueStranded(deps).catch((err: unknown) => deps.log.error({ err }, "sweep failed"));
  }, SWEEP_MS);
  return () => {
    clearInterval(sweep);
    pacer.stop();
  };
}
