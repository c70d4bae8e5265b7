import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../../server/src/config.ts";
import { createCloudFrontClient } from "../../server/src/hosting/aws/cloudfront-client.ts";
import {
  createDistribution,
  deleteDistribution,
  type Distribution,
  findDistribution,
  readDistribution,
  switchDistribution,
} from "../../server/src/hosting/aws/distribution-calls.ts";
import { planDistribution } from "../../server/src/hosting/aws/plan-distribution.ts";
import type { Hosting } from "../../server/src/hosting/provider.ts";
import type { AwsKeys } from "../../server/src/hosting/sign.ts";
import { pageBecomes, readPage } from "./read-page.ts";
import type { Say, SmokePlace } from "./smoke-targets.ts";

const PATIENCE_MS = 45 * 60_000;
const PAUSE_MS = 20_000;
const EMULATED_PAUSE_MS = 200;
const VISIT_MS = 60_000;

type Behind = { config: Config; keys: AwsKeys; bucket: string; hosting: Hosting; name: string };
type Client = ReturnType<typeof createCloudFrontClient>;

/** Puts a distribution before the website of the bucket. Throws ProviderError, and has then removed what it made. */
export async function openSmokeCloudFront(
  { config, keys, bucket, hosting, name }: Behind,
  signal: AbortSignal,
  say: Say,
): Promise<SmokePlace> {
  if (!config.cloudFront) throw new Error("CLOUDFRONT_API_URL is missing where S3 is emulated.");
  const send = createCloudFrontClient({ ...keys, ...config.cloudFront });
  const { region = "" } = await hosting.prepare();
  const plan = planDistribution(config, { id: name, userId: name, bucket, region });
  const pauseMs = config.cloudFront.port === "" ? PAUSE_MS : EMULATED_PAUSE_MS;
  const close = () => remove(send, plan.comment, pauseMs);
  try {
    const { id, domain } = await createDistribution(send, plan);
    await becomes(send, id, { pauseMs, signal, isReached: (one) => one.isDeployed });
    say(`distribution deployed: ${plan.addressOf(domain)}`);
    return {
      hosting,
      patienceMs: VISIT_MS,
      close,
      also: (siteUrl) => visit(plan.addressOf(domain), { siteUrl, name, say, signal }),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Visit = { siteUrl: string; name: string; say: Say; signal: AbortSignal };

/** The same page at the https address, and what plain http and a missing page get there. */
async function visit(address: string, { siteUrl, say, signal }: Visit): Promise<void> {
  const below = new URL(siteUrl).pathname.slice(1);
  const { text } = await pageOf(siteUrl);
  const same = (page: { status: number; text: string }) =>
    page.status === 200 && page.text === text;
  const { seconds } = await pageBecomes(address + below, same, { ms: VISIT_MS, signal });
  say(`at CloudFront: the same page after ${seconds} s`);
  const http = await pageOf((address + below).replace("https:", "http:"));
  say(`at CloudFront over http: ${http.status}${http.location && ` to ${http.location}`}`);
  const missing = await pageOf(`${address}${below}missing`);
  say(`at CloudFront /missing: ${missing.status}`);
}

async function pageOf(address: string) {
  const page = await readPage(address);
  if (typeof page === "string") throw new Error(`${address}: ${page}`);
  return page;
}

type Wait = {
  pauseMs: number;
  signal?: AbortSignal;
  isReached: (distribution: Distribution) => boolean;
};

async function becomes(send: Client, id: string, { pauseMs, signal, isReached }: Wait) {
  for (const startedAt = Date.now(); ; await pause(pauseMs, undefined, { signal })) {
    const found = await readDistribution(send, id);
    if (!found || isReached(found)) return;
    if (Date.now() - startedAt > PATIENCE_MS)
      throw new Error(`The distribution ${id} is not ready after 45 minutes.`);
  }
}

/** Disables the distribution, waits until that is deployed everywhere, and deletes it. */
async function remove(send: Client, comment: string, pauseMs: number): Promise<void> {
  const found = await findDistribution(send, comment);
  if (!found) return;
  const { id } = found;
  if (found.isEnabled) await switchDistribution(send, id, false);
  for (const startedAt = Date.now(); ; await pause(pauseMs)) {
    await becomes(send, id, { pauseMs, isReached: (one) => one.isDeployed && !one.isEnabled });
    const last = await readDistribution(send, id);
    if (!last || (await deleteDistribution(send, { id, etag: last.etag }))) return;
    if (Date.now() - startedAt > PATIENCE_MS)
      throw new Error(`The distribution ${id} is disabled and could not be deleted.`);
  }
}
