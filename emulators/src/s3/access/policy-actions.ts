/** Actions S3 knows on objects and on buckets (Service Authorization Reference, Amazon S3), as far as site buckets need them. */
const objectActions = [
  "AbortMultipartUpload",
  "BypassGovernanceRetention",
  "DeleteObject",
  "DeleteObjectTagging",
  "DeleteObjectVersion",
  "GetObject",
  "GetObjectAcl",
  "GetObjectAttributes",
  "GetObjectTagging",
  "GetObjectVersion",
  "ListMultipartUploadParts",
  "PutObject",
  "PutObjectAcl",
  "PutObjectTagging",
  "ReplicateObject",
  "RestoreObject",
];

const bucketActions = [
  "CreateBucket",
  "DeleteBucket",
  "DeleteBucketPolicy",
  "DeleteBucketWebsite",
  "GetBucketAcl",
  "GetBucketCORS",
  "GetBucketLocation",
  "GetBucketOwnershipControls",
  "GetBucketPolicy",
  "GetBucketPolicyStatus",
  "GetBucketPublicAccessBlock",
  "GetBucketTagging",
  "GetBucketVersioning",
  "GetBucketWebsite",
  "ListBucket",
  "ListBucketMultipartUploads",
  "ListBucketVersions",
  "PutBucketAcl",
  "PutBucketCORS",
  "PutBucketOwnershipControls",
  "PutBucketPolicy",
  "PutBucketPublicAccessBlock",
  "PutBucketTagging",
  "PutBucketVersioning",
  "PutBucketWebsite",
];

/** What kinds of resource an action pattern (`s3:Get*`) touches; both are false when S3 does not know the action. */
export function resourceKindsOf(actionPattern: string): { objects: boolean; buckets: boolean } {
  const touches = (name: string): boolean => matchesAction(actionPattern, `s3:${name}`);
  return { objects: objectActions.some(touches), buckets: bucketActions.some(touches) };
}

/** Whether an action pattern covers an action; IAM compares actions without regard to case. */
export function matchesAction(pattern: string, action: string): boolean {
  return matchesPattern(pattern.toLowerCase(), action.toLowerCase());
}

/** IAM wildcards: `*` for any text, `?` for one character; everything else is literal. */
export function matchesPattern(pattern: string, text: string): boolean {
  const escaped = pattern.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(
    `^${escaped.replaceAll("\\*", "[\\s\\S]*").replaceAll("\\?", "[\\s\\S]")}$`,
  ).test(text);
}
