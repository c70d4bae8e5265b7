import { SITES_IN_FLIGHT } from "@mainstreet/contract/creation-runs";
import { z } from "zod";
import { readMediaUrl } from "./media-url.ts";

const flag = z.enum(["on", "off"]);
const url = z.url().transform((value) => value.replace(/\/+$/, ""));

const mediaUrl = z
  .string()
  .refine(
    (value) => readMediaUrl(value) !== undefined,
    "must be like s3://ACCESS_KEY:SECRET_KEY@bucket/folder?region=us-east-1",
  );

const resolverUrls = z
  .string()
  .refine(
    (value) => value.split(",").every((one) => URL.canParse(one.trim())),
    "must be addresses such as https://dns.google/resolve",
  );

const sealingKey = z
  .string()
  .refine((value) => Buffer.from(value, "base64").length === 32, "must be 32 bytes in base64");

/** Addresses or networks of the proxies in front of us, in Fastify's format; never a hop count (CVE-2026-16732). */
const proxies = z
  .string()
  .regex(
    /^[0-9a-fA-F.:/]*[.:][0-9a-fA-F.:/]*(,\s*[0-9a-fA-F.:/]*[.:][0-9a-fA-F.:/]*)*$/,
    "must be off, or proxy addresses such as 10.0.0.0/8",
  );

/**
 * Every setting: an environment variable with its default. Those without a description are set by our own scripts and tests only.
 * `npm run env:example` writes .env.example from this list.
 */
