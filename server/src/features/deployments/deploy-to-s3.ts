import type { RedeployResponse } from "@mainstreet/contract/campaigns";
import type { deployToS3 as endpoint } from "@mainstreet/contract/hosts/aws/deploy-to-s3";
import type { ValidRequestOf } from "@mainstreet/contract/endpoint";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { assertFormerRemovable } from "./assert-former-removable.ts";
import { changeAccount } from "./change-account.ts";
import { redeploy } from "./redeploy.ts";

type Input = ValidRequestOf<typeof endpoint>["body"] & { userId: string };

/**
 * `POST /deploy-to-s3`: sets this bucket as the campaign's place, and deploys it. Throws 404 for a campaign or credentials that are not
 * the user's, 409 for a folder that belongs to another site, and for a new folder while the site in the previous one cannot be removed,
 * 502 when the deployment failed.
 */
export async function deployToS3(deps: Deps, input: Input): Promise<RedeployResponse> {
  const { userId, campaignId, credentialsId, bucketName, siteDir } = input;
  const id = { userId, campaignId };
  const choice = {
    deploymentType: "aws" as const,
    awsCredentialsId: credentialsId,
    awsBucketName: bucketName,
  };
  if (siteDir)
    await assertFormerRemovable(deps, id, { awsBucketName: bucketName, sitePrefix: siteDir });
  await asTenant(deps.db, userId, (tx) =>
    changeAccount(tx, deps, { ...id, choice, sitePrefix: siteDir || undefined }),
  );
  try {
    const result = await redeploy(deps, id);
    if (result.status !== "deployed") return result;
    return { ...result, message: awsTexts.deployment.deployed(bucketName) };
  } catch (error) {
    throw asS3Error(error);
  }
}

function asS3Error(error: unknown): unknown {
  if (!(error instanceof AppError) || error.response.code !== "DEPLOYMENT_FAILED") return error;
  return new AppError({
    ...error.response,
    message: `${awsTexts.deployment.failed}: ${error.message}`,
  });
}
