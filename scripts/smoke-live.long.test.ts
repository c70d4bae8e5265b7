import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startCloudflareEmulator } from "../emulators/src/cloudflare/cloudflare-emulator.ts";
import { startCloudFrontEmulator } from "../emulators/src/cloudfront/cloudfront-emulator.ts";
import type { RunningEmulator } from "../emulators/src/emulator.ts";
import { startNetlifyEmulator } from "../emulators/src/netlify/netlify-emulator.ts";
import { sandboxAccessKeyId, secretKeyFor } from "../emulators/src/s3/accounts.ts";
import { startS3Emulator } from "../emulators/src/s3/s3-emulator.ts";
import { createBucket } from "../server/src/hosting/aws/create-bucket.ts";
import { makeBucketPublic } from "../server/src/hosting/aws/make-bucket-public.ts";
import { routerSha256 } from "../server/test/cloudflare-account.ts";

const program = fileURLToPath(new URL("./smoke-live.ts", import.meta.url));
const bucket = "smoke-bucket";
// Not us-east-1, so that finding the bucket's region is tested too.
const region = "eu-central-1";
const secretKey = secretKeyFor(sandboxAccessKeyId);
const token = "nfp_smokeTestToken000001";
const cloudflareToken = `cfut_smokeTest${"x".repeat(35)}`;

const netlifyKeys = { NETLIFY_AUTH_TOKEN: token };
const cloudflareKeys = { CLOUDFLARE_API_TOKEN: cloudflareToken };
const s3Keys = {
  AWS_ACCESS_KEY_ID: sandboxAccessKeyId,
  AWS_SECRET_ACCESS_KEY: secretKey,
  SMOKE_S3_BUCKET: bucket,
};

let netlify: RunningEmulator;
let s3: RunningEmulator;
let cloudflare: RunningEmulator;
let cloudFront: RunningEmulator;

const control = (emulator: RunningEmulator, name: string, body: object) =>
  fetch(`${emulator.url}/__control/${name}`, { method: "POST", body: JSON.stringify(body) });

beforeAll(async () => {
  netlify = await startNetlifyEmulator();
  s3 = await startS3Emulator();
  cloudflare = await startCloudflareEmulator({ routerSha256 });
  cloudFront = await startCloudFrontEmulator();
  const account = { accessKey: sandboxAccessKeyId, secretKey, endpoint: s3.url };
  await createBucket(account, { bucket, region });
  await makeBucketPublic(account, { bucket, region, userId: "", opens: "everything" });
  await control(cloudFront, "cloudfront", { deployMs: 300, staleMs: 0 });
});

afterEach(async () => {
  for (const emulator of [netlify, cloudflare])
    await fetch(`${emulator.url}/__control/faults`, { method: "DELETE" });
});

afterAll(async () => {
  await Promise.all([netlify, s3, cloudflare, cloudFront].map((emulator) => emulator.close()));
});

/** Starts the program with exactly these variables, and the emulators in place of the hosts. */
function start(keys: Record<string, string>, args: string[]) {
  const places = {
    NETLIFY_API_URL: `${netlify.url}/api/v1`,
    AWS_ENDPOINT_URL_S3: s3.url,
    S3_WEBSITE_SUFFIX: `localhost:${new URL(s3.url).port}`,
    CLOUDFLARE_API_URL: `${cloudflare.url}/client/v4`,
    CLOUDFRONT_API_URL: cloudFront.url,
  };
  return spawn(process.execPath, [program, ...args], { env: { ...places, ...keys } });
}

async function smoke(keys: Record<string, string>, args = ["--yes"]) {
  const child = start(keys, args);
  child.stdin.end();
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code: child.exitCode, output, errors };
}

/** What the emulators accepted, in order. */
async function effectsOf(emulator: RunningEmulator): Promise<string[]> {
  const response = await fetch(`${emulator.url}/__control/effects`);
  const { effects } = (await response.json()) as { effects: { kind: string }[] };
  return effects.map(({ kind }) => kind);
}

/** What is left of distributions, and of what Cloudflare stores. */
async function leftovers() {
  const read = async (emulator: RunningEmulator, name: string) =>
    (await fetch(`${emulator.url}/__control/${name}`)).json();
  return {
    ...((await read(cloudFront, "distributions")) as { distributions: unknown[] }),
    ...((await read(cloudflare, "objects")) as { keys: string[] }),
  };
}

const TEAR_DOWN = ["delete-bucket", "delete-script"];

test("without keys it names the variables it wants, does nothing and ends well", async () => {
  const before = await effectsOf(s3);
  const { code, output, errors } = await smoke({});
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  expect(output.trim().split("\n")).toHaveLength(1);
  for (const name of [netlifyKeys, s3Keys, cloudflareKeys].flatMap(Object.keys))
    expect(output).toContain(name);
  expect(await effectsOf(netlify)).toEqual([]);
  expect(await effectsOf(s3)).toEqual(before);
});

