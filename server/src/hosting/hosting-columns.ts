import { text, uuid } from "drizzle-orm/pg-core";

/** Where sites go: the kind of hosting, whose account, and what of it. */
export const hosting = {
  deploymentType: text("deployment_type", { enum: ["netlify", "aws"] }).notNull(),
  /** Said apart from the ids, so that deleting a token never falls back to the operator's account (docs/architecture.md). */
  account: text("account", { enum: ["default", "token", "aws", "none"] }).notNull(),
  netlifyTokenId: uuid("netlify_token_id"),
  awsCredentialsId: uuid("aws_credentials_id"),
  awsBucketName: text("aws_bucket_name"),
};
