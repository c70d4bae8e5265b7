import { z } from "zod";
import { isBucketName } from "./aws-credentials.ts";
import { texts } from "./texts.ts";

export const deploymentType = z.enum(
  ["netlify", "aws"],
  texts.deploymentSettings.selectNetlifyToken,
);
export type DeploymentType = z.infer<typeof deploymentType>;

/** The operator's own Netlify account, offered beside the user's tokens (decision D3). */
export const DEFAULT_NETLIFY_ACCOUNT = "default";

/** Where a campaign goes, as the forms send it: '' and absent mean the same. */
const selection = {
  netlifyTokenId: z.union([z.literal(""), z.literal(DEFAULT_NETLIFY_ACCOUNT), z.uuid()]).nullish(),
  awsCredentialsId: z.union([z.literal(""), z.uuid()]).nullish(),
  awsBucketName: z
    .string()
    .trim()
    .refine((name) => name === "" || isBucketName(name), texts.buckets.invalidName)
    .nullish(),
};

export const deploymentChoice = z.object({
  deploymentType: deploymentType.default("netlify"),
  ...selection,
});
export type DeploymentChoice = z.output<typeof deploymentChoice>;

/** Deployment settings of an existing campaign (spec §5): the account must be named. */
export const deploymentSettings = z.object({ deploymentType, ...selection }).check((context) => {
  const { deploymentType: type, netlifyTokenId, awsCredentialsId, awsBucketName } = context.value;
  const refuse = (path: string, message: string) =>
    context.issues.push({ code: "custom", input: context.value, path: [path], message });
  if (type === "netlify" && !netlifyTokenId)
    refuse("netlifyTokenId", texts.deploymentSettings.selectNetlifyToken);
  if (type === "aws" && !awsCredentialsId)
    refuse("awsCredentialsId", texts.deploymentSettings.selectAwsCredentials);
  if (type === "aws" && !awsBucketName)
    refuse("awsBucketName", texts.deploymentSettings.selectBucket);
});
