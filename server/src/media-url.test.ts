import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { readMediaUrl } from "./media-url.ts";

test("the settings of the bucket for pictures are parsed from one URL", () => {
  expect(
    readMediaUrl("s3://AKIAMEDIA:se%2Fcr%2Bet@my-media/pictures/of-users/?region=eu-west-1"),
  ).toEqual({
    accessKey: "AKIAMEDIA",
    secretKey: "se/cr+et",
    bucket: "my-media",
    prefix: "pictures/of-users/",
    region: "eu-west-1",
  });
  expect(readMediaUrl("s3://A:b@my-media?endpoint=https://minio.example.org")).toMatchObject({
    prefix: "",
    region: "us-east-1",
    endpoint: "https://minio.example.org",
  });
});

test("without an endpoint of its own it is in the store of AWS_ENDPOINT_URL_S3", () => {
  const { media } = parseConfig({
    MEDIA_URL: "s3://A:b@my-media",
    AWS_ENDPOINT_URL_S3: "https://store.example.org",
  });
  expect(media).toMatchObject({ bucket: "my-media", endpoint: "https://store.example.org" });
  expect(parseConfig({}).media).toBeUndefined();
});

test.each([
  "my-media",
  "https://A:b@my-media",
  "s3://my-media",
  "s3://A@my-media",
  "s3://A:b@My_Media",
  "s3://A:b@my-media?region=mars-1",
  "s3://A:b@my-media?endpoint=ftp://x",
  "s3://A:b@my-media/a%00b",
])("%s is refused, and the refusal does not repeat it", (value) => {
  expect(readMediaUrl(value)).toBeUndefined();
  expect(() => parseConfig({ MEDIA_URL: value })).toThrow(/MEDIA_URL: must be like s3:/);
  expect(() => parseConfig({ MEDIA_URL: value })).not.toThrow(value);
});
