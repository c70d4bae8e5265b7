import { hash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ResponseOf, Endpoint, RequestOf } from "@mainstreet/contract/endpoint";
import type { CampaignDetail, createCampaignInput } from "@mainstreet/contract/campaigns";
import { createCampaign, getCampaign } from "@mainstreet/contract/campaigns";
import type { Failure } from "@mainstreet/contract/responses";
import { signup, type User } from "@mainstreet/contract/auth";
import { multiLocationProgress } from "@mainstreet/contract/multi-location";
import { startCashfreeEmulator } from "@mainstreet/emulators/cashfree/cashfree-emulator";
import { sandboxAppId, merchantSecretFor } from "@mainstreet/emulators/cashfree/merchants";
import { startCloudflareEmulator } from "@mainstreet/emulators/cloudflare/cloudflare-emulator";
import { startDnsEmulator } from "@mainstreet/emulators/dns/dns-emulator";
import { startCloudFrontEmulator } from "@mainstreet/emulators/cloudfront/cloudfront-emulator";
import { startNetlifyEmulator } from "@mainstreet/emulators/netlify/netlify-emulator";
import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { startS3Emulator } from "@mainstreet/emulators/s3/s3-emulator";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { expect } from "vitest";
import type { z } from "zod";
import { routerSource } from "../src/hosting/cloudflare/router-script.ts";
import { buildApp } from "../src/app.ts";
import { parseConfig } from "../src/config.ts";
import type { Deps } from "../src/deps.ts";
import { startHttpsWorker } from "../src/features/bucket-https/start-https-worker.ts";
import { prepareSampleCompany } from "../src/features/company/company.ts";
import { startWorker } from "../src/features/deployments/start-worker.ts";
import { type AuditEvidence, audit } from "../src/auditor/audit.ts";
import type { Database, Db } from "../src/platform/db/database.ts";
import { loggerOptions } from "../src/platform/http/logging.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import { createRequestLimits } from "../src/platform/http/request-limits.ts";
import { createSealer } from "../src/platform/secrets/secrets.ts";
import { BACKGROUND_LOOPS } from "./background-loops.ts";
import { openTestDatabase } from "./database.ts";
import { replacesToken } from "./replaces-token.ts";
import { rememberTestsOfIds, type TestsOfIds } from "./tests-of-ids.ts";
import { type SecretWatch, watchSecrets } from "./watch-secrets.ts";

/** What a call returned: the endpoint's response on success, the failure shape otherwise. */
type Reply<E> = {
  status: number;
  headers: Record<string, unknown>;
  response: ResponseOf<E>;
  failure: Failure;
};

type Sent<E> = RequestOf<E> & { headers?: Record<string, string> };

/** Somebody who sends requests to the API, with or without a session. */
export type Visitor = {
  user: User;
  token: string;
  send<E extends Endpoint>(endpoint: E, request: Sent<E>): Promise<Reply<E>>;
};

/** The whole product in this process: a database of its own, strict providers over HTTP, API and worker. */
export type Product = {
  app: FastifyInstance;
  deps: Deps;
  db: Db;
  netlify: { url: string };
  s3: { url: string };
  cashfree: { url: string };
  cloudflare: { url: string };
  dns: { url: string };
  cloudFront: { url: string };
  anonymous: Visitor["send"];
  /** A new user with the sandbox's five credits. */
  signUp(): Promise<Visitor>;
  /** Asserts that the auditor finds nothing; otherwise names the tests whose data is wrong. */
  assertSound(evidence?: AuditEvidence): Promise<void>;
  /** Every log line so far, as written. */
  logs: string[];
  close(): Promise<void>;
};

