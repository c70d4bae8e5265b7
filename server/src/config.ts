import { SITES_IN_FLIGHT } from "@mainstreet/contract/creation-runs";
import { z } from "zod";

const flag = z.enum(["on", "off"]);
const url = z.url().transform((value) => value.replace(/\/+$/, ""));

const sealingKey = z
  .string()
  .refine((value) => Buffer.from(value, "base64").length === 32, "must be 32 bytes in base64");

/** Addresses or networks of the proxies in front of us, as Fastify takes them; never a hop count (CVE-2026-16732). */
const proxies = z
  .string()
  .regex(
    /^[0-9a-fA-F.:/]*[.:][0-9a-fA-F.:/]*(,\s*[0-9a-fA-F.:/]*[.:][0-9a-fA-F.:/]*)*$/,
    "must be off, or proxy addresses such as 10.0.0.0/8",
  );

const settings = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: url.optional(),
  ROLE: z.enum(["all", "api", "worker"]).default("all"),
  DEPLOYMENTS_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(SITES_IN_FLIGHT),
  TRUST_PROXY: z.union([z.literal("off"), proxies]).default("off"),
  RATE_LIMITS: flag.default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional(),
  DATA_DIR: z.string().default("./data"),
  SECRET_KEY: sealingKey.optional(),
  SECRET_KEY_OTHER: sealingKey.optional(),
  NETLIFY_API_URL: url.default("https://api.netlify.com/api/v1"),
  NETLIFY_DEFAULT_TOKEN: z.string().min(1).optional(),
  AWS_ENDPOINT_URL_S3: url.optional(),
  AWS_ENDPOINT_URL_STS: url.optional(),
  S3_WEBSITE_SUFFIX: z.string().default("amazonaws.com"),
  CASHFREE_API_URL: url.default("https://api.cashfree.com/pg"),
  CASHFREE_APP_ID: z.string().min(1).optional(),
  CASHFREE_SECRET_KEY: z.string().min(1).optional(),
  CASHFREE_SDK_URL: url.default("https://sdk.cashfree.com/js/v3/cashfree.js"),
  CASHFREE_MODE: z.enum(["production", "sandbox"]).default("production"),
  PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(30_000),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, "must be 16 or more printable characters without spaces")
    .optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  SIGNUP_CREDITS: z.coerce.number().int().min(0).optional(),
  SANDBOX_NETLIFY_URL: url.optional(),
  SANDBOX_NETLIFY_TOKEN: z.string().optional(),
  SANDBOX_S3_URL: url.optional(),
  SANDBOX_AWS_ACCESS_KEY: z.string().optional(),
  SANDBOX_AWS_SECRET_KEY: z.string().optional(),
  SANDBOX_CASHFREE_URL: url.optional(),
  CRASH_AT: z.string().optional(),
});

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
  if (given.CRASH_AT) problems.push("CRASH_AT: crash points are for tests only");
  return problems;
}

function shape(given: Settings) {
  const isProduction = given.NODE_ENV === "production";
  return {
    isProduction,
    port: given.PORT,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL,
    role: given.ROLE,
    deploymentsAtOnce: given.DEPLOYMENTS_AT_ONCE,
    trustProxy: given.TRUST_PROXY === "off" ? false : given.TRUST_PROXY,
    hasRateLimits: given.RATE_LIMITS === "on",
    logLevel: given.LOG_LEVEL,
    databaseUrl: given.DATABASE_URL,
    dataDir: given.DATA_DIR,
    secretKey: given.SECRET_KEY,
    otherSecretKey: given.SECRET_KEY_OTHER,
    netlify: {
      apiUrl: given.NETLIFY_API_URL,
      defaultToken: given.NETLIFY_DEFAULT_TOKEN,
      silenceMs: given.PROVIDER_TIMEOUT_MS,
    },
    s3: {
      endpoint: given.AWS_ENDPOINT_URL_S3,
      stsUrl: stsUrlOf(given),
      websiteSuffix: given.S3_WEBSITE_SUFFIX,
      silenceMs: given.PROVIDER_TIMEOUT_MS,
    },
    cashfree: cashfreeOf(given),
    metricsToken: given.METRICS_TOKEN,
    metricsPort: given.METRICS_PORT,
    signupCredits: given.SIGNUP_CREDITS ?? (isProduction ? 0 : 5),
    sandbox: isProduction ? undefined : sandboxOf(given),
    crashAt: given.CRASH_AT,
  };
}

/** Another store than AWS has no STS unless one is named: without it, the owner of a bucket is not checked. */
function stsUrlOf({ AWS_ENDPOINT_URL_S3: s3, AWS_ENDPOINT_URL_STS: sts }: Settings) {
  return sts ?? (s3 === undefined ? "https://sts.us-east-1.amazonaws.com" : undefined);
}

/** Undefined without keys: then nothing is sold. */
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
    ...(given.SANDBOX_CASHFREE_URL && { cashfreeUrl: given.SANDBOX_CASHFREE_URL }),
  };
}