test("it says what it costs, and does nothing until that is confirmed", async () => {
  const { code, output } = await smoke({ ...netlifyKeys, ...cloudflareKeys }, []);
  expect(code).toBe(1);
  expect(output).toContain("Netlify: one site and two deployments: 30 credits");
  expect(output).toContain("Cloudflare: one R2 bucket and one Worker");
  expect(output).toContain("Nothing was done.");
  expect(await effectsOf(netlify)).toEqual([]);
  expect(await effectsOf(cloudflare)).toEqual([]);
});

test("with keys for all it deploys twice at each, says what it observed, and leaves nothing", async () => {
  const keys = { ...netlifyKeys, ...s3Keys, ...cloudflareKeys, SMOKE_CLOUDFRONT: "yes" };
  const { code, output, errors } = await smoke(keys);
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  for (const name of ["Netlify", "S3", "S3 with CloudFront", "Cloudflare"])
    expect(output).toContain(`\n${name}: made, deployed twice and removed\n`);
  expect(output.match(/first deployment: 3 of 3 files/g)).toHaveLength(4);
  expect(output.match(/second deployment: 1 of 3 files/g)).toHaveLength(4);
  expect(output.match(/removed; its address responds 404/g)).toHaveLength(4);
  // Rate limits, states, redirects, and a write that was refused.
  expect(output).toMatch(
    /last localhost x-ratelimit-remaining: \d+|last 127.0.0.1 x-ratelimit-remaining: \d+/,
  );
  expect(output).toMatch(/last \S+ ratelimit: "default";r=\d+/);
  expect(output).toMatch(/states seen: .*ready/);
  expect(output).toMatch(/states seen: .*InProgress, Deployed/);
  expect(output).toMatch(/\/about: 301 to \/about\//);
  expect(output).toMatch(/\/missing: 404/);
  expect(output).toContain("a deployment that began with an older version: refused (412)");
  expect(output).toMatch(/PUT \S+ 412: once/);
  expect(output).toMatch(/at CloudFront: the same page/);
  for (const secret of [token, secretKey, cloudflareToken]) expect(output).not.toContain(secret);
  expect(await leftovers()).toEqual({ distributions: [], keys: [] });
  expect((await effectsOf(cloudflare)).filter((kind) => TEAR_DOWN.includes(kind))).toEqual(
    TEAR_DOWN,
  );
});

test("keys that are refused fail it in a sentence without a secret", async () => {
  const wrong = {
    NETLIFY_AUTH_TOKEN: "wrong-token-of-somebody",
    AWS_SECRET_ACCESS_KEY: "wrong+secret/of+somebody",
    CLOUDFLARE_API_TOKEN: "wrong-token-of-somebody-else",
  };
  const { code, output, errors } = await smoke({ ...s3Keys, ...wrong });
  expect(code).toBe(1);
  expect(errors).toContain("Netlify: failed. Netlify rejected this token.");
  expect(errors).toContain("S3: failed.");
  expect(errors).toContain("Cloudflare: failed. Cloudflare rejected this token.");
  for (const secret of [...Object.values(wrong), sandboxAccessKeyId])
    expect(output + errors).not.toContain(secret);
});

test("a site that cannot be finished is removed all the same", async () => {
  await control(netlify, "reset", {});
  await control(netlify, "deploy-errors", { times: 1, message: "out of disk" });
  const { code, errors } = await smoke(netlifyKeys);
  expect({ code, errors }).toEqual({
    code: 1,
    errors: "Netlify: failed. Netlify could not finish this deploy: out of disk\n",
  });
  const kinds = await effectsOf(netlify);
  expect([kinds.at(0), kinds.at(-1)]).toEqual(["site", "delete"]);
});

test("Ctrl-C in the middle of a deployment removes what was made", async () => {
  await control(cloudflare, "reset", {});
  const slow = { match: "PUT /s/", when: "before", times: 100, delayMs: 400 };
  await control(cloudflare, "faults", slow);
  const child = start(cloudflareKeys, ["--yes"]);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const errors = text(child.stderr);
  const gone = once(child, "exit");
  await expect.poll(() => output, { timeout: 20_000 }).toContain("site: ");
  child.kill("SIGINT");
  await gone;
  expect(child.exitCode).toBe(1);
  expect(output).toContain("Stopping: what was made is removed first.");
  expect(await errors).toContain("Cloudflare: failed.");
  expect((await leftovers()).keys).toEqual([]);
  expect((await effectsOf(cloudflare)).filter((kind) => TEAR_DOWN.includes(kind))).toEqual(
    TEAR_DOWN,
  );
});
