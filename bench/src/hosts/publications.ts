import { cities } from "../../../scripts/seed/cities.ts";
import { signup } from "@mainstreet/contract/auth";
import { listCampaigns, selectCampaigns } from "@mainstreet/contract/campaign-lists";
import { createRun, getRun } from "@mainstreet/contract/creation-runs";
import type { DeploymentType } from "@mainstreet/contract/deployment";
import { addAwsCredentials, createBucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { addCloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { bulkUpdateScript } from "@mainstreet/contract/verification-script";
import { sandboxToken } from "@mainstreet/emulators/cloudflare/tokens";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../use-api.ts";

const POLL_MS = 200;
const TRIES = 20;
const BUCKET = "bench-forecasts";
const ACCESS_KEY = "AKIABENCHFORECAST001";

/** The time of a publication, and the run's own forecast when half of its sites were live; NaN if it had none. */
type Measured = { ms: number; atHalfMs: number };

export type Publisher = {
  /** Publishes new sites of a service by a run. Throws Error when one fails. */
  publishNew: (service: string, sites: number, to: DeploymentType) => Promise<Measured>;
  /** Changes all sites of a service by a bulk edit. Throws Error when one fails. */
  change: (service: string) => Promise<number>;
};

/** Signs a user up who has an account at each host. */
export async function signUpPublisher(url: string): Promise<Publisher> {
  const person = { name: "Bench", email: "bench-forecast@example.com", password: "correct horse" };
  const call = { method: "POST", path: signup.path, body: person };
  const { token } = await ask(url, call, signup.shapes.response);
  const post = (path: string, body: object) => ({ method: "POST", path, token, body });
  const places = await addAccounts(url, post);

  async function publishNew(service: string, sites: number, to: DeploymentType) {
    const rows = cities(sites).map((row) => ({ serviceName: service, ...row, ...places[to] }));
    const begun = performance.now();
    const made = await ask(url, post(createRun.path, { sites: rows }), createRun.shapes.response);
    let atHalfMs = Number.NaN;
    for (;;) {
      const run = await readRun({ url, token }, made.runId);
      const ms = performance.now() - begun;
      if (run.status === "complete") return { ms, atHalfMs };
      if (Number.isNaN(atHalfMs) && run.counts.success >= sites / 2 && run.estimatedEndAt)
        atHalfMs = ms + Date.parse(run.estimatedEndAt) - Date.now();
      await pause(POLL_MS);
    }
  }

  async function change(service: string): Promise<number> {
    const path = `${selectCampaigns.path}?service=${encodeURIComponent(service)}`;
    const get = { method: "GET", path, token };
    const { campaigns } = await ask(url, get, selectCampaigns.shapes.response);
    const campaignIds = campaigns.map(({ id }) => id);
    const body = { campaignIds, searchConsoleScript: scriptOf(service) };
    const begun = performance.now();
    await ask(url, post(bulkUpdateScript.path, body), bulkUpdateScript.shapes.response);
    while ((await countLive({ url, token }, service)) < campaignIds.length) await pause(POLL_MS);
    return performance.now() - begun;
  }
  return { publishNew, change };
}

type Session = { url: string; token: string };

async function readRun({ url, token }: Session, id: string) {
  const call = { method: "GET", path: `${getRun.path.replace(":id", id)}?limit=1`, token };
  const run = await patiently(() => ask(url, call, getRun.shapes.response));
  if (run.counts.error) throw new Error(`${run.counts.error} sites of the run failed`);
  return run;
}

async function countLive({ url, token }: Session, service: string): Promise<number> {
  const path = `${listCampaigns.path}?service=${encodeURIComponent(service)}&limit=1`;
  const call = { method: "GET", path, token };
  const { statuses } = await patiently(() => ask(url, call, listCampaigns.shapes.response));
  if (statuses.failed > 0) throw new Error(`${statuses.failed} changes failed`);
  return statuses.deployed;
}

/** A server that is busy publishing may refuse a poll. */
async function patiently<T>(poll: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await poll();
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(1_000);
    }
}

const scriptOf = (service: string) =>
  `<meta name="google-site-verification" content="${service.replaceAll(/\W/g, "").padEnd(43, "a")}" />`;

type Post = (path: string, body: object) => { method: string; path: string; body: object };

async function addAccounts(url: string, post: Post) {
  const named = { name: "Bench" };
  const netlify = await ask(
    url,
    post(addNetlifyToken.path, { ...named, token: "nfp_benchmarkForecast01" }),
    addNetlifyToken.shapes.response,
  );
  const keys = { ...named, accessKey: ACCESS_KEY, secretKey: secretKeyFor(ACCESS_KEY) };
  const aws = await ask(url, post(addAwsCredentials.path, keys), addAwsCredentials.shapes.response);
  const bucket = { bucketName: BUCKET, region: "us-east-1" };
  await ask(
    url,
    post(createBucket.path.replace(":id", aws.id), bucket),
    createBucket.shapes.response,
  );
  const cloudflare = await ask(
    url,
    post(addCloudflareToken.path, { ...named, token: sandboxToken, zone: "" }),
    addCloudflareToken.shapes.response,
  );
  return {
    netlify: { deploymentType: "netlify", netlifyTokenId: netlify.id },
    aws: { deploymentType: "aws", awsCredentialsId: aws.id, awsBucketName: BUCKET },
    cloudflare: { deploymentType: "cloudflare", cloudflareTokenId: cloudflare.id },
  };
}
