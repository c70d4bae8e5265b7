import type { Deps } from "../../deps.ts";
import { BUCKET_HTTPS_QUEUE } from "../../platform/jobs/jobs.ts";
import { traced } from "../../platform/jobs/traced.ts";
import { runHttpsStep } from "./run-step.ts";

/** Lets this process turn https of buckets on and off. */
export async function startHttpsWorker(deps: Deps): Promise<void> {
  await deps.jobs.workOnBucketHttps(
    traced(deps, BUCKET_HTTPS_QUEUE, (job) => runHttpsStep(deps, job)),
  );
}