export const settings = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"])
    .default("development")
    .describe("production has the real providers; development and test are the sandbox"),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe("port of the dashboard and its API"),
  HOST: z.string().default("127.0.0.1").describe("address to listen on; 0.0.0.0 for all"),
  PUBLIC_URL: url
    .optional()
    .describe("address at which users reach the dashboard; needed to sell credits"),
  LEADS_URL: url
    .optional()
    .describe(
      "address at which visitors' browsers reach the process that receives forms; another origin than PUBLIC_URL, and https, in production, where sites have no forms without it",
    ),
  LEADS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe("port on which forms are received; without it the ninth after PORT"),
  ROLE: z
    .enum(["all", "api", "worker", "leads"])
    .default("all")
    .describe("api responds to HTTP, worker takes jobs, leads receives forms, all does everything"),
  DEPLOYMENTS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(SITES_IN_FLIGHT)
    .describe("deployments that one worker has in flight, and a fifth more of single ones"),
  TRUST_PROXY: z
    .union([z.literal("off"), proxies])
    .default("off")
    .describe(
      "proxies that may name the client's address: addresses or networks, separated by commas",
    ),
  RATE_LIMITS: flag.default("on").describe("on, or off outside production"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe("lowest level that is logged: fatal, error, warn, info, debug or silent"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional()
    .describe("postgres://…; production needs it; the sandbox uses PGlite in DATA_DIR without it"),
  DATA_DIR: z
    .string()
    .default("./data")
    .describe("data of the sandbox: database, secret key, emulators"),
  SECRET_KEY: sealingKey
    .optional()
    .describe(
      "32 bytes in base64 that encrypt stored credentials (openssl rand -base64 32); production needs it",
    ),
  SECRET_KEY_OTHER: sealingKey
    .optional()
    .describe("a second key that only decrypts, while the key is being changed"),
  NETLIFY_API_URL: url.default("https://api.netlify.com/api/v1").describe("Netlify's API"),
  NETLIFY_DEFAULT_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe("token of your own Netlify account, offered to users as 'default'"),
  AWS_ENDPOINT_URL_S3: url
    .optional()
    .describe("another S3 endpoint than AWS; implies bucket names in the path"),
  AWS_ENDPOINT_URL_STS: url
    .optional()
    .describe(
      "STS, which names the account of a key; with another S3 and without it, the owner of buckets is not checked",
    ),
  CLOUDFRONT_API_URL: url
    .optional()
    .describe(
      "an emulator of CloudFront, which serves buckets over https; without it CloudFront itself, and none where S3 is another store",
    ),
  S3_WEBSITE_SUFFIX: z.string().default("amazonaws.com").describe("host suffix of bucket websites"),
  CLOUDFLARE_API_URL: url
    .optional()
    .describe(
      "an emulator of Cloudflare, whose address also serves R2 and the sites; without it Cloudflare itself",
    ),
  DNS_RESOLVER_URL: resolverUrls
    .default("https://cloudflare-dns.com/dns-query,https://dns.google/resolve")
    .describe(
      "resolvers that see the records of own domains, by DNS over HTTPS in JSON, separated by commas",
    ),
  MEDIA_URL: mediaUrl
    .optional()
    .describe(
      "bucket for users' pictures: s3://ACCESS_KEY:SECRET_KEY@bucket/folder?region=us-east-1, percent-encoded, with &endpoint=https://… for another S3 than that above; without it they are kept in the database",
    ),
  CASHFREE_API_URL: url.default("https://api.cashfree.com/pg").describe("Cashfree's API"),
  CASHFREE_APP_ID: z
    .string()
    .min(1)
    .optional()
    .describe("your Cashfree account; without it credits cannot be bought"),
  CASHFREE_SECRET_KEY: z.string().min(1).optional().describe("key of your Cashfree account"),
  CASHFREE_SDK_URL: url
    .default("https://sdk.cashfree.com/js/v3/cashfree.js")
    .describe("the checkout script"),
  CASHFREE_MODE: z
    .enum(["production", "sandbox"])
    .default("production")
    .describe("mode of the checkout script: production or sandbox"),
  OPERATOR_PAGES: z
    .string()
    .optional()
    .describe(
      "folder with terms.md, privacy.md, refunds.md and contact.md, the pages that production needs to sell credits",
    ),
  SMTP_URL: z
    .string()
    .regex(
      /^smtps?:\/\/./,
      "must be like smtp://user:password@host:587 or smtps://user:password@host",
    )
    .optional()
    .describe(
      "mail server: smtp://user:password@host:587 or smtps://user:password@host; without it no mail is sent, and a forgotten password needs the operator",
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      "must be like Mainstreet <no-reply@example.com>",
    )
    .optional()
    .describe("sender of all mails: Mainstreet <no-reply@example.com>; needed with SMTP_URL"),
  MAIL_LONGEST_PAUSE_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(21_600_000)
    .default(3_600_000)
    .describe(
      "longest pause, in milliseconds, before a mail that could not be sent is tried again; the first is 1/240 of it",
    ),
  INDEXNOW_URL: url
    .optional()
    .describe(
      "IndexNow endpoint that hears of changed pages, as https://api.indexnow.org/indexnow; without it none does",
    ),
  PROVIDER_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(120_000)
    .default(30_000)
    .describe("milliseconds without a byte after which a provider counts as not answering"),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, "must be 16 or more printable characters without spaces")
    .optional()
    .describe(
      "bearer token for /metrics, 16 characters or more; without it only the sandbox serves them",
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe("port on which a worker serves /metrics; without it a worker listens on none"),
  SIGNUP_CREDITS: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe("credits of a new user; without it 5 in the sandbox and 0 in production"),
  SANDBOX_NETLIFY_URL: url.optional(),
  SANDBOX_NETLIFY_TOKEN: z.string().optional(),
  SANDBOX_S3_URL: url.optional(),
  SANDBOX_AWS_ACCESS_KEY: z.string().optional(),
  SANDBOX_AWS_SECRET_KEY: z.string().optional(),
  SANDBOX_CASHFREE_URL: url.optional(),
  SANDBOX_CLOUDFLARE_URL: url.optional(),
  SANDBOX_CLOUDFLARE_TOKEN: z.string().optional(),
  SANDBOX_CLOUDFLARE_ZONE: z.string().optional(),
  SANDBOX_DNS_URL: url.optional(),
  SANDBOX_MAILBOX_URL: url.optional(),
  CRASH_AT: z.string().optional(),
});
