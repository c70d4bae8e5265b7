import { addAwsCredentials, listBuckets } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { createOrder } from "@mainstreet/contract/payments";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCampaign, type Product, startProduct } from "../../../test/harness.ts";
import { control } from "../../../test/provider-controls.ts";
import { buildApp } from "../../app.ts";
import { buildWorkerApp } from "./routes.ts";

const METRICS_TOKEN = "a-token-of-the-metrics-story";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ METRICS_TOKEN });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

type App = Pick<Product["app"], "inject">;

const DEPLOYED_JOBS = 'mainstreet_job_duration_seconds_count{queue="deploy",outcome="done"}';

/** The metrics as a monitor reads them: every line that is not a comment, by name and labels. */
async function readMetrics(app: App = product.app): Promise<Map<string, number>> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const response = await app.inject({ url: "/metrics", headers });
  expect(response.statusCode).toBe(200);
  const { secretKey = "", netlify } = product.deps.config;
  for (const secret of [METRICS_TOKEN, secretKey, netlify.defaultToken ?? ""])
    expect(response.body).not.toContain(secret);
  expect(response.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = response.body.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const [, name = "", value] = /^(.+) (\S+)$/.exec(line) ?? [];
      return [name, Number(value)];
    }),
  );
}

test("a deployment changes every metric that concerns it", async () => {
  const before = await readMetrics();
  const visitor = await product.signUp();
  await makeCampaign(visitor);
  // A site is live a moment before its job has ended.
  await expect
    .poll(async () => (await readMetrics()).get(DEPLOYED_JOBS) ?? 0)
    .toBeGreaterThan(before.get(DEPLOYED_JOBS) ?? 0);
  const after = await readMetrics();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const created = `route="/api/campaigns",method="POST",status="2xx"`;
  expect(grown(`mainstreet_http_request_duration_seconds_count{${created}}`)).toBe(1);
  expect(grown(`mainstreet_http_request_duration_seconds_bucket{le="+Inf",${created}}`)).toBe(1);
  const deployed = `hosting="netlify",outcome="deployed"`;
  expect(grown(`mainstreet_deployments_total{${deployed}}`)).toBe(1);
  const upload = `provider="netlify",operation="PUT /deploys/:id/files/*",outcome="ok"`;
  expect(grown(`mainstreet_provider_call_duration_seconds_count{${upload}}`)).toBeGreaterThan(1);
  expect(after.get("mainstreet_database_up")).toBe(1);
  for (const state of ["waiting", "delayed", "active"])
    expect(after.get(`mainstreet_jobs{queue="deploy",state="${state}"}`)).toBeDefined();
  expect(after.get('mainstreet_job_oldest_waiting_seconds{queue="deploy"}')).toBeDefined();
  expect(after.get("mainstreet_turns_waiting")).toBe(0);
  expect(after.get("mainstreet_orders_needing_attention")).toBe(0);
  expect(after.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(after.get("process_resident_memory_bytes")).toBeGreaterThan(0);
});

test("what is sent by scanners makes no new series, and nothing of a user is a label", async () => {
  await product.app.inject("/api/first-scan");
  await product.app.inject("/first-scan.php");
  await product.app.inject("/etc/first-scan");
  const before = [...(await readMetrics()).keys()];
  for (let at = 0; at < 30; at += 1) {
    await product.app.inject(`/api/scan-${at}/../../etc/passwd?q=${at}`);
    await product.app.inject(`/scan-${at}.php`);
    await product.app.inject({ method: "PUT", url: `/api/nowhere/${at}` });
  }
  const after = [...(await readMetrics()).keys()];
  const added = after.filter((name) => !before.includes(name));
  expect(added.filter((name) => !/route="unknown",method="PUT",status="4xx"/.test(name))).toEqual(
    [],
  );
  expect(after.join("\n")).not.toMatch(/scan|passwd|@|[0-9a-f]{8}-[0-9a-f]{4}/);
});

test("without the token the address returns 404, whatever the client's address", async () => {
  for (const authorization of [undefined, METRICS_TOKEN, `Bearer ${METRICS_TOKEN}x`, "Bearer "]) {
    const headers = authorization === undefined ? {} : { authorization };
    const response = await product.app.inject({ url: "/metrics", headers });
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain("mainstreet_");
  }
});

test("without a token only the sandbox's own machine may read, and not for somebody else", async () => {
  const { metricsToken: _none, ...config } = product.deps.config;
  const deps = { ...product.deps, config: { ...config, metricsToken: undefined } };
  const app = await buildApp(deps);
  const ask = (remoteAddress: string, headers = {}) =>
    app.inject({ url: "/metrics", remoteAddress, headers }).then(({ statusCode }) => statusCode);
  expect(await ask("127.0.0.1")).toBe(200);
  expect(await ask("192.0.2.1")).toBe(404);
  expect(await ask("127.0.0.1", { "x-forwarded-for": "192.0.2.1" })).toBe(404);
  await app.close();

  // Behind a proxy on the same machine, every request has that machine's address.
  const production = buildWorkerApp({ ...deps, config: { ...deps.config, isProduction: true } });
  expect((await production.inject("/metrics")).statusCode).toBe(404);
  await production.close();
});

test("a database that does not respond is a figure too", async () => {
  const away = new Proxy(product.db, {
    get: () => () => Promise.reject(new Error("The database is away")),
  });
  const app = buildWorkerApp({ ...product.deps, db: away });
  const figures = await readMetrics(app);
  expect(figures.get("mainstreet_database_up")).toBe(0);
  expect(figures.has("mainstreet_credits_held")).toBe(false);
  expect(figures.get("process_resident_memory_bytes")).toBeGreaterThan(0);
  expect((await app.inject("/api/campaigns")).statusCode).toBe(404);
  await app.close();
});

test("calls to every provider are counted by what they do, and a second try as one", async () => {
  const { send } = await product.signUp();
  const before = await readMetrics();
  const keys = {
    accessKey: "AKIAMETRICSSTORY0001",
    secretKey: secretKeyFor("AKIAMETRICSSTORY0001"),
  };
  const added = await send(addAwsCredentials, { body: { name: "Agency", ...keys } });
  const params = { id: added.response.id };
  await control(product.s3, "faults", { match: "* /", status: 503, times: 1 });
  expect((await send(listBuckets, { params })).status).toBe(200);
  const body = { credits: 25, amount: 999, phone: "9999999999" };
  expect((await send(createOrder, { body })).status).toBe(200);
  const after = await readMetrics();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const calls = (labels: string) =>
    grown(`mainstreet_provider_call_duration_seconds_count{${labels}}`);
  expect(calls('provider="aws",operation="ListBuckets",outcome="failed"')).toBe(1);
  expect(calls('provider="aws",operation="ListBuckets",outcome="ok"')).toBe(2);
  expect(grown('mainstreet_provider_retries_total{provider="aws",operation="ListBuckets"}')).toBe(
    1,
  );
  expect(calls('provider="cashfree",operation="POST /orders",outcome="ok"')).toBe(1);
});
