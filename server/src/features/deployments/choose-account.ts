import type { DeploymentChoice } from "@mainstreet/contract/deployment";
import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/hosts/netlify/host";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { and, eq } from "drizzle-orm";
import type { Config } from "../../config.ts";
import { invalidField, notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { awsCredentials } from "../../hosting/aws/tables.ts";
import { netlifyTokens } from "../../hosting/netlify/tables.ts";

/** Where a campaign deploys to, as its columns say it. */
export type Account = {
  deploymentType: "netlify" | "aws";
  account: "default" | "token" | "aws" | "none";
  netlifyTokenId: string | null;
  awsCredentialsId: string | null;
  awsBucketName: string | null;
};

const nowhere = { netlifyTokenId: null, awsCredentialsId: null, awsBucketName: null };

type Caller = { userId: string; config: Config };

/**
 * Settles a form's deployment choice (spec §5, decision D3). With no account of that kind at all the answer is `none`:
 * the campaign is made and deploys once an account is there. Throws 400 when accounts exist and none was chosen, or when AWS
 * credentials were chosen without a bucket, and 404 for an account that is not the user's.
 */
export async function chooseAccount(
  tx: Db,
  caller: Caller,
  choice: DeploymentChoice,
): Promise<Account> {
  return choice.deploymentType === "netlify"
    ? chooseNetlify(tx, caller, choice)
    : chooseAws(tx, caller, choice);
}

async function chooseNetlify(
  tx: Db,
  { userId, config }: Caller,
  choice: DeploymentChoice,
): Promise<Account> {
  const isNetlify = { ...nowhere, deploymentType: "netlify" as const };
  const hasDefault = config.netlify.defaultToken !== undefined;
  const chosen = choice.netlifyTokenId || undefined;
  if (chosen === DEFAULT_NETLIFY_ACCOUNT && hasDefault) return { ...isNetlify, account: "default" };
  if (chosen === DEFAULT_NETLIFY_ACCOUNT)
    throw invalidField("netlifyTokenId", netlifyTexts.selectToken.creation);
  const owned = await tx
    .select({ id: netlifyTokens.id })
    .from(netlifyTokens)
    .where(eq(netlifyTokens.userId, userId))
    // Stays until the campaign that names it is written.
    .for("key share");
  if (chosen) {
    if (!owned.some((token) => token.id === chosen)) throw notFound(netlifyTexts.tokens.notFound);
    return { ...isNetlify, account: "token", netlifyTokenId: chosen };
  }
  if (owned.length > 0) throw invalidField("netlifyTokenId", netlifyTexts.selectToken.creation);
  return { ...isNetlify, account: hasDefault ? "default" : "none" };
}

async function chooseAws(tx: Db, { userId }: Caller, choice: DeploymentChoice): Promise<Account> {
  const isAws = { ...nowhere, deploymentType: "aws" as const };
  const chosen = choice.awsCredentialsId || undefined;
  if (!chosen) {
    const owned = await tx
      .select()
      .from(awsCredentials)
      .where(eq(awsCredentials.userId, userId))
      .limit(1);
    if (owned.length > 0)
      throw invalidField("awsCredentialsId", awsTexts.selectCredentials.creation);
    return { ...isAws, account: "none" };
  }
  const mine = and(eq(awsCredentials.userId, userId), eq(awsCredentials.id, chosen));
  const [owned] = await tx
    .select({ id: awsCredentials.id })
    .from(awsCredentials)
    .where(mine)
    .for("key share");
  if (!owned) throw notFound(awsTexts.credentials.notFound);
  if (!choice.awsBucketName) throw invalidField("awsBucketName", awsTexts.selectBucket.creation);
  return {
    ...isAws,
    account: "aws",
    awsCredentialsId: chosen,
    awsBucketName: choice.awsBucketName,
  };
}

/** What is missing before a campaign can deploy, in the words of the settings form; undefined when nothing is. */
export function missingAccount(account: Account): string | undefined {
  const { deploymentType, netlifyTokenId, awsCredentialsId, awsBucketName } = account;
  if (deploymentType === "netlify") {
    const isThere = account.account === "default" || netlifyTokenId !== null;
    return isThere ? undefined : netlifyTexts.selectToken.settings;
  }
  if (awsCredentialsId === null) return awsTexts.selectCredentials.settings;
  return awsBucketName === null ? awsTexts.selectBucket.settings : undefined;
}
