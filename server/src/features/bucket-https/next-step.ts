import { bucketHttpsTexts } from "@mainstreet/contract/hosts/aws/bucket-https-texts";
import { countOf } from "@mainstreet/contract/count";
import type { Deps } from "../../deps.ts";
import { openAwsKeys } from "../../hosting/aws/aws-credentials.ts";
import {
  type CloudFrontClient,
  createCloudFrontClient,
} from "../../hosting/aws/cloudfront-client.ts";
import * as calls from "../../hosting/aws/distribution-calls.ts";
import { planDistribution } from "../../hosting/aws/plan-distribution.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { type BucketHttpsRow, countOldPages, countRunning, countSites } from "./queries.ts";

type Change = Partial<BucketHttpsRow>;

/** What changes in the row; `gone`: the row goes, since nothing is left at AWS. */
export type NextStep = { change: Change } | { gone: true };

const fail = (message: string): NextStep => ({ change: { state: "failed", message } });
const wait: NextStep = { change: { message: "" } };

/**
 * Takes the next step of turning https of a bucket on or off. It is safe to take twice and to kill anywhere: what was done at AWS is
 * found there again. Throws ProviderError.
 */
export async function takeStep(deps: Deps, row: BucketHttpsRow): Promise<NextStep> {
  if (row.state === "leaving") return leave(deps, row);
  const send = await openClient(deps, row);
  if (!send) return fail(bucketHttpsTexts.noKeys);
  if (row.state === "creating") return create(deps, row, send);
  if (row.state === "deploying") return deploy(row, send);
  return disable(deps, row, send);
}

async function openClient(
  deps: Deps,
  { userId, awsCredentialsId: id }: BucketHttpsRow,
): Promise<CloudFrontClient | undefined> {
  const { cloudFront } = deps.config;
  if (id === null || !cloudFront) return undefined;
  const keys = await asTenant(deps.db, userId, (tx) => openAwsKeys(tx, deps, { userId, id }));
  return keys && createCloudFrontClient({ ...keys, ...cloudFront });
}

/** The distribution of this bucket: the one on record, or one that a killed step has left. */
function find(deps: Deps, row: BucketHttpsRow, send: CloudFrontClient) {
  const { distributionId } = row;
  return distributionId === null
    ? calls.findDistribution(send, planDistribution(deps.config, row).comment)
    : calls.readDistribution(send, distributionId);
}

async function create(deps: Deps, row: BucketHttpsRow, send: CloudFrontClient): Promise<NextStep> {
  const plan = planDistribution(deps.config, row);
  const found = await find(deps, row, send);
  if (!found && row.distributionId !== null) return { change: nothing() };
  if (found && !found.isEnabled) await calls.switchDistribution(send, found.id, true);
  const { id, domain } = found ?? (await calls.createDistribution(send, plan));
  crashPoint("https.distribution-made");
  const address = plan.addressOf(domain);
  return { change: { state: "deploying", distributionId: id, address, message: "" } };
}

/** What is known of a distribution that is gone. The next one gets another reference: this one may still be known at AWS. */
const nothing = () => ({ id: newId(), distributionId: null, address: null });

async function deploy(row: BucketHttpsRow, send: CloudFrontClient): Promise<NextStep> {
  const found = await calls.readDistribution(send, row.distributionId ?? "");
  if (!found)
    return { change: { ...nothing(), state: "failed", message: bucketHttpsTexts.removedAtAws } };
  // A step that was turning it off may have ended after it was turned on again. Where the read is only late, nothing is written.
  if (!found.isEnabled) await calls.switchDistribution(send, found.id, true);
  if (!found.isEnabled || !found.isDeployed) return wait;
  return { change: { state: "deployed", message: "" } };
}

/** The distribution stays until nothing that visitors may know has an address there. */
async function leave(deps: Deps, row: BucketHttpsRow): Promise<NextStep> {
  const { moved, running, oldPages } = await asTenant(deps.db, row.userId, async (tx) => ({
    ...(await countSites(tx, row)),
    running: await countRunning(tx, row),
    oldPages: await countOldPages(tx, row),
  }));
  if (moved > 0) return { change: { message: bucketHttpsTexts.sitesStay(countOf(moved, "site")) } };
  if (running > 0) return wait;
  if (oldPages > 0)
    return { change: { message: bucketHttpsTexts.oldPagesStay(countOf(oldPages, "site")) } };
  return { change: { state: "disabling", message: "", startedAt: new Date() } };
}

async function disable(deps: Deps, row: BucketHttpsRow, send: CloudFrontClient): Promise<NextStep> {
  const listed = await find(deps, row, send);
  const found = listed && (await calls.readDistribution(send, listed.id));
  if (!found) return { gone: true };
  if (found.isEnabled) {
    await calls.switchDistribution(send, found.id, false);
    return wait;
  }
  if (!found.isDeployed || !(await calls.deleteDistribution(send, found))) return wait;
  crashPoint("https.distribution-deleted");
  return { gone: true };
}
