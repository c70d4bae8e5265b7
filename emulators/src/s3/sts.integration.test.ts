import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningEmulator } from "../emulator.ts";
import { accountIdFor } from "./accounts.ts";
import { control, send } from "../drive-emulator.ts";
import { alice, bob, sendSigned, type Signing } from "./drive-s3.ts";
import { startS3Emulator } from "./s3-emulator.ts";

const body = "Action=GetCallerIdentity&Version=2011-06-15";

let s3: RunningEmulator;
beforeAll(async () => {
  s3 = await startS3Emulator();
});
afterAll(() => s3.close());

const call = (signing: Signing = {}) =>
  sendSigned(s3.url, "POST /", { service: "sts", body, ...signing });

it("names the account that owns the key's buckets", async () => {
  for (const accessKeyId of [alice, bob]) {
    const { status, headers, text } = await call({ accessKeyId });
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/xml");
    expect(text).toContain(`<Account>${accountIdFor(accessKeyId)}</Account>`);
  }
});

it("serves a key that is denied everything, since no permission is needed", async () => {
  await control(s3.url, "POST deny", { accessKeyId: bob, action: "*" });
  expect((await call({ accessKeyId: bob })).status).toBe(200);
});

it.each<[what: string, signing: Signing, status: number, code: string]>([
  ["a wrong secret", { secret: "wrong" }, 403, "SignatureDoesNotMatch"],
  ["a signature for S3", { service: "s3" }, 403, "SignatureDoesNotMatch"],
  ["an old signature", { time: Date.now() - 960_000 }, 403, "SignatureDoesNotMatch"],
  ["an unknown key", { accessKeyId: "AKIDUNKNOWN" }, 403, "InvalidClientTokenId"],
  ["another body than signed", { payloadHash: "0".repeat(64) }, 400, "XAmzContentSHA256Mismatch"],
  ["another action", { body: "Action=AssumeRole&Version=2011-06-15" }, 400, "InvalidAction"],
  ["no version", { body: "Action=GetCallerIdentity" }, 400, "InvalidAction"],
])("refuses %s", async (...[, signing, status, code]) => {
  const response = await call(signing);
  expect(response).toMatchObject({ status, text: expect.stringContaining(`<Code>${code}</Code>`) });
});

it("refuses a request without a signature", async () => {
  const response = await send(s3.url, "POST /", { body });
  expect(response.status).toBe(403);
  expect(response.text).toContain("<Code>MissingAuthenticationToken</Code>");
});

it("refuses a bucket of another owner than expected, even for callers who may use it", async () => {
  await sendSigned(s3.url, "PUT /owned/", {});
  const expecting = (owner: string) =>
    sendSigned(s3.url, "HEAD /owned/", { headers: { "x-amz-expected-bucket-owner": owner } });
  expect((await expecting(accountIdFor(alice))).status).toBe(200);
  expect((await expecting(accountIdFor(bob))).status).toBe(403);
});
