import { z } from "zod";
import { idParam, success } from "../../responses.ts";
import { endpoint } from "../../endpoint.ts";
import { MAX_LENGTH } from "../../limits.ts";
import { requiredText } from "../../text-field.ts";
import { awsTexts } from "./aws-texts.ts";

const required = awsTexts.credentials.allRequired;
const accessKey = requiredText("Access key", MAX_LENGTH.secret, required);
const secretKey = requiredText("Secret key", MAX_LENGTH.secret, required);

export const awsCredentialsInput = z.object(
  { name: requiredText("Name", MAX_LENGTH.name, required), accessKey, secretKey },
  required,
);
export type AwsCredentialsInput = z.output<typeof awsCredentialsInput>;

/** Both keys are always masks (decision D5). */
export const awsCredentials = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  accessKey: z.string(),
  secretKey: z.string(),
});
export type AwsCredentials = z.infer<typeof awsCredentials>;

const verifyInput = z.union(
  [
    z.object({ accessKey, secretKey }, required),
    z.object({ id: z.uuid(awsTexts.credentials.notFound) }, required),
  ],
  required,
);

/** The regions of spec §2, in its order. */
export const S3_REGIONS = [
  "us-east-1",
  "us-east-2",
  "us-west-1",
  "us-west-2",
  "ap-south-1",
  "ap-northeast-1",
  "ap-northeast-2",
  "ap-northeast-3",
  "ap-southeast-1",
  "ap-southeast-2",
  "ca-central-1",
  "eu-central-1",
  "eu-west-1",
  "eu-west-2",
  "eu-west-3",
  "eu-north-1",
  "sa-east-1",
] as const;
export const DEFAULT_S3_REGION = "us-east-1";

/** AWS bucket naming rules: 3-63 characters, no adjacent dots, not an IP address. */
export function isBucketName(name: string): boolean {
  return (
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) &&
    !name.includes("..") &&
    !/^[\d.]+$/.test(name)
  );
}

export const createBucketInput = z.object({
  bucketName: requiredText("Bucket name", 63, awsTexts.buckets.nameRequired).refine(
    isBucketName,
    awsTexts.buckets.invalidName,
  ),
  region: z.enum(S3_REGIONS, awsTexts.buckets.invalidRegion).default(DEFAULT_S3_REGION),
});

/** `creationDate` is ISO 8601 or 'Unknown' (spec §3). */
export const bucket = z.object({ name: z.string(), region: z.string(), creationDate: z.string() });
export type Bucket = z.infer<typeof bucket>;

const params = idParam(awsTexts.credentials.notFound);

export const listAwsCredentials = endpoint("GET", "/aws-credentials", {
  response: z.array(awsCredentials),
});
export const addAwsCredentials = endpoint("POST", "/aws-credentials", {
  body: awsCredentialsInput,
  response: awsCredentials,
  status: 201,
});
export const updateAwsCredentials = endpoint("PUT", "/aws-credentials/:id", {
  params,
  body: awsCredentialsInput,
  response: awsCredentials,
});
export const deleteAwsCredentials = endpoint("DELETE", "/aws-credentials/:id", {
  params,
  response: success,
  freshProof: "accounts-with-second-factor",
});
export const verifyAwsCredentials = endpoint("POST", "/aws-credentials/verify", {
  body: verifyInput,
  response: z.object({ valid: z.boolean(), message: z.string().optional() }),
});
export const listBuckets = endpoint("GET", "/aws-credentials/:id/buckets", {
  params,
  response: z.object({ buckets: z.array(bucket) }),
});
export const createBucket = endpoint("POST", "/aws-credentials/:id/buckets", {
  params,
  body: createBucketInput,
  response: bucket,
  status: 201,
});
