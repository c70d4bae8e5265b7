import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import * as https from "@mainstreet/contract/hosts/aws/bucket-https";
import * as access from "@mainstreet/contract/hosts/aws/bucket-access";
import { describe } from "../../openapi/describe.ts";
import { nameSchema } from "../../openapi/named-schemas.ts";
import { AT, CREDENTIALS_ID } from "../../openapi/samples.ts";
import type { HostDocument } from "../host.ts";

const keys = {
  _id: CREDENTIALS_ID,
  id: CREDENTIALS_ID,
  name: "Agency",
  accessKey: "AKIA...Q4LW",
  secretKey: "Xk3v...cVw9",
};
const keysInput = {
  name: "Agency",
  accessKey: "AKIAIOSFODNN7EXAMPLE",
  secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const bucket = { name: "ruiz-plumbing-sites", region: "us-east-1", creationDate: AT };
const onHttps: https.BucketHttps = {
  bucketName: bucket.name,
  state: "deploying",
  wants: "on",
  address: "https://d111111abcdef8.cloudfront.net/",
  message: "",
  sites: { total: 12, moved: 0 },
  since: AT,
};
const masked = "Secrets are only ever returned as masks.";
const verified = "It is verified at the provider before it is saved; a refused one responds 400.";
const success = { success: true as const };

// Named here, before an operation would name them after its response.
nameSchema(aws.awsCredentials, "AwsCredentials");
nameSchema(aws.bucket, "Bucket");
nameSchema(https.bucketHttps, "BucketHttps");

export const awsDocument: HostDocument = {
  choice: { awsCredentialsId: CREDENTIALS_ID, awsBucketName: bucket.name },
  tags: { "aws-credentials": "Accounts at AWS, and their buckets." },
  operations: [
    describe(aws.listAwsCredentials, "listAwsCredentials", {
      summary: "List the AWS credentials",
      description: masked,
      response: [keys],
    }),
    describe(aws.addAwsCredentials, "addAwsCredentials", {
      summary: "Add AWS credentials",
      description: verified,
      fails: [409, 429, 502, 503, 504],
      takesIdempotencyKey: true,
      request: keysInput,
      response: keys,
    }),
    describe(aws.updateAwsCredentials, "updateAwsCredentials", {
      summary: "Change AWS credentials",
      description: `A mask in the place of a key keeps it. ${verified}`,
      fails: [429, 502, 503, 504],
      request: keysInput,
      response: keys,
    }),
    describe(aws.deleteAwsCredentials, "deleteAwsCredentials", {
      summary: "Remove AWS credentials",
      description: "Sites stay up; those that used them need another account to be deployed again.",
      response: success,
    }),
    describe(aws.verifyAwsCredentials, "verifyAwsCredentials", {
      summary: "Check AWS credentials",
      description: "Keys that are typed, or saved ones by their id. Ten checks a minute.",
      fails: [429, 502, 503, 504],
      request: { accessKey: keysInput.accessKey, secretKey: keysInput.secretKey },
      response: { valid: true },
    }),
    describe(aws.listBuckets, "listBuckets", {
      summary: "List the S3 buckets of an account",
      description: "Asks the provider.",
      fails: [502, 503, 504],
      response: { buckets: [bucket] },
    }),
    describe(aws.createBucket, "createBucket", {
      summary: "Create an S3 bucket for sites",
      description:
        "It is opened for reading as a website. One that is there already responds 409 and stays as it is.",
      fails: [409, 502, 503, 504],
      takesIdempotencyKey: true,
      request: { bucketName: "ruiz-plumbing-sites", region: "us-east-1" },
      response: bucket,
    }),
    describe(access.getBucketAccess, "getBucketAccess", {
      summary: "Check who can read an S3 bucket",
      description: "What anyone can read of it now, and what they could once it is opened.",
      fails: [502, 503, 504],
      response: {
        state: "closed",
        opens: "sites",
        sites: { names: ["plumbing-winston-salem-nc-k3f9ab/"], hasMore: false, total: 1 },
        others: { names: ["payroll/", "notes.txt"], hasMore: false },
        publicStatements: [],
        liveSites: 0,
      },
    }),
    describe(access.makeBucketPublic, "makeBucketPublic", {
      summary: "Open an S3 bucket for reading as a website",
      description: `Needed before sites in a bucket of your own can be visited. The body repeats the bucket's name. A bucket that holds only your sites is opened as a whole. One with other objects responds 409 unless \`insist\` is "${access.INSIST_WORDS}", and then only the folders of your sites are opened. A bucket whose own policy has public statements (\`publicStatements\` of its access) responds 409 and stays as it is, and so does one that would be narrowed while another account of this installation has sites in it.`,
      fails: [409, 502, 503, 504],
      request: { region: "us-east-1", bucketName: "ruiz-plumbing-sites" },
      response: { success: true, opened: "everything" },
    }),
    describe(access.closeBucket, "closeBucket", {
      summary: "Close an S3 bucket again",
      description:
        "Removes what opening it added to its policy, and blocks public access again unless statements of your own make it public. Sites in it stay there, but nobody can read them. One that another account of this installation has sites in responds 409 and stays as it is.",
      fails: [409, 502, 503, 504],
      request: { region: "us-east-1" },
      response: { success: true, isStillPublic: false, liveSites: 2 },
    }),
    describe(https.listBucketHttps, "listBucketHttps", {
      summary: "List the S3 buckets that are served over https",
      description:
        "Also those that are being turned on or off, and those where that failed. `sites` says how many live sites the bucket has, and how many of them have their https address.",
      response: { isOffered: true, buckets: [onHttps] },
    }),
    describe(https.turnOnHttps, "turnOnHttps", {
      summary: "Serve the sites of an S3 bucket over https",
      description:
        "Makes a CloudFront distribution in the AWS account of the credentials, which takes minutes and costs what AWS charges for it. Once it is there, every live site of the bucket is published again, for free, with its https address. A bucket that is on, or coming up, stays as it is; after a failure it continues.",
      fails: [409, 429, 502, 503, 504],
      response: onHttps,
    }),
    describe(https.turnOffHttps, "turnOffHttps", {
      summary: "Serve the sites of an S3 bucket over http again",
      description:
        "Every live site of the bucket is published again at its http address, for free; after that the distribution is disabled and deleted.",
      response: { ...onHttps, state: "leaving", wants: "off" },
    }),
  ],
};
