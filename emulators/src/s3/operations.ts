import type { EmulatorResponse } from "../emulated.ts";
import { deleteBucketCors, getBucketCors, putBucketCors } from "./buckets/bucket-cors.ts";
import {
  deleteBucketPolicy,
  getBucketPolicy,
  getBucketPolicyStatus,
  putBucketPolicy,
} from "./buckets/bucket-policy.ts";
import {
  deleteBucketWebsite,
  getBucketWebsite,
  putBucketWebsite,
} from "./buckets/bucket-website.ts";
import { deleteBucket, getBucketLocation, headBucket } from "./buckets/existing-bucket.ts";
import { createBucket } from "./buckets/create-bucket.ts";
import { copyObject } from "./objects/copy-object.ts";
import { deleteObject, deleteObjects } from "./objects/delete-objects.ts";
import { getObject } from "./objects/get-object.ts";
import { listBuckets } from "./buckets/list-buckets.ts";
import { listObjectsV1, listObjectsV2 } from "./objects/list-objects.ts";
import {
  deleteOwnershipControls,
  getOwnershipControls,
  putAcl,
  putOwnershipControls,
} from "./buckets/ownership-controls.ts";
import {
  deletePublicAccessBlock,
  getPublicAccessBlock,
  putPublicAccessBlock,
} from "./buckets/public-access-block.ts";
import { completeMultipartUpload } from "./objects/complete-upload.ts";
import {
  abortMultipartUpload,
  createMultipartUpload,
  listMultipartUploads,
  listParts,
  uploadPart,
} from "./objects/multipart-upload.ts";
import { putObject } from "./objects/put-object.ts";
import type { BucketCall, S3Call } from "./s3-call.ts";

/** The parameters and headers that an operation accepts besides those of every request; anything else is NotImplemented. */
interface Understood {
  query?: readonly string[];
  /** x-amz-* headers; a trailing `*` matches any ending. */
  headers?: readonly string[];
}

/** `isRegionFree`: the signature's region need not be the bucket's. */
export type S3Operation =
  | (Understood & { scope: "account"; run(call: S3Call): EmulatorResponse })
  | (Understood & {
      scope: "bucket";
      /** The IAM action checked before `run`; absent where `run` checks key by key. */
      action?: string;
      isRegionFree?: boolean;
      run(call: BucketCall): EmulatorResponse;
    });

const writeHeaders = ["x-amz-acl", "x-amz-grant-*", "x-amz-meta-*"];
const aclHeaders = ["x-amz-acl", "x-amz-grant-*"];
const readHeaders = ["x-amz-checksum-mode"];
const onBucket = (action: string, run: (call: BucketCall) => EmulatorResponse): S3Operation => ({
  scope: "bucket",
  action,
  run,
});

const read: S3Operation = {
  scope: "bucket",
  action: "s3:GetObject",
  headers: readHeaders,
  run: getObject,
};

