import { z } from "zod";
import { isBucketName } from "./hosts/aws/aws-credentials.ts";
import { texts } from "./texts.ts";

export const deploymentType = z.enum(["netlify", "aws"], texts.deploymentSettings.unknownType);
export type DeploymentType = z.infer<typeof deploymentType>;

/** The operator's own Netlify account, offered beside the user's tokens (decision D3). */
export const DEFAULT_NETLIFY_ACCOUNT = "default";

/** What a wrong account id answers: the words of the form that it belongs to. */
type SelectionTexts = { netlify: string; aws: string };

/** Where a campaign goes, as the forms send it: '' and absent mean the same. */
const selection = ({ netlify, aws }: SelectionTexts) => ({
  netlifyTokenId: z
    .union([z.literal(""), z.literal(DEFAULT_NETLIFY_ACCOUNT), z.uuid(netlify)], netlify)
    .nullish(),
  awsCredentialsId: z.union([z.literal(""), z.uuid(aws)], aws).nullish(),
  awsBucketName: z
    .string(texts.buckets.invalidName)
    .trim()
    .refine((name) => name === "" || isBucketName(name), texts.buckets.invalidName)
    .nullish(),
});

const ofCreation = selection({
  netlify: texts.campaigns.selectNetlify,
  aws: texts.campaigns.selectAws,
});
const ofSettings = selection({
  netlify: texts.deploymentSettings.selectNetlifyToken,
  aws: texts.deploymentSettings.selectAwsCredentials,
});

export const deploymentChoice = z.object({
  deploymentType: deploymentType.default("netlify"),
  ...ofCreation,
});
export type DeploymentChoice = z.output<typeof deploymentChoice>;

/**
 * Where a campaign goes from its next deployment on; without any member it stays where it is. Members that are not known are
 * refused: an option that is not understood must not end in a success.
 */
export const redeployOptions = z
  .strictObject(
    { deploymentType: deploymentType.optional(), ...ofCreation },
    texts.deploymentSettings.unknownOption,
  )
  .nullish();
export type RedeployOptions = z.output<typeof redeployOptions>;

/** Deployment settings of an existing campaign (spec §5): the account must be named. */
export const deploymentSettings = z.object({ deploymentType, ...ofSettings }).check((context) => {
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
