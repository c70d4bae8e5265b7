import type { Host } from "../host.ts";
import { registerAwsCredentials } from "./aws-credentials-routes.ts";
import { registerBuckets } from "./bucket-routes.ts";
import { chooseBucket } from "./choose-bucket.ts";
import { claimFolder } from "./claim-folder.ts";
import { findHttpsRoot } from "./find-https-root.ts";
import { holdsOthers } from "./holds-others.ts";
import { openS3 } from "./open-s3.ts";
import { awsDocument } from "./operations.ts";
import { awsCredentials } from "./tables.ts";

export const aws: Host = {
  deployLimits: undefined,
  mayHoldUnrecordedSite: false,
  credentials: {
    table: awsCredentials,
    id: awsCredentials.id,
    userId: awsCredentials.userId,
    sealed: [awsCredentials.sealedAccessKey, awsCredentials.sealedSecretKey],
    reference: "awsCredentialsId",
  },
  chooseAccount: chooseBucket,
  presentChoice: ({ awsCredentialsId, awsBucketName }) => ({ awsCredentialsId, awsBucketName }),
  presentLastUsed: (choice) => {
    const { awsCredentialsId, awsBucketName } = choice ?? {};
    return {
      aws: awsCredentialsId && awsBucketName ? { awsCredentialsId, awsBucketName } : null,
    };
  },
  targetOf: ({ awsBucketName, sitePrefix }) =>
    awsBucketName === null ? null : `${awsBucketName}/${sitePrefix}`,
  claimFolder,
  holdsOthers,
  isOnHttps: async (tx, { userId, awsBucketName: bucket }) =>
    Boolean(bucket) && (await findHttpsRoot(tx, { userId, bucket: bucket ?? "" })) !== undefined,
  open: openS3,
  registerRoutes(app, deps) {
    registerAwsCredentials(app, deps);
    registerBuckets(app, deps);
  },
  document: awsDocument,
};
