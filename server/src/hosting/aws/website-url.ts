import { S3_REGIONS } from "@mainstreet/contract/hosts/aws/aws-credentials";

export type S3Region = (typeof S3_REGIONS)[number];

export const isS3Region = (text: unknown): text is S3Region =>
  S3_REGIONS.some((region) => region === text);

/** In older regions the host name of a website has a dash before the region, in the others a dot (docs/providers.md §2.5). */
const DASHED = new Set<S3Region>([
  "us-east-1",
  "us-west-1",
  "us-west-2",
  "ap-northeast-1",
  "ap-southeast-1",
  "ap-southeast-2",
  "eu-west-1",
  "sa-east-1",
]);

/** A bucket's website, with a slash at the end; S3 serves websites over http only. `suffix`: `amazonaws.com`, or an emulator's. */
export function websiteUrl(bucket: string, region: S3Region, suffix: string): string {
  return `http://${bucket}.s3-website${DASHED.has(region) ? "-" : "."}${region}.${suffix}/`;
}
