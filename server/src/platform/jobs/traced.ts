import type { FastifyBaseLogger } from "fastify";
import { jobSeconds } from "../metrics.ts";
import type { Handler, Queue } from "./jobs.ts";
import { withTrace } from "./trace.ts";

type TracedJob = { campaignId?: string; requestId?: string | undefined };

/** Logs of a job name it and the request that led to it; its time is measured. */
export function traced<Job extends TracedJob>(
  { log }: { log: FastifyBaseLogger },
  queue: Queue,
  handle: Handler<Job>,
): Handler<Job> {
  return async (job, jobId) => {
    const end = jobSeconds.startTimer({ queue });
    const { campaignId, requestId } = job;
    const trace = { requestId, jobId, ...(campaignId !== undefined && { campaignId }) };
    try {
      await withTrace(log, trace, () => handle(job, jobId));
    } catch (error) {
      end({ outcome: "failed" });
      throw error;
    }
    end({ outcome: "done" });
  };
}
