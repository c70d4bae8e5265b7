import { z } from "zod";

/** none: never asked for; queued → deploying → deployed or failed (design.md §4). */
export const deploymentStatus = z.enum(["none", "queued", "deploying", "deployed", "failed"]);
export type DeploymentStatus = z.infer<typeof deploymentStatus>;
