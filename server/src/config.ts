import type { z } from "zod";
import { readMediaUrl } from "./media-url.ts";
import { settings } from "./settings.ts";

export type Config = Readonly<ReturnType<typeof parseConfig>>;

/**
 * Reads all settings (docs/operations.md) from an environment. The only reader of the environment in the server.
 * Throws one error that names every problem.
 */
export function parseConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = settings.safeParse(given);
  const problems = parsed.success
    ? [...keyProblems(parsed.data), ...productionProblems(parsed.data)]
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  if (!parsed.success || problems.length > 0)
    throw new Error(`Settings are wrong.\n  ${problems.join("\n  ")}`);
  return Object.freeze(shape(parsed.data));
}

type Settings = z.output<typeof settings>;

function keyProblems({ SECRET_KEY: key, SECRET_KEY_OTHER: other }: Settings): string[] {
  return other !== undefined && other === key
    ? ["SECRET_KEY_OTHER: must be another key than SECRET_KEY"]
    : [];
}

function productionProblems(given: Settings): string[] {
  if (given.NODE_ENV !== "production") return [];
  const problems: string[] = [];
  if (!given.DATABASE_URL) problems.push("DATABASE_URL: production needs a PostgreSQL address");
  if (!given.SECRET_KEY)
    problems.push("SECRET_KEY: production needs 32 bytes in base64 (openssl rand -base64 32)");
  if (given.RATE_LIMITS === "off") problems.push("RATE_LIMITS: cannot be off in production");
  if (!given.CASHFREE_APP_ID !== !given.CASHFREE_SECRET_KEY)
    problems.push("CASHFREE_APP_ID and CASHFREE_SECRET_KEY: set both, or neither to sell nothing");
  if (given.CASHFREE_APP_ID && !given.PUBLIC_URL)
    problems.push("PUBLIC_URL: selling credits needs the address that buyers come back to");
  if (given.CASHFREE_APP_ID && given.PUBLIC_URL?.startsWith("http:"))
    problems.push("PUBLIC_URL: must be https where credits are sold");
  if (given.SMTP_URL && !given.MAIL_FROM)
    problems.push("MAIL_FROM: mails need a sender, such as Mainstreet <no-reply@example.com>");
  if (given.SMTP_URL && !given.PUBLIC_URL)
    problems.push("PUBLIC_URL: links in mails need the address of the dashboard");
  if (given.LEADS_URL?.startsWith("http:")) problems.push("LEADS_URL: must be https");
  if (given.LEADS_URL && given.PUBLIC_URL && isSameOrigin(given.LEADS_URL, given.PUBLIC_URL))
    problems.push("LEADS_URL: must be another origin than PUBLIC_URL");
  if (given.CRASH_AT) problems.push("CRASH_AT: crash points are for tests only");
  return problems;
}

const isSameOrigin = (one: string, other: string): boolean =>
  new URL(one).origin === new URL(other).origin;

/** The address that forms post to; port 0 is any free one. Without a url sites have no forms. */
function leadsOf({ NODE_ENV, PORT, LEADS_PORT, LEADS_URL }: Settings) {
  const port = LEADS_PORT ?? (PORT === 0 ? 0 : PORT + 9);
  const sandboxUrl = NODE_ENV === "production" ? undefined : `http://localhost:${port}`;
  return { port, url: LEADS_URL ?? sandboxUrl };
}

function shape(given: Settings) {
  const isProduction = given.NODE_ENV === "production";
  return {
    isProduction,
    port: given.PORT,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL,
    role: given.ROLE,
    leads: leadsOf(given),
    deploymentsAtOnce: given.DEPLOYMENTS_AT_ONCE,
    trustProxy: given.TRUST_PROXY === "off" ? false : given.TRUST_PROXY,
    hasRateLimits: given.RATE_LIMITS === "on",
    logLevel: given.LOG_LEVEL,
    databaseUrl: given.DATABASE_URL,
    dataDir: given.DATA_DIR,
    secretKey: given.SECRET_KEY,
    otherSecretKey: given.SECRET_KEY_OTHER,
    providerTimeoutMs: given.PROVIDER_TIMEOUT_MS,
    netlify: { apiUrl: given.NETLIFY_API_URL, defaultToken: given.NETLIFY_DEFAULT_TOKEN },
    s3: {
      endpoint: given.AWS_ENDPOINT_URL_S3,
      stsUrl: stsUrlOf(given),
      websiteSuffix: given.S3_WEBSITE_SUFFIX,
      silenceMs: given.PROVIDER_TIMEOUT_MS,
    },
    cloudFront: cloudFrontOf(given),
    cloudflare: cloudflareOf(given),
    dnsResolvers: given.DNS_RESOLVER_URL.split(",").map((url) => url.trim()),
    media: mediaOf(given),
    cashfree: cashfreeOf(given),
    mail: mailOf(given),
    operatorPages: given.OPERATOR_PAGES,
    indexNowUrl: given.INDEXNOW_URL,
    metricsToken: given.METRICS_TOKEN,
    metricsPort: given.METRICS_PORT,
    signupCredits: given.SIGNUP_CREDITS ?? (isProduction ? 0 : 5),
    sandbox: isProduction ? undefined : sandboxOf(given),
    crashAt: given.CRASH_AT,
  };
}

