import { redeployFailed as endpoint } from "@mainstreet/contract/campaign-lists";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import type { ListFilters } from "@mainstreet/contract/campaign-lists";
import { SELECTION_LIMIT } from "@mainstreet/contract/limits";
import { and, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { campaigns } from "../campaigns/tables.ts";
import { firstIds } from "../campaigns/first-ids.ts";
import { inScope, matchesFilters } from "../campaigns/list-filter.ts";
import { resolveFilters } from "../campaigns/resolve-filters.ts";
import { requestDeployments } from "./request-deployment.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { countOf } from "@mainstreet/contract/count";

/** How many campaigns one statement requests; all statements run in one transaction. */
const BATCH = 1_000;

type Input = {
  userId: string;
  filters: Omit<ListFilters, "sort" | "direction" | "deploymentStatus">;
  idempotency: Idempotency | undefined;
};
type Result = ResponseOf<typeof endpoint>;

/**
 * Requests a deployment of every failed campaign that matches the filters (decision D15), at most the first 10,000. Uses one
 * transaction: after a kill either all of them are queued or none is, and a repetition does not find those that were already requested.
 */
export async function redeployFailed(deps: Deps, input: Input): Promise<Result> {
  const { userId, idempotency } = input;
  const { response } = endpoint.shapes;
  return asTenant(deps.db, userId, (tx) =>
    runOnce(tx, { userId, idempotency, response, work: () => requestAll(tx, deps, input) }),
  );
}

async function requestAll(tx: Db, deps: Deps, { userId, filters }: Input): Promise<Result> {
  const meant = { ...filters, userId, deploymentStatus: "failed" } as const;
  const failed = await resolveFilters(tx, meant);
  const ids = firstIds({
    ...failed,
    sort: "created",
    direction: undefined,
    limit: SELECTION_LIMIT,
  });
  const rows = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.userId, userId),
        // Checked again once the row is locked: another request may have been faster.
        eq(campaigns.deploymentStatus, "failed"),
        sql`${campaigns.id} in ${ids}`,
      ),
    )
    .orderBy(campaigns.id)
    .for("update");
  const campaignIds = rows.map(({ id }) => id);
  for (let at = 0; at < campaignIds.length; at += BATCH) {
    const batch = campaignIds.slice(at, at + BATCH);
    await requestDeployments(tx, deps, { userId, campaignIds: batch, cause: { kind: "retry" } });
  }
  if (campaignIds.length > 0) {
    const subject = countOf(campaignIds.length, "site");
    await recordEvent(tx, { userId, kind: "sites-redeployed", subject });
  }
  const remaining = await tx.$count(campaigns, and(inScope(failed), matchesFilters(failed)));
  return { requested: campaignIds.length, remaining };
}