/** Settings beyond the sandbox's, named as in the environment; on a migrated database of the test's own, if it has one. */
export async function startProduct(
  settings: Record<string, string> = {},
  own?: Database,
): Promise<Product> {
  const dns = await startDnsEmulator();
  const [database, netlify, s3, cashfree, cloudflare, cloudFront] = await Promise.all([
    own ?? openTestDatabase(),
    startNetlifyEmulator({ dns }),
    startS3Emulator({}),
    startCashfreeEmulator(),
    startCloudflareEmulator({ routerSha256: hash("sha256", routerSource), dns }),
    startCloudFrontEmulator(),
  ]);
  const dataDir = await mkdtemp(join(tmpdir(), "mainstreet-data-"));
  const config = parseConfig({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
    RATE_LIMITS: "off",
    // The pauses before retries shrink in proportion: a provider that stays down is found so within seconds.
    PROVIDER_TIMEOUT_MS: "5000",
    NETLIFY_API_URL: `${netlify.url}/api/v1`,
    NETLIFY_DEFAULT_TOKEN: sandboxDefaultToken,
    AWS_ENDPOINT_URL_S3: s3.url,
    AWS_ENDPOINT_URL_STS: s3.url,
    S3_WEBSITE_SUFFIX: `localhost:${new URL(s3.url).port}`,
    ...cashfreeSettings(cashfree.url),
    CLOUDFLARE_API_URL: `${cloudflare.url}/client/v4`,
    DNS_RESOLVER_URL: dns.resolvers,
    CLOUDFRONT_API_URL: cloudFront.url,
    ...settings,
  });
  const watch = watchSecrets();
  const testsOfIds = rememberTestsOfIds();
  const { secretKey, metricsToken, netlify: hosted, cashfree: sold } = config;
  watch.plant([secretKey, metricsToken, hosted.defaultToken, sold?.secretKey]);
  const logs: string[] = [];
  const log = pino(loggerOptions("debug"), { write: (line: string) => void logs.push(line) });
  const jobs = await openJobs(database, (err) => log.error({ err }, "job queue"));
  const sealer = createSealer(config.secretKey ?? "");
  const stopping = new AbortController();
  const { db } = database;
  const limits = createRequestLimits(config, db);
  const deps: Deps = { config, db, jobs, sealer, limits, log, stopping: stopping.signal };
  await prepareSampleCompany(db, config);
  const app = await buildApp(deps);
  const stopWorker = config.role === "api" ? () => undefined : await startWorker(deps);
  if (config.role !== "api") await startHttpsWorker(deps);
  const stops = config.role === "api" ? [] : BACKGROUND_LOOPS.map((start) => start(deps));

  return {
    app,
    deps,
    db: database.db,
    netlify,
    s3,
    cashfree,
    cloudflare,
    dns,
    cloudFront,
    logs,
    anonymous: sender(app, { watch, testsOfIds }),
    signUp: () => signUpAt(app, { watch, testsOfIds }),
    assertSound: async (evidence) =>
      expect(testsOfIds.explain(await audit(database.db, evidence))).toEqual([]),
    async close() {
      stopWorker();
      for (const stop of stops) await stop();
      await app.close();
      await jobs.drain(5_000);
      await jobs.close();
      await database.close();
      const providers = [netlify, s3, cashfree, cloudflare, cloudFront, dns].map((provider) =>
        provider.close(),
      );
      await Promise.all([...providers, rm(dataDir, { recursive: true })]);
      watch.assertHidden("a log", logs.join(""));
    },
  };
}

/** Settings that lead a server to an emulated Cashfree. */
export function cashfreeSettings(url: string): Record<string, string> {
  return {
    CASHFREE_API_URL: `${url}/pg`,
    CASHFREE_APP_ID: sandboxAppId,
    CASHFREE_SECRET_KEY: merchantSecretFor(sandboxAppId),
    CASHFREE_SDK_URL: `${url}/js/v3/cashfree.js`,
  };
}

let visitors = 0;

async function signUpAt(app: FastifyInstance, watches: Sender): Promise<Visitor> {
  visitors += 1;
  const email = `visitor-${process.pid}-${visitors}@example.test`;
  const { status, response } = await sender(app, watches)(signup, {
    body: { name: "Asha Rao", email, password: "correct horse" },
  });
  expect(status).toBe(201);
  const visitor = { user: response.user, token: response.token };
  return Object.assign(visitor, { send: sender(app, { ...watches, visitor }) });
}

type Sender = {
  watch: SecretWatch;
  testsOfIds: TestsOfIds;
  visitor?: Pick<Visitor, "token">;
};

