import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { requestDeployments } from "../deployments/request-deployment.ts";
import { listPublishableSites, type UsersBucket } from "./queries.ts";

/** How many campaigns one statement requests; all statements run in one transaction. */
const BATCH = 1_000;

/**
 * Publishes every live site of a bucket again, for free: each gets the address that its place has from now on. Called in the
 * transaction that changes the place: a deployment reads the place either before the change, and then another deployment follows, or
 * after the change.
 */
export async function republishBucketSites(
  tx: Db,
  deps: Pick<Deps, "jobs">,
  place: UsersBucket,
): Promise<void> {
  const { userId } = place;
  const ids = await listPublishableSites(tx, place);
  for (let at = 0; at < ids.length; at += BATCH) {
    const campaignIds = ids.slice(at, at + BATCH);
    await requestDeployments(tx, deps, { userId, campaignIds, cause: { kind: "https" } });
  }
}
