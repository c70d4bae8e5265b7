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
import { type BucketHttpsRow, countOldPages, countRunning, countBucketSites } from "./queries.ts";

type Change = Partial<BucketHttpsRow>;

/** What changes in the row; `gone`: the row is deleted, since nothing is left at AWS. */
export type NextStep = { change: Change } | { gone: true };

const fail = (message: string): NextStep => ({ change: { state: "failed", message } });
const wait: NextStep = { change: { message: "" } };

/**
 * Takes the next step of turning https of a bucket on or off. It can safely run twice or be killed anywhere, since the next try finds
 * what was already done at AWS. Throws ProviderError.
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

/** The distribution of this bucket: the one that the row names, or one that a killed step created. */
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

/** The columns of a row whose distribution was deleted. The next distribution gets another reference, since AWS may still know this one. */
const nothing = () => ({ id: newId(), distributionId: null, address: null });

async function deploy(row: BucketHttpsRow, send: CloudFrontClient): Promise<NextStep> {
  const found = await calls.readDistribution(send, row.distributionId ?? "");
  if (!found)
    return { change: { ...nothing(), state: "failed", message: bucketHttpsTexts.removedAtAws } };
  // A step that disables the distribution may have ended after https was turned on again. If AWS only returned an outdated state, enabling
  // changes nothing.
  if (!found.isEnabled) await calls.switchDistribution(send, found.id, true);
  if (!found.isEnabled || !found.isDeployed) return wait;
  return { change: { state: "deployed", message: "" } };
}

/** The distribution stays until no site and no old page that visitors may know has an address there. */
async function leave(deps: Deps, row: BucketHttpsRow): Promise<NextStep> {
  const { moved, running, oldPages } = await asTenant(deps.db, row.userId, async (tx) => ({
    ...(await countBucketSites(tx, row)),
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
