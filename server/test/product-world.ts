import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCashfreeEmulator } from "@mainstreet/emulators/cashfree/cashfree-emulator";
import { startCloudFrontEmulator } from "@mainstreet/emulators/cloudfront/cloudfront-emulator";
import { startDnsEmulator } from "@mainstreet/emulators/dns/dns-emulator";
import { startNetlifyEmulator } from "@mainstreet/emulators/netlify/netlify-emulator";
import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { startS3Emulator } from "@mainstreet/emulators/s3/s3-emulator";
import type { DatabaseLocation } from "../src/platform/db/open-database.ts";
import { createTestDatabase } from "./database.ts";
import { cashfreeSettings } from "./harness.ts";
import { startMailbox, type TestMailbox } from "./mailbox.ts";

/** A database and providers that outlive a server process, and the settings that lead it to them. */
export type ProductWorld = {
  settings: Record<string, string>;
  netlify: { url: string };
  dns: { url: string };
  s3: { url: string };
  cloudFront: { url: string };
  cashfree: { url: string };
  mailbox: TestMailbox;
  database: DatabaseLocation;
  close(): Promise<void>;
};

export async function openProductWorld(): Promise<ProductWorld> {
  const { location, remove } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "mainstreet-world-"));
  if ("dataDir" in location) await rename(location.dataDir, join(dataDir, "database"));
  const dns = await startDnsEmulator();
  const netlify = await startNetlifyEmulator({ dns, certificateMs: 0 });
  const cashfree = await startCashfreeEmulator();
  const [s3, cloudFront] = await Promise.all([startS3Emulator(), startCloudFrontEmulator()]);
  const mailbox = await startMailbox();
  return {
    settings: {
      DATA_DIR: dataDir,
      ...("url" in location && { DATABASE_URL: location.url }),
      NETLIFY_API_URL: `${netlify.url}/api/v1`,
      NETLIFY_DEFAULT_TOKEN: sandboxDefaultToken,
      ...cashfreeSettings(cashfree.url),
      // Pauses between polls shrink in proportion.
      PROVIDER_TIMEOUT_MS: "5000",
      AWS_ENDPOINT_URL_S3: s3.url,
      AWS_ENDPOINT_URL_STS: s3.url,
      S3_WEBSITE_SUFFIX: `localhost:${new URL(s3.url).port}`,
      CLOUDFRONT_API_URL: cloudFront.url,
      DNS_RESOLVER_URL: dns.resolvers,
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: "Mainstreet <no-reply@mainstreet.example>",
    },
    netlify,
    dns,
    s3,
    cloudFront,
    cashfree,
    mailbox,
    database: "url" in location ? location : { dataDir: join(dataDir, "database") },
    async close() {
      await Promise.all(
        [netlify, cashfree, s3, cloudFront, dns, mailbox].map((one) => one.close()),
      );
      if ("url" in location) await remove();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A client of a server process: the server's address, and a bearer token once there is one. */
export type ServerClient = { url: string; token: string };

/** One call over HTTP; with a body it is a POST with one Idempotency-Key for each path, as the web app sends a form. */
export async function callOver<T>(
  { url, token }: ServerClient,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      ...(body && { "content-type": "application/json", "idempotency-key": path }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

/** Signs a first user up. */
export async function signUpOver(url: string): Promise<ServerClient> {
  const asha = { name: "Asha", email: "asha@example.test", password: "correct horse" };
  const { token } = await callOver<{ token: string }>({ url, token: "" }, "/auth/signup", asha);
  return { url, token };
}
