import { redeployBusiness as endpoint } from "@mainstreet/contract/businesses";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { type BusinessId, lockBusiness } from "../businesses/queries.ts";
import { findUnpublished } from "../businesses/sites-of-business.ts";
import { requestDeployments } from "./request-deployment.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { countOf } from "@mainstreet/contract/count";

/** How many campaigns one statement requests; all statements run in one transaction. */
const BATCH = 1_000;

type Input = BusinessId & { idempotency: Idempotency | undefined };
type Result = ResponseOf<typeof endpoint>;

/**
 * Requests a deployment of each live site of a business that has unpublished changes, for free and in one transaction. Throws
 * 404.
 */
export async function redeployBusiness(deps: Deps, input: Input): Promise<Result> {
  const { userId, idempotency } = input;
  const { response } = endpoint.shapes;
  return asTenant(deps.db, userId, (tx) =>
    runOnce(tx, { userId, idempotency, response, work: () => requestAll(tx, deps, input) }),
  );
}

async function requestAll(tx: Db, deps: Deps, { userId, businessId }: Input): Promise<Result> {
  const id = { userId, businessId };
  await lockBusiness(tx, id);
  const changed = await findUnpublished(tx, id);
  const campaignIds = changed.filter(({ isReady }) => isReady).map((site) => site.id);
  const cause = { kind: "business", id: businessId } as const;
  for (let at = 0; at < campaignIds.length; at += BATCH) {
    const batch = campaignIds.slice(at, at + BATCH);
    await requestDeployments(tx, deps, { userId, campaignIds: batch, cause });
  }
  if (campaignIds.length > 0) {
    const subject = countOf(campaignIds.length, "site");
    await recordEvent(tx, { userId, kind: "sites-redeployed", subject });
  }
  return {
    requested: campaignIds.length,
    withoutAccount: changed.length - campaignIds.length,
  };
}