/** By `METHOD resource subresource`. */
export const s3Operations: Readonly<Record<string, S3Operation>> = {
  "GET service ": {
    scope: "account",
    query: ["max-buckets", "continuation-token", "prefix", "bucket-region"],
    run: listBuckets,
  },
  "PUT bucket ": {
    scope: "account",
    headers: [...aclHeaders, "x-amz-object-ownership"],
    run: createBucket,
  },
  "HEAD bucket ": onBucket("s3:ListBucket", headBucket),
  "DELETE bucket ": onBucket("s3:DeleteBucket", deleteBucket),
  "GET bucket location": {
    scope: "bucket",
    action: "s3:GetBucketLocation",
    isRegionFree: true,
    run: getBucketLocation,
  },
  "GET bucket website": onBucket("s3:GetBucketWebsite", getBucketWebsite),
  "PUT bucket website": onBucket("s3:PutBucketWebsite", putBucketWebsite),
  "DELETE bucket website": onBucket("s3:DeleteBucketWebsite", deleteBucketWebsite),
  "GET bucket policy": onBucket("s3:GetBucketPolicy", getBucketPolicy),
  "PUT bucket policy": onBucket("s3:PutBucketPolicy", putBucketPolicy),
  "DELETE bucket policy": onBucket("s3:DeleteBucketPolicy", deleteBucketPolicy),
  "GET bucket policyStatus": onBucket("s3:GetBucketPolicyStatus", getBucketPolicyStatus),
  "GET bucket cors": onBucket("s3:GetBucketCORS", getBucketCors),
  "PUT bucket cors": onBucket("s3:PutBucketCORS", putBucketCors),
  "DELETE bucket cors": onBucket("s3:PutBucketCORS", deleteBucketCors),
  "GET bucket publicAccessBlock": onBucket("s3:GetBucketPublicAccessBlock", getPublicAccessBlock),
  "PUT bucket publicAccessBlock": onBucket("s3:PutBucketPublicAccessBlock", putPublicAccessBlock),
  "DELETE bucket publicAccessBlock": onBucket(
    "s3:PutBucketPublicAccessBlock",
    deletePublicAccessBlock,
  ),
  "GET bucket ownershipControls": onBucket("s3:GetBucketOwnershipControls", getOwnershipControls),
  "PUT bucket ownershipControls": onBucket("s3:PutBucketOwnershipControls", putOwnershipControls),
  "DELETE bucket ownershipControls": onBucket(
    "s3:PutBucketOwnershipControls",
    deleteOwnershipControls,
  ),
  "PUT bucket acl": {
    scope: "bucket",
    action: "s3:PutBucketAcl",
    headers: aclHeaders,
    run: putAcl,
  },
  "GET bucket ": {
    scope: "bucket",
    action: "s3:ListBucket",
    query: ["prefix", "delimiter", "marker", "max-keys", "encoding-type"],
    run: listObjectsV1,
  },
  "GET bucket list-type": {
    scope: "bucket",
    action: "s3:ListBucket",
    query: [
      "prefix",
      "delimiter",
      "continuation-token",
      "start-after",
      "max-keys",
      "encoding-type",
      "fetch-owner",
    ],
    run: listObjectsV2,
  },
  "POST bucket delete": { scope: "bucket", run: deleteObjects },
  "GET object ": read,
  "HEAD object ": read,
  "PUT object ": { scope: "bucket", action: "s3:PutObject", headers: writeHeaders, run: putObject },
  "PUT object copy": {
    scope: "bucket",
    action: "s3:PutObject",
    headers: [
      ...writeHeaders,
      "x-amz-copy-source",
      "x-amz-metadata-directive",
      "x-amz-source-expected-bucket-owner",
    ],
    run: copyObject,
  },
  "POST object uploads": {
    scope: "bucket",
    action: "s3:PutObject",
    headers: writeHeaders,
    run: createMultipartUpload,
  },
  "PUT object uploadId": {
    scope: "bucket",
    action: "s3:PutObject",
    query: ["partNumber"],
    run: uploadPart,
  },
  "POST object uploadId": onBucket("s3:PutObject", completeMultipartUpload),
  "DELETE object uploadId": onBucket("s3:AbortMultipartUpload", abortMultipartUpload),
  "GET object uploadId": {
    scope: "bucket",
    action: "s3:ListMultipartUploadParts",
    query: ["max-parts", "part-number-marker"],
    run: listParts,
  },
  "GET bucket uploads": {
    scope: "bucket",
    action: "s3:ListBucketMultipartUploads",
    query: ["prefix", "max-uploads"],
    run: listMultipartUploads,
  },
  "PUT object acl": {
    scope: "bucket",
    action: "s3:PutObjectAcl",
    headers: aclHeaders,
    run: putAcl,
  },
  "DELETE object ": onBucket("s3:DeleteObject", deleteObject),
};
