import type { DeploymentChoice } from "@mainstreet/contract/deployment";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { and, eq } from "drizzle-orm";
import { invalidField, notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Account } from "../hosting-columns.ts";
import { NO_ACCOUNT } from "../no-account.ts";
import { awsCredentials } from "./tables.ts";

/** See `Host.chooseAccount`. */
export async function chooseBucket(
  tx: Db,
  { userId }: { userId: string },
  choice: DeploymentChoice,
): Promise<Account> {
  const nowhere = { ...NO_ACCOUNT, deploymentType: "aws" as const };
  const chosen = choice.awsCredentialsId || undefined;
  if (!chosen) {
    const hasSome = (await tx.$count(awsCredentials, eq(awsCredentials.userId, userId))) > 0;
    if (hasSome) throw invalidField("awsCredentialsId", awsTexts.selectCredentials.creation);
    return nowhere;
  }
  const [owned] = await tx
    .select({ id: awsCredentials.id })
    .from(awsCredentials)
    .where(and(eq(awsCredentials.userId, userId), eq(awsCredentials.id, chosen)))
    .for("key share");
  if (!owned) throw notFound(awsTexts.credentials.notFound);
  if (!choice.awsBucketName) throw invalidField("awsBucketName", awsTexts.selectBucket.creation);
  return {
    ...nowhere,
    account: "aws",
    awsCredentialsId: chosen,
    awsBucketName: choice.awsBucketName,
  };
}
