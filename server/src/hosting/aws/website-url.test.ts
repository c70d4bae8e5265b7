import { S3_REGIONS } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { expect, test } from "vitest";
import { websiteUrl } from "./website-url.ts";

test("every region's website is where AWS serves it", () => {
  const urls = S3_REGIONS.map((region) => websiteUrl("b", region, "amazonaws.com"));
  expect(urls).toEqual([
    "http://b.s3-website-us-east-1.amazonaws.com/",
    "http://b.s3-website.us-east-2.amazonaws.com/",
    "http://b.s3-website-us-west-1.amazonaws.com/",
    "http://b.s3-website-us-west-2.amazonaws.com/",
    "http://b.s3-website.ap-south-1.amazonaws.com/",
    "http://b.s3-website-ap-northeast-1.amazonaws.com/",
    "http://b.s3-website.ap-northeast-2.amazonaws.com/",
    "http://b.s3-website.ap-northeast-3.amazonaws.com/",
    "http://b.s3-website-ap-southeast-1.amazonaws.com/",
    "http://b.s3-website-ap-southeast-2.amazonaws.com/",
    "http://b.s3-website.ca-central-1.amazonaws.com/",
    "http://b.s3-website.eu-central-1.amazonaws.com/",
    "http://b.s3-website-eu-west-1.amazonaws.com/",
    "http://b.s3-website.eu-west-2.amazonaws.com/",
    "http://b.s3-website.eu-west-3.amazonaws.com/",
    "http://b.s3-website.eu-north-1.amazonaws.com/",
    "http://b.s3-website-sa-east-1.amazonaws.com/",
  ]);
});
