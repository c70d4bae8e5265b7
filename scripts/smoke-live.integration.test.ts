import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningEmulator } from "../emulators/src/emulator.ts";
import { startNetlifyEmulator } from "../emulators/src/netlify/netlify-emulator.ts";
import { sandboxAccessKeyId, secretFor } from "../emulators/src/s3/accounts.ts";
import { startS3Emulator } from "../emulators/src/s3/s3-emulator.ts";
import { createBucket } from "../server/src/hosting/aws/create-bucket.ts";
import { makeBucketPublic } from "../server/src/hosting/aws/make-bucket-public.ts";

const program = fileURLToPath(new URL("./smoke-live.ts", import.meta.url));
const bucket = "smoke-bucket";
// Not us-east-1, so that finding the bucket's region is tried too.
const region = "eu-central-1";
const secretKey = secretFor(sandboxAccessKeyId);
const token = "nfp_smokeTestToken000001";

const netlifyKeys = { NETLIFY_AUTH_TOKEN: token };
const s3Keys = {
  AWS_ACCESS_KEY_ID: sandboxAccessKeyId,
  AWS_SECRET_ACCESS_KEY: secretKey,
  SMOKE_S3_BUCKET: bucket,
};

let netlify: RunningEmulator;
let s3: RunningEmulator;

beforeAll(async () => {
  netlify = await startNetlifyEmulator();
  s3 = await startS3Emulator();
  const account = { accessKey: sandboxAccessKeyId, secretKey, endpoint: s3.url };
  await createBucket(account, { bucket, region });
  await makeBucketPublic(account, { bucket, region, userId: "", opens: "everything" });
});

afterAll(async () => {
  await Promise.all([netlify.close(), s3.close()]);
});

/** Runs the program with exactly these variables, and the emulators in place of the providers. */
async function smoke(keys: Record<string, string>) {
  const places = {
    NETLIFY_API_URL: `${netlify.url}/api/v1`,
    AWS_ENDPOINT_URL_S3: s3.url,
    S3_WEBSITE_SUFFIX: `localhost:${new URL(s3.url).port}`,
  };
  const child = spawn(process.execPath, [program], { env: { ...places, ...keys } });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code: child.exitCode, output, errors };
}

/** What the emulators accepted, in order. */
async function effectsOf(emulator: RunningEmulator): Promise<string[]> {
  const answer = await fetch(`${emulator.url}/__control/effects`);
  const { effects } = (await answer.json()) as { effects: { kind: string }[] };
  return effects.map(({ kind }) => kind);
}

test("without keys it names the variables it wants, does nothing and ends well", async () => {
  const before = await effectsOf(s3);
  const { code, output, errors } = await smoke({});
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  expect(output.trim().split("\n")).toHaveLength(1);
  for (const name of [...Object.keys(netlifyKeys), ...Object.keys(s3Keys)])
    expect(output).toContain(name);
  expect(await effectsOf(netlify)).toEqual([]);
  expect(await effectsOf(s3)).toEqual(before);
});

test("with keys for both it makes, reads and removes a site at each, a line for each", async () => {
  const { code, output, errors } = await smoke({ ...netlifyKeys, ...s3Keys });
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  expect(output).toMatch(
    /^Netlify: made, read and removed https?:\/\/mainstreet-smoke-\S+\nS3: made, read and removed http:\/\/smoke-bucket\.s3-website\.eu-central-1\.\S+\/mainstreet-smoke-\S+\/\n$/,
  );
  expect(output).not.toContain(token);
  expect(output).not.toContain(secretKey);
});

test("keys that are refused fail it in a sentence without a secret", async () => {
  const wrong = {
    NETLIFY_AUTH_TOKEN: "wrong-token-of-somebody",
    AWS_SECRET_ACCESS_KEY: "wrong+secret/of+somebody",
  };
  const { code, output, errors } = await smoke({ ...s3Keys, ...wrong });
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toContain("Netlify: failed. Netlify rejected this token.");
  expect(errors).toContain("S3: failed.");
  for (const secret of [...Object.values(wrong), sandboxAccessKeyId])
    expect(errors).not.toContain(secret);
});

test("a site that cannot be finished is removed all the same", async () => {
  await fetch(`${netlify.url}/__control/reset`, { method: "POST" });
  const broken = JSON.stringify({ times: 1, message: "out of disk" });
  await fetch(`${netlify.url}/__control/deploy-errors`, { method: "POST", body: broken });
  const { code, errors } = await smoke(netlifyKeys);
  expect({ code, errors }).toEqual({
    code: 1,
    errors: "Netlify: failed. Netlify could not finish this deploy: out of disk\n",
  });
  const kinds = await effectsOf(netlify);
  expect([kinds.at(0), kinds.at(-1)]).toEqual(["site", "delete"]);
});
