import { z } from "zod";

/** none: never requested; queued → deploying → deployed or failed (docs/conventions.md). */
export const deploymentStatus = z.enum(["none", "queued", "deploying", "deployed", "failed"]);
export type DeploymentStatus = z.infer<typeof deploymentStatus>;

/** How many campaigns are in each deployment status. */
export const statusCounts = z.object({
  none: z.number(),
  queued: z.number(),
  deploying: z.number(),
  deployed: z.number(),
  failed: z.number(),
});
export type StatusCounts = z.infer<typeof statusCounts>;

/** Replaces counts that the previous version does not send. */
export const NO_STATUSES: StatusCounts = {
  none: 0,
  queued: 0,
  deploying: 0,
  deployed: 0,
  failed: 0,
};
