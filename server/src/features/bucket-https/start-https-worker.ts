import type { Deps } from "../../deps.ts";
import { BUCKET_HTTPS_QUEUE } from "../../platform/jobs/jobs.ts";
import { withTrace } from "../../platform/jobs/trace.ts";
import { jobSeconds } from "../../platform/metrics.ts";
import { runHttpsStep } from "./run-step.ts";

/** Lets this process turn https of buckets on and off. */
export async function startHttpsWorker(deps: Deps): Promise<void> {
  await deps.jobs.workOnBucketHttps(async (job, jobId) => {
    const end = jobSeconds.startTimer({ queue: BUCKET_HTTPS_QUEUE });
    const { requestId } = job;
    try {
      await withTrace(deps.log, { requestId, jobId }, () => runHttpsStep(deps, job));
    } catch (error) {
      end({ outcome: "failed" });
      throw error;
    }
    end({ outcome: "done" });
  });
}
