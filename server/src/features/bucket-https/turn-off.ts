import type { BucketHttps } from "@mainstreet/contract/hosts/aws/bucket-https";
import { bucketHttpsTexts } from "@mainstreet/contract/hosts/aws/bucket-https-texts";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { openAwsKeys } from "../../hosting/aws/aws-credentials.ts";
import { bucketHttps } from "../../hosting/aws/tables.ts";
import { asTenant } from "../../platform/db/database.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { chooseCredentials } from "./choose-credentials.ts";
import { republishBucketSites } from "./publish-sites.ts";
import { isBucket, lockBucketHttps, presentBucketHttps } from "./queries.ts";
import { sendStep } from "./send-step.ts";

type Input = { userId: string; credentialsId: string; bucket: string };

/**
 * Sends the sites of a bucket back to http, and records that its distribution is to be deleted after that; a job does it. A bucket
 * whose https is already being turned off is not changed. Throws 404.
 */
export function turnOffHttps(deps: Deps, input: Input): Promise<BucketHttps> {
  const { userId, credentialsId, bucket } = input;
  return asTenant(deps.db, userId, async (tx) => {
    const keys = await openAwsKeys(tx, deps, { userId, id: credentialsId });
    if (!keys) throw notFound(awsTexts.credentials.notFound);
    const row = await lockBucketHttps(tx, { userId, bucket });
    if (!row) throw notFound(bucketHttpsTexts.notOn(bucket));
    if (row.state === "leaving" || row.state === "disabling") return presentBucketHttps(tx, row);
    const [next] = await tx
      .update(bucketHttps)
      .set({
        ...chooseCredentials(row, {
          awsCredentialsId: credentialsId,
          accountId: keys.accountId ?? null,
        }),
        state: "leaving",
        wants: "off",
        message: "",
        requestId: currentTrace().requestId,
        steps: row.steps + 1,
        startedAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(isBucket(row))
      .returning();
    if (!next) throw new Error("The locked bucket was not found");
    await republishBucketSites(tx, deps, next);
    await sendStep(tx, deps, { row: next });
    return presentBucketHttps(tx, next);
  });
}
