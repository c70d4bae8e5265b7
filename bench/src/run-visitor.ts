import { addAwsCredentials, createBucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { signup } from "@mainstreet/contract/auth";

import { createRun, getRun } from "@mainstreet/contract/creation-runs";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { bulkUpdateScript } from "@mainstreet/contract/verification-script";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./use-api.ts";

const LOOK_EVERY_MS = 50;
const BUCKET = "bench-runs";
const ACCESS_KEY = "AKIABENCHRUNS0000001";

const SCRIPT =
  '<meta name="google-site-verification" content="abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG" />';

type Row = { city: string; state: string };

export type BulkVisitor = {
  userId: string;
  /** Sets a verification script for sites, which deploys each of them again. */
  giveScript(campaignIds: string[]): Promise<unknown>;
  /** Makes a run of one site for each row; resolves when all are live. Throws Error when one failed. */
  run(service: string, rows: Row[], to: "netlify" | "aws"): Promise<void>;
};

/** Signs a user up who has an account at either provider. */
export async function signUpForRuns(url: string): Promise<BulkVisitor> {
  const person = { name: "Bench", email: "bench-runs@example.com", password: "correct horse" };
  const call = { method: "POST", path: signup.path, body: person };
  const { token, user } = await ask(url, call, signup.shapes.response);
  const post = (path: string, body: object) => ({ method: "POST", path, token, body });
  const netlify = await ask(
    url,
    post(addNetlifyToken.path, { name: "Bench", token: "nfp_benchmarkRuns000001" }),
    addNetlifyToken.shapes.response,
  );
  const keys = { name: "Bench", accessKey: ACCESS_KEY, secretKey: secretKeyFor(ACCESS_KEY) };
  const aws = await ask(url, post(addAwsCredentials.path, keys), addAwsCredentials.shapes.response);
  const made = { bucketName: BUCKET, region: "us-east-1" };
  const bucketsPath = createBucket.path.replace(":id", aws.id);
  await ask(url, post(bucketsPath, made), createBucket.shapes.response);
  const places = {
    netlify: { deploymentType: "netlify", netlifyTokenId: netlify.id },
    aws: { deploymentType: "aws", awsCredentialsId: aws.id, awsBucketName: BUCKET },
  };

  async function run(service: string, rows: Row[], to: "netlify" | "aws"): Promise<void> {
    const sites = rows.map((row) => ({ serviceName: service, ...row, ...places[to] }));
    const { runId } = await ask(url, post(createRun.path, { sites }), createRun.shapes.response);
    const path = `${getRun.path.replace(":id", runId)}?limit=1`;
    for (;;) {
      const reading = { method: "GET", path, token };
      const { status, counts } = await ask(url, reading, getRun.shapes.response);
      if (counts.error) throw new Error(`${counts.error} sites of the run failed`);
      if (status === "complete") return;
      await pause(LOOK_EVERY_MS);
    }
  }
  const giveScript = (campaignIds: string[]) => {
    const { path, shapes } = bulkUpdateScript;
    return ask(url, post(path, { campaignIds, searchConsoleScript: SCRIPT }), shapes.response);
  };
  return { userId: user.id, run, giveScript };
}