/** Sends as a visitor, who goes on with the new token where a call replaces it. */
function sender(app: FastifyInstance, { watch, testsOfIds, visitor }: Sender): Visitor["send"] {
  return async (endpoint, request) => {
    const token = visitor?.token;
    const given = request as Given;
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(given.params?.[name] ?? ""),
    );
    const response = await app.inject({
      method: endpoint.method,
      url: `/api${path}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...given.headers },
      ...(given.query && { query: given.query }),
      ...(given.body !== undefined && { payload: given.body }),
    });
    watch.plant([token]);
    watch.plantBody(given.body);
    watch.assertHidden(`the response to ${endpoint.method} ${path}`, response.body);
    testsOfIds.note(response.body);
    const json = response.json();
    if (visitor && replacesToken(endpoint) && response.statusCode < 300) visitor.token = json.token;
    return {
      status: response.statusCode,
      headers: response.headers,
      response: json,
      failure: json,
    };
  };
}

/** A request with its method, path and body. */
type Given = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
};

/** A site in Winston-Salem as the form sends it. */
export const PLUMBING = {
  serviceName: "Plumbing",
  city: "Winston-Salem",
  state: "NC",
  phone: "336-555-0142",
} satisfies z.input<typeof createCampaignInput>;

/** Makes a campaign and waits for the end of its first deployment. */
export async function makeCampaign(
  visitor: Visitor,
  input: z.input<typeof createCampaignInput> = PLUMBING,
): Promise<CampaignDetail> {
  const { status, response, failure } = await visitor.send(createCampaign, { body: input });
  expect(status, failure.message).toBe(201);
  return endOfDeployment(visitor, response.id);
}

/** Waits until a campaign neither waits nor deploys. */
export async function endOfDeployment(visitor: Visitor, id: string): Promise<CampaignDetail> {
  return expect
    .poll(
      async () => {
        const { response } = await visitor.send(getCampaign, { params: { id } });
        const isUnfinished = ["queued", "deploying"].includes(response.deploymentStatus);
        return isUnfinished ? undefined : response;
      },
      // Some are cut off or refused and are tried again, with pauses that take ten seconds even on an idle machine.
      { timeout: 45_000, interval: 50 },
    )
    .toBeTruthy()
    .then(async () => (await visitor.send(getCampaign, { params: { id } })).response);
}

/** The campaign that a multi-location run makes. */
export async function campaignOfRun(visitor: Visitor, progressId: string): Promise<string> {
  const params = { progressId };
  const { response, failure } = await visitor.send(multiLocationProgress, { params });
  expect(response.campaignId, failure.message).toBeDefined();
  return response.campaignId;
}

type Providers = Pick<Product, "netlify" | "s3"> &
  Partial<Pick<Product, "cloudflare" | "cloudFront">>;

/** What a visitor of a published page gets, through the emulator's address for tools; a redirect is not followed. */
export async function visitPage(providers: Providers, url: string) {
  const { netlify, s3, cloudflare, cloudFront } = providers;
  const { host, pathname } = new URL(url);
  const isAtCloudflare = !/\.netlify\.|s3-website|\.cloudfront\./.test(host);
  const ofBuckets = host.includes("s3-website") ? s3.url : cloudFront?.url;
  const ofFiles = host.includes(".netlify.") ? netlify.url : (ofBuckets ?? netlify.url);
  const emulator = isAtCloudflare && cloudflare ? cloudflare.url : ofFiles;
  // A Worker may show the version before for five seconds; one that starts again does not.
  if (emulator === cloudflare?.url)
    await fetch(`${emulator}/__control/isolates`, { method: "DELETE" });
  const visit = (at: string) => fetch(`${at}/__site/${host}${pathname}`, { redirect: "manual" });
  const first = await visit(emulator);
  // An own domain does not show at which host its site is.
  const isElsewhere = first.status >= 400 && emulator === cloudflare?.url;
  const response = isElsewhere ? await visit(netlify.url) : first;
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, location: response.headers.get("location"), content };
}

/** Reads a published page as a visitor; undefined for no page. */
export function liveReader(providers: Providers) {
  return async (url: string): Promise<Buffer | undefined> => {
    const { status, content } = await visitPage(providers, url);
    return status === 200 ? content : undefined;
  };
}
