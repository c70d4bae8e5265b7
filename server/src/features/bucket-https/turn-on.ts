import { DEFAULT_S3_REGION } from "@mainstreet/contract/hosts/aws/aws-credentials";
import type { BucketHttps } from "@mainstreet/contract/hosts/aws/bucket-https";
import { bucketHttpsTexts } from "@mainstreet/contract/hosts/aws/bucket-https-texts";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { conflict } from "../../errors.ts";
import { openAwsAccount } from "../../hosting/aws/aws-credentials.ts";
import { checkBucket } from "../../hosting/aws/check-bucket.ts";
import { openConnection, type S3Place } from "../../hosting/aws/s3-connection.ts";
import { bucketHttps } from "../../hosting/aws/tables.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { type BucketHttpsRow, isBucket, lockBucketHttps, presentBucketHttps } from "./queries.ts";
import { chooseCredentials } from "./choose-credentials.ts";
import { sendStep } from "./send-step.ts";

type Input = { userId: string; credentialsId: string; bucket: string };

const isOn = ({ state }: BucketHttpsRow) => ["creating", "deploying", "deployed"].includes(state);

/**
 * Records that a bucket's sites shall be served over https; a job does it. A bucket whose https is on or is being turned on is not
 * changed. Throws 404, 409 where another store replaces S3, and ProviderError for a bucket that does not exist.
 */
export async function turnOnHttps(deps: Deps, input: Input): Promise<BucketHttps> {
  const { userId, credentialsId, bucket } = input;
  const account = await openAwsAccount(deps, { userId, id: credentialsId });
  if (deps.config.cloudFront === undefined)
    throw conflict("HTTPS_NOT_OFFERED", bucketHttpsTexts.notOffered);
  await deps.limits.spend("keyChecks", userId);
  const place: S3Place = { ...account, bucket, region: DEFAULT_S3_REGION };
  // One request checks the bucket and finds its region.
  const { region } = await checkBucket(openConnection(place), {
    ...place,
    userId,
    isKnownOpen: true,
  });
  const accountId = account.accountId ?? null;
  const shown = await asTenant(deps.db, userId, (tx) =>
    start(tx, deps, { ...input, region, accountId }),
  );
  crashPoint("https.requested");
  return shown;
}

async function start(
  tx: Db,
  deps: Deps,
  { userId, credentialsId, bucket, ...found }: Input & { region: string; accountId: string | null },
): Promise<BucketHttps> {
  const { requestId } = currentTrace();
  const given = { awsCredentialsId: credentialsId, accountId: found.accountId };
  const begun = {
    region: found.region,
    state: "creating",
    wants: "on",
    message: "",
    requestId,
  } as const;
  // Two requests for a bucket without a row: the second one finds the row of the first.
  await tx
    .insert(bucketHttps)
    .values({ id: newId(), userId, bucket, ...given, ...begun, state: "failed" })
    .onConflictDoNothing();
  const row = await lockBucketHttps(tx, { userId, bucket });
  if (!row) throw new Error("The inserted bucket was not found");
  if (isOn(row)) return presentBucketHttps(tx, row);
  const [next] = await tx
    .update(bucketHttps)
    .set({
      ...begun,
      ...chooseCredentials(row, given),
      steps: row.steps + 1,
      startedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(isBucket(row))
    .returning();
  if (!next) throw new Error("The locked bucket was not found");
  await sendStep(tx, deps, { row: next });
  return presentBucketHttps(tx, next);
}
