import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { OperationId, OperationSiteRow } from "./queries.ts";

/** The result for a site when its operation was applied. */
export type SiteOutcome = Pick<
  OperationSiteRow,
  "siteIndex" | "status" | "message" | "deployment" | "deploymentMessage"
>;

/** Stores them in one statement. */
export async function updateOutcomes(
  tx: Db,
  { userId, operationId }: OperationId,
  outcomes: readonly SiteOutcome[],
): Promise<void> {
  await tx.execute(sql`
    update operation_sites s set status = v.status, message = v.message, deployment = v.deployment,
      deployment_message = v."deploymentMessage"
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as v("siteIndex" integer, status text, message text, deployment text, "deploymentMessage" text)
    where s.user_id = ${userId} and s.operation_id = ${operationId} and s.site_index = v."siteIndex"`);
}
