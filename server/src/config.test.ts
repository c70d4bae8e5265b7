import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

const SECRET_KEY = randomBytes(32).toString("base64");
const DATABASE_URL = "postgres://localhost/mainstreet";

test("with nothing set it is a sandbox on port 3000 with five credits for each newcomer", () => {
  expect(parseConfig({})).toMatchObject({
    isProduction: false,
    port: 3000,
    host: "127.0.0.1",
    signupCredits: 5,
  });
});

test("production names everything that is missing at once", () => {
  const start = () => parseConfig({ NODE_ENV: "production", CRASH_AT: "deploy.claimed" });
  expect(start).toThrow(/DATABASE_URL: .*\n.*SECRET_KEY: .*\n.*CRASH_AT: /);
});

test("production sells at an address with TLS only, and sends mail with a sender and an address for links", () => {
  const start = (env: Record<string, string>) =>
    parseConfig({ NODE_ENV: "production", DATABASE_URL, SECRET_KEY, ...env });
  const selling = { CASHFREE_APP_ID: "app", CASHFREE_SECRET_KEY: "key" };
  expect(() => start({ ...selling, PUBLIC_URL: "http://mainstreet.example" })).toThrow(
    "PUBLIC_URL: must be https where credits are sold",
  );
  const publicUrl = "https://mainstreet.example";
  expect(start({ ...selling, PUBLIC_URL: publicUrl })).toMatchObject({ publicUrl });
  expect(start({ PUBLIC_URL: "http://mainstreet.example" })).toMatchObject({ mail: undefined });
  expect(() => start({ SMTP_URL: "smtp://mail.example" })).toThrow(
    /MAIL_FROM: .*\n\s*PUBLIC_URL: /,
  );
});

test("forms are received at an origin of their own, or in production not at all", () => {
  const leadsOf = (env: Record<string, string>) =>
    parseConfig({ DATABASE_URL, SECRET_KEY, PUBLIC_URL: "https://app.example", ...env }).leads;
  expect(leadsOf({})).toEqual({ port: 3009, url: "http://localhost:3009" });
  expect(leadsOf({ NODE_ENV: "production" }).url).toBeUndefined();
  const production = (LEADS_URL: string) => () => leadsOf({ NODE_ENV: "production", LEADS_URL });
  expect(production("https://f.example")().url).toBe("https://f.example");
  expect(production("https://app.example/f")).toThrow("must be another origin than PUBLIC_URL");
  expect(production("http://f.example")).toThrow("LEADS_URL: must be https");
});

test("production grants no credits by itself and has no sandbox to show", () => {
  const config = parseConfig({
    NODE_ENV: "production",
    DATABASE_URL,
    SECRET_KEY,
    SANDBOX_S3_URL: "http://x.test",
  });
  expect(config).toMatchObject({ isProduction: true, signupCredits: 0, sandbox: undefined });
});

test("AWS returns the account of a key; another store does only when its STS is configured", () => {
  const stsOf = (env: Record<string, string>) => parseConfig(env).s3.stsUrl;
  expect(stsOf({})).toBe("https://sts.us-east-1.amazonaws.com");
  const other = { AWS_ENDPOINT_URL_S3: "https://s3.store.test" };
  expect(stsOf(other)).toBeUndefined();
  expect(stsOf({ ...other, AWS_ENDPOINT_URL_STS: "https://sts.store.test/" })).toBe(
    "https://sts.store.test",
  );
});

test("one key given twice is no change of the key", () => {
  expect(() => parseConfig({ SECRET_KEY, SECRET_KEY_OTHER: SECRET_KEY })).toThrow(
    "SECRET_KEY_OTHER: must be another key than SECRET_KEY",
  );
});

test("every wrong setting is named, none of their values is shown", () => {
  const start = () => parseConfig({ PORT: "high", SECRET_KEY: "hunter2" });
  expect(start).toThrow(/PORT: .*\n.*SECRET_KEY: must be 32 bytes in base64/);
  expect(start).not.toThrow(/hunter2/);
});
