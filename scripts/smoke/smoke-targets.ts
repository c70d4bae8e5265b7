import { randomBytes } from "node:crypto";
import { DEFAULT_S3_REGION } from "../../contract/src/hosts/aws/aws-credentials.ts";
import { parseConfig } from "../../server/src/config.ts";
import type { Hosting } from "../../server/src/hosting/provider.ts";
import { createNetlifyHosting } from "../../server/src/hosting/netlify/netlify-hosting.ts";
import { createS3Hosting } from "../../server/src/hosting/aws/s3-hosting.ts";

type Environment = Record<string, string | undefined>;

/** A place to make a site in. `open` throws ProviderError when what the environment names cannot be one. */
export type SmokeTarget = { name: "Netlify" | "S3"; open: () => Hosting };

const NETLIFY_KEYS = ["NETLIFY_AUTH_TOKEN"];
const S3_KEYS = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "SMOKE_S3_BUCKET"];

/** What to say when there is nothing to try. */
export const WANTED = `Set ${NETLIFY_KEYS.join()} to try Netlify, or ${S3_KEYS.join(", ")} (a public website bucket) to try S3, or all of them.`;

/** The providers that the environment has keys for; the addresses are the server's own settings. */
export function smokeTargets(env: Environment): SmokeTarget[] {
  const { NETLIFY_API_URL, AWS_ENDPOINT_URL_S3, S3_WEBSITE_SUFFIX } = env;
  const config = parseConfig({ NETLIFY_API_URL, AWS_ENDPOINT_URL_S3, S3_WEBSITE_SUFFIX });
  const [token = ""] = valuesOf(env, NETLIFY_KEYS);
  const [accessKey = "", secretKey = "", bucket = ""] = valuesOf(env, S3_KEYS);
  const tag = randomBytes(6).toString("hex");
  const netlify = {
    ...config.netlify,
    token,
    siteName: `mainstreet-smoke-${tag}`,
    campaignTag: tag,
  };
  const prefix = `mainstreet-smoke-${tag}`;
  const s3 = { ...config.s3, accessKey, secretKey, bucket, prefix, userId: "", isKnownOpen: false };
  const targets: SmokeTarget[] = [
    { name: "Netlify", open: () => createNetlifyHosting(netlify) },
    { name: "S3", open: () => createS3Hosting({ ...s3, region: DEFAULT_S3_REGION }) },
  ];
  const hasKeys = { Netlify: token !== "", S3: [accessKey, secretKey, bucket].every(Boolean) };
  return targets.filter(({ name }) => hasKeys[name]);
}

function valuesOf(env: Environment, names: string[]): string[] {
  return names.map((name) => env[name] ?? "");
}

/** The text with every secret of the environment blotted out: our errors carry none, and this holds them to it. */
export function withoutSecrets(text: string, env: Environment): string {
  const secrets = valuesOf(env, [...NETLIFY_KEYS, ...S3_KEYS.slice(0, 2)]).filter(Boolean);
  return secrets.reduce((result, secret) => result.replaceAll(secret, "..."), text);
}
