/** Clients for the tests of this folder: signed calls, and a bucket with a website. */
import {
  CreateBucketCommand,
  PutBucketPolicyCommand,
  PutBucketWebsiteCommand,
  PutObjectCommand,
  PutPublicAccessBlockCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { ReceivedResponse } from "../drive-emulator.ts";
import { allowPublicPolicy, clientSettings, publicRead, website } from "../s3/drive-s3.ts";
import { sendSigned, type Signing } from "../s3/drive-s3.ts";

const path = "/2020-05-31/distribution";

/** Sends a signed call: `line` is a method and what follows the path of distributions. */
export function callCloudFront(
  url: string,
  line: string,
  signing: Signing = {},
): Promise<ReceivedResponse> {
  const [method = "GET", rest = ""] = line.split(" ");
  return sendSigned(url, `${method} ${path}${rest}`, { service: "cloudfront", ...signing });
}

/** The configuration as our client sends it; `parts` replaces elements by their names. */
export function configOf(
  bucket: string,
  parts: Record<string, string> = {},
  originPort = "80",
): string {
  const elements = {
    CallerReference: `mainstreet-${bucket}`,
    Origins: `<Quantity>1</Quantity><Items><Origin><Id>s3web</Id><DomainName>${bucket}.s3-website-us-east-1.localhost</DomainName><CustomOriginConfig><HTTPPort>${originPort}</HTTPPort><HTTPSPort>443</HTTPSPort><OriginProtocolPolicy>http-only</OriginProtocolPolicy></CustomOriginConfig></Origin></Items>`,
    DefaultCacheBehavior:
      "<TargetOriginId>s3web</TargetOriginId><ViewerProtocolPolicy>redirect-to-https</ViewerProtocolPolicy><Compress>true</Compress><CachePolicyId>658327ea-f89d-4fab-a63d-7e88639e58f6</CachePolicyId>",
    Comment: "mainstreet",
    Enabled: "true",
    HttpVersion: "http2and3",
    IsIPV6Enabled: "true",
    ...parts,
  };
  const inner = Object.entries(elements).map(([name, text]) => `<${name}>${text}</${name}>`);
  return `<DistributionConfig xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">${inner.join("")}</DistributionConfig>`;
}

/** The text of the first element of that name. */
export function firstXmlText({ text }: ReceivedResponse, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? "";
}

/** A public bucket with a page, for which a distribution is requested next. Returns how to replace the page. */
export async function openWebsite(url: string, Bucket: string) {
  const client = new S3Client(clientSettings(url));
  await client.send(new CreateBucketCommand({ Bucket }));
  const block = { Bucket, PublicAccessBlockConfiguration: allowPublicPolicy };
  await client.send(new PutPublicAccessBlockCommand(block));
  await client.send(new PutBucketPolicyCommand({ Bucket, Policy: publicRead(Bucket) }));
  await client.send(new PutBucketWebsiteCommand({ Bucket, WebsiteConfiguration: website }));
  return (Body: string) =>
    client.send(
      new PutObjectCommand({
        Bucket,
        Key: "site/index.html",
        Body,
        ContentType: "text/html",
        CacheControl: "public, max-age=0, must-revalidate",
      }),
    );
}
