import { TextInput } from "@mantine/core";
import { useState } from "react";
import { CopyButton } from "../../../ui/copy-button.tsx";
import classes from "../credentials.module.css";

/** The smallest set of permissions that an IAM user needs (docs/providers.md §2.8). */
function policyFor(bucket: string): string {
  const arn = `arn:aws:s3:::${bucket}`;
  const policy = {
    Version: "2012-10-17",
    Statement: [
      { Effect: "Allow", Action: ["s3:ListAllMyBuckets", "s3:CreateBucket"], Resource: "*" },
      {
        Effect: "Allow",
        Action: [
          "s3:ListBucket",
          "s3:GetBucketLocation",
          "s3:GetBucketWebsite",
          "s3:PutBucketWebsite",
          "s3:GetBucketPolicy",
          "s3:PutBucketPolicy",
          "s3:DeleteBucketPolicy",
          "s3:GetBucketPolicyStatus",
          "s3:GetBucketPublicAccessBlock",
          "s3:PutBucketPublicAccessBlock",
        ],
        Resource: arn,
      },
      {
        Effect: "Allow",
        Action: ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
        Resource: `${arn}/*`,
      },
      {
        Effect: "Allow",
        Action: [
          "cloudfront:CreateDistribution",
          "cloudfront:ListDistributions",
          "cloudfront:GetDistribution",
          "cloudfront:GetDistributionConfig",
          "cloudfront:UpdateDistribution",
          "cloudfront:DeleteDistribution",
        ],
        Resource: "*",
      },
    ],
  };
  return JSON.stringify(policy, null, 2);
}

/** For the user's AWS console: the policy to attach, with their bucket's name in it. */
export function IamPolicy() {
  const [bucket, setBucket] = useState("");
  const policy = policyFor(bucket.trim() || "BUCKET");
  return (
    <details className={classes.details}>
      <summary>Which permissions does the key need?</summary>
      <div className={classes.policy}>
        <p className="muted">
          Attach this policy to the IAM user in AWS. It allows nothing beyond making buckets,
          writing to the one you name, and https by CloudFront. Without the first statement it
          cannot make buckets; without the last one https cannot be turned on. Finding out which AWS
          account the key belongs to (sts:GetCallerIdentity) needs no permission.
        </p>
        <TextInput
          label="Bucket the policy is for"
          placeholder="BUCKET"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={bucket}
          onChange={(event) => setBucket(event.currentTarget.value)}
        />
        <pre className={`mono ${classes.code}`} tabIndex={0} role="region" aria-label="IAM policy">
          {policy}
        </pre>
        <CopyButton text={policy} label="Copy policy" />
      </div>
    </details>
  );
}