/** A store other than AWS has no STS unless the settings name one: without it, the owner of a bucket is not checked. */
function stsUrlOf({ AWS_ENDPOINT_URL_S3: s3, AWS_ENDPOINT_URL_STS: sts }: Settings) {
  return sts ?? (s3 === undefined ? "https://sts.us-east-1.amazonaws.com" : undefined);
}

/** Undefined when buckets are at another store. An emulator serves sites at its own port, without TLS. */
function cloudFrontOf(given: Settings) {
  const { CLOUDFRONT_API_URL: emulated, AWS_ENDPOINT_URL_S3: s3 } = given;
  const apiUrl = emulated ?? (s3 === undefined ? "https://cloudfront.amazonaws.com" : undefined);
  if (apiUrl === undefined) return undefined;
  const { protocol, port } = new URL(apiUrl);
  const isEmulated = emulated !== undefined;
  return {
    apiUrl,
    scheme: isEmulated ? protocol : "https:",
    port: isEmulated ? port : "",
    silenceMs: given.PROVIDER_TIMEOUT_MS,
  };
}

/** An emulator serves R2 and sites at the address of its API, and sites of Workers below localhost. */
function cloudflareOf({ CLOUDFLARE_API_URL: emulated }: Settings) {
  return {
    apiUrl: emulated ?? "https://api.cloudflare.com/client/v4",
    emulator: emulated === undefined ? undefined : new URL(new URL(emulated).origin),
    workersSuffix: emulated === undefined ? "workers.dev" : "workers.localhost",
  };
}

/** The bucket for pictures; undefined: they are stored in the database. */
function mediaOf({ MEDIA_URL: url = "", ...given }: Settings) {
  const { AWS_ENDPOINT_URL_S3: endpoint, PROVIDER_TIMEOUT_MS: silenceMs } = given;
  const place = readMediaUrl(url);
  return place && { endpoint, silenceMs, ...place };
}

/** Undefined without a mail server: then nothing is sent. A server on this machine may be used without encryption. */
function mailOf(given: Settings) {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = "Mainstreet <no-reply@localhost>" } = given;
  if (smtpUrl === undefined) return undefined;
  const isLocal = /^(127\.[\d.]+|\[::1\]|localhost)$/.test(new URL(smtpUrl).hostname);
  return {
    url: smtpUrl,
    from,
    timeoutMs: given.PROVIDER_TIMEOUT_MS,
    longestPauseMs: given.MAIL_LONGEST_PAUSE_MS,
    requiresTls: !isLocal,
    linkBase: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
  };
}

/** Undefined without keys: then nothing can be bought. */
function cashfreeOf(given: Settings) {
  const { CASHFREE_APP_ID: appId, CASHFREE_SECRET_KEY: secretKey } = given;
  if (!appId || !secretKey) return undefined;
  const { CASHFREE_API_URL: apiUrl, CASHFREE_SDK_URL: sdkUrl, CASHFREE_MODE: mode } = given;
  return { appId, secretKey, apiUrl, sdkUrl, mode, silenceMs: given.PROVIDER_TIMEOUT_MS };
}

function sandboxOf(given: Settings) {
  const { SANDBOX_NETLIFY_URL, SANDBOX_NETLIFY_TOKEN, SANDBOX_S3_URL } = given;
  const { SANDBOX_AWS_ACCESS_KEY, SANDBOX_AWS_SECRET_KEY } = given;
  if (!SANDBOX_NETLIFY_URL || !SANDBOX_NETLIFY_TOKEN || !SANDBOX_S3_URL) return undefined;
  if (!SANDBOX_AWS_ACCESS_KEY || !SANDBOX_AWS_SECRET_KEY) return undefined;
  return {
    netlifyUrl: SANDBOX_NETLIFY_URL,
    netlifyToken: SANDBOX_NETLIFY_TOKEN,
    s3Url: SANDBOX_S3_URL,
    awsAccessKey: SANDBOX_AWS_ACCESS_KEY,
    awsSecretKey: SANDBOX_AWS_SECRET_KEY,
    ...(given.SANDBOX_CLOUDFLARE_URL && {
      cloudflareUrl: given.SANDBOX_CLOUDFLARE_URL,
      cloudflareToken: given.SANDBOX_CLOUDFLARE_TOKEN,
      cloudflareZone: given.SANDBOX_CLOUDFLARE_ZONE,
    }),
    ...(given.SANDBOX_DNS_URL && { dnsUrl: given.SANDBOX_DNS_URL }),
    ...(given.SANDBOX_CASHFREE_URL && { cashfreeUrl: given.SANDBOX_CASHFREE_URL }),
    ...(given.SANDBOX_MAILBOX_URL && { mailboxUrl: given.SANDBOX_MAILBOX_URL }),
  };
}
