import { z } from "zod";
import type { HostDescription } from "../host.ts";
import { isBucketName } from "./aws-credentials.ts";
import { awsTexts } from "./aws-texts.ts";

const bucketName = z
  .string(awsTexts.buckets.invalidName)
  .trim()
  .refine((name) => name === "" || isBucketName(name), awsTexts.buckets.invalidName);

/** S3: a folder for each campaign in a bucket of the user's. */
export const aws = {
  label: "AWS S3",
  provider: "AWS",
  choice: {
    awsCredentialsId: {
      schema: (message) => z.union([z.literal(""), z.uuid(message)], message),
      missing: awsTexts.selectCredentials,
    },
    awsBucketName: { schema: () => bucketName, missing: awsTexts.selectBucket },
  },
  lastUsed: {
    aws: z.object({ awsCredentialsId: z.string(), awsBucketName: z.string() }).nullable(),
  },
  isOperators: () => false,
  facts: { awsBucketName: "S3 Bucket" },
  readsHeadersFile: false,
  isAlwaysHttps: false,
  errorWords: { account: ["key", "bucket", "AWS account"], retry: [] },
  ownDomains: { arePossible: false, place: "a bucket" },
  addressOf: ({ folder, choice }) => `${choice["awsBucketName"] || "your bucket"}/${folder}/`,
} as const satisfies HostDescription;
