import type { DeploymentType } from "@mainstreet/contract/deployment";
import { jsonb, text, uuid } from "drizzle-orm/pg-core";

/** Where a campaign or a run deploys to, from its columns. */
export type Account = {
  deploymentType: DeploymentType;
  account: "default" | "token" | "aws" | "own" | "none";
  netlifyTokenId: string | null;
  awsCredentialsId: string | null;
  awsBucketName: string | null;
  hostCredentialsId: string | null;
  hostChoice: Record<string, string>;
};

/** Where sites are published: the host, the account, and the place in it. */
export const hosting = {
  deploymentType: text("deployment_type").$type<DeploymentType>().notNull(),
  /** Stored separately from the ids, so that deleting a token never falls back to the operator's account (docs/architecture.md). */
  account: text("account", { enum: ["default", "token", "aws", "own", "none"] }).notNull(),
  netlifyTokenId: uuid("netlify_token_id"),
  awsCredentialsId: uuid("aws_credentials_id"),
  awsBucketName: text("aws_bucket_name"),
  /** For every other host: its row in `host_credentials`, and the other members of the deployment choice. */
  hostCredentialsId: uuid("host_credentials_id"),
  hostChoice: jsonb("host_choice").$type<Record<string, string>>().notNull().default({}),
};

/** The account's columns among others: the values of a row, or the columns of a table. */
export function accountColumns<T extends Record<keyof Account, unknown>>(
  row: T,
): Pick<T, keyof Account> {
  const { deploymentType, account, netlifyTokenId, awsCredentialsId, awsBucketName } = row;
  const { hostCredentialsId, hostChoice } = row;
  return {
    deploymentType,
    account,
    netlifyTokenId,
    awsCredentialsId,
    awsBucketName,
    hostCredentialsId,
    hostChoice,
  };
}
