import {
  CreateBucketCommand,
  DeleteBucketCorsCommand,
  GetBucketCorsCommand,
  PutBucketCorsCommand,
  PutObjectCommand,
  S3Client,
  type CORSRule,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningEmulator } from "../emulator.ts";
import { send } from "../drive-emulator.ts";
import { clientSettings, sendSigned } from "./drive-s3.ts";
import { startS3Emulator } from "./s3-emulator.ts";

const Bucket = "shared";
const origin = "https://app.example";
let s3: RunningEmulator;
let client: S3Client;

beforeAll(async () => {
  s3 = await startS3Emulator();
  client = new S3Client(clientSettings(s3.url));
  await client.send(new CreateBucketCommand({ Bucket }));
  await client.send(new PutObjectCommand({ Bucket, Key: "page.html", Body: "page" }));
});
afterAll(() => s3.close());

const setRules = (...CORSRules: CORSRule[]) =>
  client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules } }));

const preflight = (method: string, headers: Record<string, string> = {}) =>
  send(s3.url, `OPTIONS /${Bucket}/page.html`, {
    headers: { origin, "access-control-request-method": method, ...headers },
  });

it("keeps the rules of cross-origin access, and none before", async () => {
  const read = () => client.send(new GetBucketCorsCommand({ Bucket }));
  await expect(read()).rejects.toMatchObject({ name: "NoSuchCORSConfiguration" });
  expect(await preflight("GET")).toMatchObject({
    status: 403,
    text: expect.stringContaining("CORS is not enabled for this bucket"),
  });
  const rule = {
    ID: "one",
    AllowedOrigins: ["https://*.example", "https://other"],
    AllowedMethods: ["GET", "PUT"],
    AllowedHeaders: ["x-amz-*"],
    ExposeHeaders: ["ETag"],
    MaxAgeSeconds: 600,
  };
  await setRules(rule);
  expect((await read()).CORSRules).toEqual([rule]);
  await client.send(new DeleteBucketCorsCommand({ Bucket }));
  await expect(read()).rejects.toMatchObject({ name: "NoSuchCORSConfiguration" });
});

it("responds to a browser's preflight by the first rule that allows all of it", async () => {
  await setRules(
    { AllowedOrigins: ["*"], AllowedMethods: ["HEAD"] },
    {
      AllowedOrigins: ["https://*.example"],
      AllowedMethods: ["GET", "PUT"],
      AllowedHeaders: ["X-Amz-*"],
      MaxAgeSeconds: 600,
    },
  );
  const headers = { "access-control-request-headers": "x-amz-date, x-amz-content-sha256" };
  expect(await preflight("PUT", headers)).toMatchObject({
    status: 200,
    headers: {
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "GET, PUT",
      "access-control-allow-headers": "x-amz-date, x-amz-content-sha256",
      "access-control-max-age": "600",
    },
  });
  expect((await preflight("HEAD")).headers["access-control-allow-origin"]).toBe("*");
  for (const refused of [
    preflight("DELETE"),
    preflight("PUT", { "access-control-request-headers": "authorization" }),
    preflight("PUT", { origin: "https://example" }),
  ])
    expect(await refused).toMatchObject({ status: 403 });
});

it("names the allowed origin on responses and on refusals, and no other origin", async () => {
  await setRules({
    AllowedOrigins: [origin],
    AllowedMethods: ["GET"],
    ExposeHeaders: ["ETag"],
  });
  const get = (headers: Record<string, string>, key = "page.html") =>
    sendSigned(s3.url, `GET /${Bucket}/${key}`, { headers });
  expect((await get({ origin })).headers).toMatchObject({
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "ETag",
  });
  const missing = await get({ origin }, "no-such");
  expect(missing).toMatchObject({
    status: 404,
    headers: { "access-control-allow-origin": origin },
  });
  const stranger = await get({ origin: "https://stranger" });
  expect(stranger).toMatchObject({ status: 200 });
  expect(stranger.headers).not.toHaveProperty("access-control-allow-origin");
});

it("refuses rules that S3 refuses", async () => {
  const refused: [name: string, rule: CORSRule][] = [
    ["InvalidRequest", { AllowedOrigins: ["*"], AllowedMethods: ["PATCH"] }],
    ["InvalidRequest", { AllowedOrigins: ["https://*.*.example"], AllowedMethods: ["GET"] }],
    ["MalformedXML", { AllowedOrigins: [], AllowedMethods: ["GET"] }],
  ];
  for (const [name, rule] of refused) await expect(setRules(rule)).rejects.toMatchObject({ name });
});
