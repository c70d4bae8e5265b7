/**
 * Regions and how their website endpoint is spelt: `s3-website-REGION` (older regions) or
 * `s3-website.REGION` (newer ones). Source: S3 user guide, "Website endpoints", as listed in
 * aws-cdk-lib region-info.
 */
const websiteSeparators = {
  "ap-northeast-1": "-",
  "ap-northeast-2": ".",
  "ap-northeast-3": ".",
  "ap-south-1": ".",
  "ap-southeast-1": "-",
  "ap-southeast-2": "-",
  "ca-central-1": ".",
  "eu-central-1": ".",
  "eu-north-1": ".",
  "eu-west-1": "-",
  "eu-west-2": ".",
  "eu-west-3": ".",
  "sa-east-1": "-",
  "us-east-1": "-",
  "us-east-2": ".",
  "us-west-1": "-",
  "us-west-2": "-",
} as const satisfies Record<string, "-" | ".">;

export type Region = keyof typeof websiteSeparators;

/** The region without a location constraint, and that of the global endpoint. */
export const defaultRegion: Region = "us-east-1";

export function isRegion(text: string): text is Region {
  return Object.hasOwn(websiteSeparators, text);
}

/** Host name of a bucket's website, without port: `B.s3-website-us-east-1.localhost`. */
export function websiteHost(bucket: string, region: Region, suffix: string): string {
  return `${bucket}.s3-website${websiteSeparators[region]}${region}.${suffix}`;
}
