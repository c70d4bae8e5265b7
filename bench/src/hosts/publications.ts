import { signup } from "@mainstreet/contract/auth";
import { selectCampaigns } from "@mainstreet/contract/campaign-lists";
import { createRun, getRun } from "@mainstreet/contract/creation-runs";
import type { DeploymentType } from "@mainstreet/contract/deployment";
import { addAwsCredentials, createBucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { addCloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { bulkUpdateScript } from "@mainstreet/contract/verification-script";
import { sandboxToken } from "@mainstreet/emulators/cloudflare/tokens";
import { secretFor } from "@mainstreet/emulators/s3/accounts";
import { listCampaigns } from "@mainstreet/contract/campaign-lists";
import { setTimeout as pause } from "node:timers/promises";
import { cities } from "../run-visitor.ts";
import { ask } from "../use-api.ts";

const POLL_MS = 200;
const BUCKET = "bench-forecasts";
const ACCESS_KEY = "AKIABENCHFORECAST001";

/** What a publication took, and what the run itself forecast when half of its sites were live; NaN where it said nothing. */
export type Measured = { ms: number; atHalfMs: number };

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
  const { token } = await ask(url, call, signup.shapes.answer);
  const get = (path: string) => ({ method: "GET", path, token });
  const post = (path: string, body: object) => ({ method: "POST", path, token, body });
  const places = await addAccounts(url, post);

  async function publishNew(service: string, sites: number, to: DeploymentType) {
    const rows = cities(sites).map((row) => ({ serviceName: service, ...row, ...places[to] }));
    const begun = performance.now();
    const made = await ask(url, post(createRun.path, { sites: rows }), createRun.shapes.answer);
    const path = `${getRun.path.replace(":id", made.runId)}?limit=1`;
    let atHalfMs = Number.NaN;
    for (;;) {
      const run = await ask(url, get(path), getRun.shapes.answer);
      if (run.counts.error) throw new Error(`${run.counts.error} sites of the run failed`);
      const ms = performance.now() - begun;
      if (run.status === "complete") return { ms, atHalfMs };
      if (Number.isNaN(atHalfMs) && run.counts.success >= sites / 2 && run.estimatedEndAt)
        atHalfMs = ms + Date.parse(run.estimatedEndAt) - Date.now();
      await pause(POLL_MS);
    }
  }

  async function change(service: string): Promise<number> {
    const query = `?service=${encodeURIComponent(service)}`;
    const path = `${selectCampaigns.path}${query}`;
    const { campaigns } = await ask(url, get(path), selectCampaigns.shapes.answer);
    const campaignIds = campaigns.map(({ id }) => id);
    const body = { campaignIds, searchConsoleScript: scriptOf(service) };
    const begun = performance.now();
    await ask(url, post(bulkUpdateScript.path, body), bulkUpdateScript.shapes.answer);
    for (;;) {
      const list = `${listCampaigns.path}${query}&limit=1`;
      const { statuses } = await ask(url, get(list), listCampaigns.shapes.answer);
      if (statuses.failed > 0) throw new Error(`${statuses.failed} changes failed`);
      if (statuses.deployed === campaignIds.length) return performance.now() - begun;
      await pause(POLL_MS);
    }
  }
  return { publishNew, change };
}

const scriptOf = (service: string) =>
  `<meta name="google-site-verification" content="${service.replaceAll(/\W/g, "").padEnd(43, "a")}" />`;

type Post = (path: string, body: object) => { method: string; path: string; body: object };

async function addAccounts(url: string, post: Post) {
  const named = { name: "Bench" };
  const netlify = await ask(
    url,
    post(addNetlifyToken.path, { ...named, token: "nfp_benchmarkForecast01" }),
    addNetlifyToken.shapes.answer,
  );
  const keys = { ...named, accessKey: ACCESS_KEY, secretKey: secretFor(ACCESS_KEY) };
  const aws = await ask(url, post(addAwsCredentials.path, keys), addAwsCredentials.shapes.answer);
  const bucket = { bucketName: BUCKET, region: "us-east-1" };
  await ask(
    url,
    post(createBucket.path.replace(":id", aws.id), bucket),
    createBucket.shapes.answer,
  );
  const cloudflare = await ask(
    url,
    post(addCloudflareToken.path, { ...named, token: sandboxToken, zone: "" }),
    addCloudflareToken.shapes.answer,
  );
  return {
    netlify: { deploymentType: "netlify", netlifyTokenId: netlify.id },
    aws: { deploymentType: "aws", awsCredentialsId: aws.id, awsBucketName: BUCKET },
    cloudflare: { deploymentType: "cloudflare", cloudflareTokenId: cloudflare.id },
  };
}
