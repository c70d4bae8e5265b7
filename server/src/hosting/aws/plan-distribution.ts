import { DEFAULT_S3_REGION } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { hash } from "node:crypto";
import type { Config } from "../../config.ts";
import { isS3Region, websiteUrl } from "./website-url.ts";
import type { DistributionPlan } from "./distribution-calls.ts";

type Place = { id: string; userId: string; bucket: string; region: string };

type Plan = DistributionPlan & {
  /** The https address of the bucket at a distribution with that host name, with a slash at the end. */
  addressOf: (domain: string) => string;
};

/**
 * The distribution of a user's bucket. Another user of ours with keys of the same AWS account has another distribution, so that neither can
 * turn off what the other's sites need.
 */
export function planDistribution(
  { s3, cloudFront }: Pick<Config, "s3" | "cloudFront">,
  { id, userId, bucket, region }: Place,
): Plan {
  const home = isS3Region(region) ? region : DEFAULT_S3_REGION;
  const website = new URL(websiteUrl(bucket, home, s3.websiteSuffix));
  const { scheme, port } = { scheme: "https:", port: "", ...cloudFront };
  return {
    originDomain: website.hostname,
    originPort: website.port || "80",
    reference: `mainstreet-${bucket}-${id}`,
    comment: `mainstreet ${bucket} ${hash("sha256", userId).slice(0, 12)}`,
    addressOf: (domain) => `${scheme}//${domain}${port && `:${port}`}/`,
  };
}
