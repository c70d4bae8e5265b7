import type { Environment } from "../doctor/run-check.ts";
import { randomBytes } from "node:crypto";
import { DEFAULT_S3_REGION } from "../../contract/src/hosts/aws/aws-credentials.ts";
import { type Config, parseConfig } from "../../server/src/config.ts";
import type { Hosting } from "../../server/src/hosting/provider.ts";
import { createNetlifyHosting } from "../../server/src/hosting/netlify/netlify-hosting.ts";
import { createS3Hosting } from "../../server/src/hosting/aws/s3-hosting.ts";
import { openSmokeCloudflare } from "./open-cloudflare.ts";
import { openSmokeCloudFront } from "./open-cloudfront.ts";

/** Prints an observation as a line. */
export type Say = (line: string) => void;

/** A place for a site. */
export type SmokePlace = {
  hosting: Hosting;
  /** How long a new address may take to come up. */
  patienceMs: number;
  /** Whether the host refuses a publication that began with an older version than the current one. */
  refusesStale?: boolean;
  /** Further tests of the live site. */
  also?: (siteUrl: string) => Promise<void>;
  /** Deletes from the account what was made for the place; the site is deleted before. */
  close: () => Promise<void>;
};

/** A host to try. `cost`: what a trial makes or costs there. `open` throws ProviderError, after it has deleted what it made. */
export type SmokeTarget = {
  name: string;
  cost: string;
  open: (signal: AbortSignal, say: Say) => Promise<SmokePlace>;
};

const NETLIFY_KEYS = ["NETLIFY_AUTH_TOKEN"];
const S3_KEYS = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "SMOKE_S3_BUCKET"];
const CLOUDFLARE_KEYS = ["CLOUDFLARE_API_TOKEN"];
const MINUTE_MS = 60_000;

/** The text for an environment without keys. */
export const WANTED = `Set ${NETLIFY_KEYS.join()} to try Netlify, ${S3_KEYS.join(", ")} (a public website bucket) to try S3, with SMOKE_CLOUDFRONT=yes also CloudFront before it, ${CLOUDFLARE_KEYS.join()} to try Cloudflare (with SMOKE_CLOUDFLARE_ZONE at a domain), or all of them.`;

/** The hosts that the environment has keys for; the addresses are the server's own settings. */
export function smokeTargets(env: Environment): SmokeTarget[] {
  const config = configOf(env);
  const tag = randomBytes(6).toString("hex");
  const name = `mainstreet-smoke-${tag}`;
  const targets = [
    netlifyTarget(config, env, name),
    ...s3Targets(config, env, name),
    cloudflareTarget(config, env, name),
  ];
  return targets.filter((target) => target !== undefined);
}

function configOf(env: Environment): Config {
  const { NETLIFY_API_URL, AWS_ENDPOINT_URL_S3, S3_WEBSITE_SUFFIX } = env;
  const { CLOUDFLARE_API_URL, CLOUDFRONT_API_URL } = env;
  return parseConfig({
    NETLIFY_API_URL,
    AWS_ENDPOINT_URL_S3,
    S3_WEBSITE_SUFFIX,
    CLOUDFLARE_API_URL,
    CLOUDFRONT_API_URL,
  });
}

const nothingElse = () => Promise.resolve();

function netlifyTarget(config: Config, env: Environment, name: string): SmokeTarget | undefined {
  const [token = ""] = valuesOf(env, NETLIFY_KEYS);
  if (token === "") return undefined;
  const site = { ...config.netlify, token, siteName: name, campaignTag: name.slice(-12) };
  return {
    name: "Netlify",
    cost: "one site and two deployments: 30 credits on plans that count them, and about 20 calls. The site is deleted.",
    open: async () => ({
      hosting: createNetlifyHosting(site),
      patienceMs: MINUTE_MS,
      close: nothingElse,
    }),
  };
}

function s3Targets(config: Config, env: Environment, prefix: string): SmokeTarget[] {
  const [accessKey = "", secretKey = "", bucket = ""] = valuesOf(env, S3_KEYS);
  if ([accessKey, secretKey, bucket].includes("")) return [];
  const keys = { accessKey, secretKey };
  const s3 = { ...config.s3, ...keys, bucket, userId: "", isKnownOpen: false };
  const hostingAt = (folder: string) =>
    createS3Hosting({ ...s3, prefix: folder, region: DEFAULT_S3_REGION });
  const plain: SmokeTarget = {
    name: "S3",
    cost: "some 10 writes below one prefix of the bucket, less than $0.001. The files are deleted.",
    open: async () => ({
      hosting: hostingAt(prefix),
      patienceMs: MINUTE_MS,
      close: nothingElse,
    }),
  };
  if (env["SMOKE_CLOUDFRONT"] !== "yes") return [plain];
  const hosting = hostingAt(`${prefix}-https`);
  const behind: SmokeTarget = {
    name: "S3 with CloudFront",
    cost: "the same, and one distribution for some minutes, less than $0.01. Making and removing it takes 10 to 40 minutes. It is deleted.",
    open: (signal, say) =>
      openSmokeCloudFront({ config, keys, bucket, hosting, name: prefix }, signal, say),
  };
  return [plain, behind];
}

function cloudflareTarget(config: Config, env: Environment, name: string): SmokeTarget | undefined {
  const [token = ""] = valuesOf(env, CLOUDFLARE_KEYS);
  if (token === "") return undefined;
  const zone = env["SMOKE_CLOUDFLARE_ZONE"] ?? "";
  const way = zone === "" ? "" : `, and the record and route of *.${zone}`;
  return {
    name: "Cloudflare",
    cost: `one R2 bucket and one Worker${way}, some 15 writes: within the free allowance. All of it is deleted.`,
    open: () => openSmokeCloudflare(config, { token, zone, name }),
  };
}

function valuesOf(env: Environment, names: string[]): string[] {
  return names.map((name) => env[name] ?? "");
}

/** The text with every secret of the environment replaced: our errors contain none, and this makes sure of it. */
export function withoutSecrets(text: string, env: Environment): string {
  const names = [...NETLIFY_KEYS, ...S3_KEYS.slice(0, 2), ...CLOUDFLARE_KEYS];
  const secrets = valuesOf(env, names).filter(Boolean);
  return secrets.reduce((result, secret) => result.replaceAll(secret, "..."), text);
}
