import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePorts } from "../e2e/support/free-ports.ts";
import { SANDBOX_PORTS } from "./sandbox-ports.ts";
import { spawnProduct } from "../e2e/support/start-product.ts";
import type { Product } from "../e2e/support/start-product.ts";
import { login } from "../contract/src/auth.ts";
import { listCampaigns } from "../contract/src/campaign-lists.ts";
import { getCampaign } from "../contract/src/campaigns.ts";
import { creditHistory } from "../contract/src/credits.ts";
import { listLeads } from "../contract/src/leads.ts";
import { listRuns } from "../contract/src/creation-runs.ts";
import { paymentHistory } from "../contract/src/payments.ts";
import { call } from "./seed/call.ts";
import type { SandboxSession } from "./seed/call.ts";
import { DEMO_PASSWORD } from "./seed/open-agency.ts";

const run = promisify(execFile);
const program = join(import.meta.dirname, "seed.ts");

let product: Product;
let dataDir: string;
let agency: SandboxSession & { userId: string };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mainstreet-seed-"));
  const port = await freePorts(SANDBOX_PORTS);
  product = await spawnProduct({ port, dataDir, env: { DATABASE_URL: "", LOG_LEVEL: "error" } });
  const env = { ...process.env, PORT: String(port) };
  const { stdout } = await run(process.execPath, [program], { env });
  const [, email = ""] = /Sign in at .* as (\S+),/.exec(stdout) ?? [];
  const origin = product.url;
  const session = await call({ origin }, login, { body: { email, password: DEMO_PASSWORD } });
  if (!("token" in session)) throw new Error("The seeded user has a second factor");
  agency = { origin, token: session.token, userId: session.user.id };
}, 300_000);

afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true });
});

async function allCampaigns() {
  return (await call(agency, listCampaigns, { query: { limit: "1000" } })).campaigns;
}

const countBy = (values: string[]): Record<string, number> =>
  Object.fromEntries([...new Set(values)].map((it) => [it, values.filter((v) => v === it).length]));

test("the seed makes 300 sites and more, in every state", async () => {
  const campaigns = await allCampaigns();
  expect(campaigns.length).toBeGreaterThanOrEqual(300);
  const states = countBy(campaigns.map(({ deploymentStatus }) => deploymentStatus));
  expect(Object.keys(states).toSorted()).toEqual([
    "deployed",
    "deploying",
    "failed",
    "none",
    "queued",
  ]);
  expect(states["deployed"]).toBeGreaterThan(250);
  const types = countBy(campaigns.map(({ type }) => type));
  expect(types["multi-location"]).toBe(5);
});

test("sites failed for at least four reasons", async () => {
  const failed = (await allCampaigns()).filter((it) => it.deploymentStatus === "failed");
  expect(new Set(failed.map((it) => it.deploymentMessage)).size).toBeGreaterThanOrEqual(4);
});

test("some sites have unpublished changes, and some are not for search engines", async () => {
  const [plumbing, unknown] = await Promise.all(
    [{ service: "Plumbing", city: "" }, { city: "Nowhere Known" }].map(async (query) => {
      const { campaigns } = await call(agency, listCampaigns, {
        query: { ...query, limit: "200" },
      });
      return Promise.all(campaigns.map(({ id }) => call(agency, getCampaign, { params: { id } })));
    }),
  );
  expect(plumbing?.some((it) => it.hasUnpublishedChanges)).toBe(true);
  expect(unknown?.map((it) => it.indexing.indexable)).toEqual([false]);
});

test("runs are complete, paused, cancelled and running", async () => {
  const { runs } = await call(agency, listRuns, { query: {} });
  const bulk = runs.filter(({ kind }) => kind === "bulk");
  expect(countBy(bulk.map(({ status }) => status))).toEqual({
    complete: 5,
    paused: 1,
    cancelled: 1,
    running: 1,
  });
});

test("credits were bought, spent and returned; one payment failed and one is open", async () => {
  const { transactions } = await call(agency, creditHistory, { query: {} });
  const types = new Set(transactions.map(({ type }) => type));
  expect([...types].toSorted()).toEqual(["add", "deduct", "initialize", "refund"]);
  const { userId } = agency;
  const orders = await call(agency, paymentHistory, { params: { userId }, query: {} });
  expect(countBy(orders.map(({ status }) => status))["PAID"]).toBe(4);
  expect(orders).toHaveLength(6);
});

test("visitors have written by the forms of some sites, and the messages are in every state", async () => {
  const { counts } = await call(agency, listLeads, { query: {} });
  expect(counts).toEqual({ new: 3, answered: 2, won: 2, lost: 1, junk: 2 });
});
