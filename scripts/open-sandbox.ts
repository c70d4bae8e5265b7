import type { Environment } from "./doctor/run-check.ts";
import { join } from "node:path";
import * as cashfree from "../emulators/src/cashfree/merchants.ts";
import { firstZoneOf } from "../emulators/src/cloudflare/records.ts";
import { accountIdOfToken, sandboxToken } from "../emulators/src/cloudflare/tokens.ts";
import { sandboxDefaultToken } from "../emulators/src/netlify/tokens.ts";
import { sandboxAccessKeyId, secretKeyFor } from "../emulators/src/s3/accounts.ts";
import { lockDataDir } from "../server/src/platform/db/data-dir-lock.ts";
import { assertPortFree } from "../server/src/platform/start-checks.ts";
import { startEmulators } from "./start-emulators.ts";
import type { Emulators } from "./start-emulators.ts";

/**
 * Returns the server's environment with a provider behind every setting (docs/operations.md): emulators on the ports after
 * `PORT`, unless the environment names other providers or is production.
 * @throws Error with one sentence when the data directory or a port is taken.
 */
export async function openSandbox(given: Environment): Promise<Environment> {
  const env = { ...given, NODE_ENV: given["NODE_ENV"] || "development" };
  const isProvided = PROVIDER_URLS.every((name) => isNamed(given, name));
  if (env.NODE_ENV === "production" || isProvided) return env;
  const dataDir = given["DATA_DIR"] || "./data";
  // The server acquires this lock itself. This early check keeps a second start away from the first one's emulators.
  if (!given["DATABASE_URL"]) lockDataDir(dataDir)();
  const port = Number(given["PORT"] || 3000);
  // The server's own port is the one that people know, so it is checked before the emulators use theirs.
  await assertPortFree({ port, host: given["HOST"] || "127.0.0.1" });
  const place = { port, dataDir: join(dataDir, "emulators") };
  return { ...env, ...providerSettings(given, await startEmulators(place)) };
}

const PROVIDER_URLS = [
  "NETLIFY_API_URL",
  "AWS_ENDPOINT_URL_S3",
  "CASHFREE_API_URL",
  "CLOUDFLARE_API_URL",
  "SMTP_URL",
];

function providerSettings(given: Environment, emulators: Emulators): Environment {
  const { netlifyUrl, cashfreeUrl, cloudflareUrl, dnsUrl, dnsResolvers } = emulators;
  const netlify = {
    NETLIFY_API_URL: `${netlifyUrl}/api/v1`,
    NETLIFY_DEFAULT_TOKEN: given["NETLIFY_DEFAULT_TOKEN"] || sandboxDefaultToken,
    SANDBOX_NETLIFY_URL: netlifyUrl,
    SANDBOX_NETLIFY_TOKEN: sandboxDefaultToken,
  };
  const payments = {
    CASHFREE_API_URL: `${cashfreeUrl}/pg`,
    CASHFREE_APP_ID: cashfree.sandboxAppId,
    CASHFREE_SECRET_KEY: cashfree.merchantSecretFor(cashfree.sandboxAppId),
    CASHFREE_SDK_URL: `${cashfreeUrl}/js/v3/cashfree.js`,
    SANDBOX_CASHFREE_URL: cashfreeUrl,
  };
  const cloudflare = {
    CLOUDFLARE_API_URL: `${cloudflareUrl}/client/v4`,
    SANDBOX_CLOUDFLARE_URL: cloudflareUrl,
    SANDBOX_CLOUDFLARE_TOKEN: sandboxToken,
    SANDBOX_CLOUDFLARE_ZONE: firstZoneOf(accountIdOfToken(sandboxToken)).name,
  };
  const dns = { DNS_RESOLVER_URL: dnsResolvers, SANDBOX_DNS_URL: dnsUrl };
  return {
    ...(!isDnsReal(given) && dns),
    ...(!isNamed(given, "SMTP_URL") && mailSettings(given, emulators)),
    ...(!isNamed(given, "CLOUDFLARE_API_URL") && cloudflare),
    ...(!isNamed(given, "NETLIFY_API_URL") && netlify),
    ...(!isNamed(given, "AWS_ENDPOINT_URL_S3") && awsSettings(given, emulators)),
    ...(!isNamed(given, "CASHFREE_API_URL") && payments),
  };
}

function awsSettings(given: Environment, { s3Url, cloudFrontUrl }: Emulators): Environment {
  return {
    AWS_ENDPOINT_URL_S3: s3Url,
    AWS_ENDPOINT_URL_STS: given["AWS_ENDPOINT_URL_STS"] || s3Url,
    CLOUDFRONT_API_URL: cloudFrontUrl,
    S3_WEBSITE_SUFFIX: `localhost:${new URL(s3Url).port}`,
    SANDBOX_S3_URL: s3Url,
    SANDBOX_AWS_ACCESS_KEY: sandboxAccessKeyId,
    SANDBOX_AWS_SECRET_KEY: secretKeyFor(sandboxAccessKeyId),
  };
}

/** Domains at a real host have real records. */
const isDnsReal = (given: Environment) =>
  ["DNS_RESOLVER_URL", "NETLIFY_API_URL", "CLOUDFLARE_API_URL"].some((name) =>
    isNamed(given, name),
  );

function mailSettings(given: Environment, { smtpUrl, mailboxUrl }: Emulators): Environment {
  return {
    SMTP_URL: smtpUrl,
    MAIL_FROM: given["MAIL_FROM"] || "Mainstreet <no-reply@mainstreet.example>",
    SANDBOX_MAILBOX_URL: mailboxUrl,
  };
}

/** Whether the variable is set, even to an empty text, which means the provider's own address. */
function isNamed(given: Environment, name: string): boolean {
  return given[name] !== undefined;
}
