import * as api from "@mainstreet/contract/creation-runs";
import type { CreationRun } from "@mainstreet/contract/creation-runs";
import { createCampaign, getCampaign } from "@mainstreet/contract/campaigns";
import {
  addNetlifyToken,
  deleteNetlifyToken,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { clearFaults, clearJournal, control, journal } from "../../../test/provider-controls.ts";

const TOTAL = IS_LONG ? 1_000 : 80;
/**
 * The fraction by which a run's time may differ from its forecast. While all other tests run, a second, which stands for a minute here,
 * passes quickly.
 */
const MOST_MISS = IS_LONG ? 0.1 : 0.25;
/** A thousand sites are two hundred windows of a second, each with a first deployment that runs alone. */
const PATIENCE = { timeout: IS_LONG ? 1_800_000 : 300_000, interval: 250 };

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: String(TOTAL) });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

/** A user with a token of their own, or without one, who then uses the operator's. */
async function user(token?: string) {
  const visitor = await product.signUp();
  if (token === undefined) return { visitor, place: { netlifyTokenId: "default" } };
  const { response } = await visitor.send(addNetlifyToken, { body: { name: "Mine", token } });
  return { visitor, place: { netlifyTokenId: response.id } };
}
type User = Awaited<ReturnType<typeof user>>;

/** Each site of another trade, so that the similarity of pages does not matter here. */
async function makeRun({ visitor, place }: User, total: number): Promise<string> {
  const sites = Array.from({ length: total }, (_, index) => ({
    ...PLUMBING,
    serviceName: `Trade ${index}`,
    ...place,
  }));
  const { status, response, failure } = await visitor.send(api.createRun, { body: { sites } });
  expect(status, failure.message).toBe(202);
  return response.runId;
}

async function makeSite({ visitor, place }: User): Promise<string> {
  const { response } = await visitor.send(createCampaign, { body: { ...PLUMBING, ...place } });
  return response.id;
}

const read = async (visitor: Visitor, id: string): Promise<CreationRun> =>
  (await visitor.send(api.getRun, { params: { id }, query: { limit: "1" } })).response;

const live = async ({ visitor }: User, runId: string) =>
  (await read(visitor, runId)).counts.success;

async function inLine(): Promise<number> {
  const { rows } = await product.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pace_turns where granted_at is null`,
  );
  return rows[0]?.n ?? 0;
}

let windows = 0;
/** Ends the windows of Netlify's limits, and makes the product notice. */
async function nextWindow(): Promise<void> {
  windows += 1;
  await control(product.netlify, "clock", { offsetMs: windows * 61_000 });
  await product.db.execute(sql`
    update paces set deploy_reset = now(), wake_at = now() where deploy_limit is not null`);
}

test("a run delays no other user's site, and the same user's single site is deployed before the rest of the run", async () => {
  await control(product.netlify, "limits", { requestsPerMinute: null, deploysPerMinute: 4 });
  const anna = await user("nfp_pacedAnna000000001");
  const ben = await user("nfp_pacedBen0000000001");
  const runId = await makeRun(anna, 8);
  await expect.poll(() => live(anna, runId), PATIENCE).toBe(2);
  await expect.poll(inLine, PATIENCE).toBe(6);
  const { sites } = (await anna.visitor.send(api.getRun, { params: { id: runId }, query: {} }))
    .response;
  const waiting = sites.filter(({ status }) => status === "pending");
  expect(new Set(waiting.map(({ message }) => message))).toEqual(
    new Set([texts.rateLimits.waiting("Netlify")]),
  );
  const windowsAhead = await Promise.all(
    waiting.map(async ({ campaignId }) => {
      const params = { id: campaignId ?? "" };
      const { nextAttemptAt } = (await anna.visitor.send(getCampaign, { params })).response;
      return Math.round((Date.parse(nextAttemptAt ?? "") - Date.now()) / 60_000);
    }),
  );
  expect(windowsAhead.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3]);

  expect(await endOfDeployment(ben.visitor, await makeSite(ben))).toMatchObject({ deployed: true });
  const own = await makeSite(anna);
  await expect.poll(inLine, PATIENCE).toBe(7);
  await nextWindow();
  expect(await endOfDeployment(anna.visitor, own)).toMatchObject({ deployed: true });
  expect(await live(anna, runId)).toBeLessThanOrEqual(3);
  for (const done of [3, 5, 7, 8]) {
    await expect.poll(() => live(anna, runId), PATIENCE).toBe(done);
    await nextWindow();
  }
  expect((await journal(product.netlify)).filter(({ status }) => status === 429)).toEqual([]);
  expect(tracesOf(sites.map(({ campaignId }) => campaignId))).toEqual([expect.any(String)]);
}, 120_000);

/** The requests to which the ends of some campaigns' deployments are traced, each once: also for deployments that waited in a queue. */
function tracesOf(campaignIds: (string | null)[]): unknown[] {
  const ends = product.logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === "deployment ended")
    .filter(({ campaignId }) => campaignIds.includes(String(campaignId)));
  expect(ends.length).toBeGreaterThanOrEqual(campaignIds.length);
  return [...new Set(ends.map(({ requestId }) => requestId))];
}

test.runIf(IS_LONG)(
  "on a shared account sites are dispatched user by user, however many one of them requests",
  async () => {
    const carl = await user();
    const dora = await user();
    const many = await makeRun(carl, 9);
    await expect.poll(() => live(carl, many), PATIENCE).toBe(2);
    await expect.poll(inLine, PATIENCE).toBe(7);
    const few = await makeRun(dora, 3);
    await expect.poll(inLine, PATIENCE).toBe(10);
    const both = async () => [await live(carl, many), await live(dora, few)];
    for (const done of [
      [3, 1],
      [4, 2],
      [5, 3],
      [7, 3],
      [9, 3],
    ]) {
      await nextWindow();
      await expect.poll(both, PATIENCE).toEqual(done);
    }
  },
  120_000,
);

test.runIf(IS_LONG)(
  "a provider that is down gets one request now and then, and the other sites wait and show why",
  async () => {
    const eva = await user("nfp_pacedEva0000000001");
    await control(product.netlify, "limits", { deploysPerMinute: null });
    await endOfDeployment(eva.visitor, await makeSite(eva));
    const down = { match: "* /api/v1/", status: 503, times: 1_000, when: "before" };
    await control(product.netlify, "faults", down);
    await product.db.execute(sql`update paces set failures = 4`);
    const first = await makeSite(eva);
    await expect.poll(inLine, PATIENCE).toBe(1);
    await clearJournal(product.netlify);
    const id = await makeSite(eva);
    await expect.poll(inLine, PATIENCE).toBe(2);
    const { response: waits } = await eva.visitor.send(getCampaign, { params: { id } });
    expect(waits).toMatchObject({
      deploymentStatus: "queued",
      deploymentMessage: texts.rateLimits.down("Netlify"),
      nextAttemptAt: expect.any(String),
    });
    expect(await journal(product.netlify)).toEqual([]);
    await clearFaults(product.netlify);
    await product.db.execute(
      sql`update paces set closed_until = now(), wake_at = now() where closed_until is not null`,
    );
    for (const site of [first, id])
      expect(await endOfDeployment(eva.visitor, site)).toMatchObject({ deployed: true });
  },
  120_000,
);

test.runIf(IS_LONG)(
  "sites whose token is deleted while they wait show the reason, and take no slot",
  async () => {
    await control(product.netlify, "limits", { requestsPerMinute: null, deploysPerMinute: 4 });
    const gus = await user("nfp_pacedGus0000000001");
    const runId = await makeRun(gus, 4);
    await expect.poll(() => live(gus, runId), PATIENCE).toBe(2);
    await expect.poll(inLine, PATIENCE).toBe(2);
    await gus.visitor.send(deleteNetlifyToken, { params: { id: gus.place.netlifyTokenId } });
    await nextWindow();
    const failed = async () => (await read(gus.visitor, runId)).counts.error;
    await expect.poll(failed, PATIENCE).toBe(2);
    const { rows } = await product.db.execute(sql`select campaign_id from pace_turns`);
    expect(rows).toEqual([]);
  },
  120_000,
);

test.runIf(IS_LONG)(
  "a run under Netlify's limits is never refused, and forecasts its end",
  async () => {
    await control(product.netlify, "clock", { offsetMs: 0 });
    // Minutes that last a second, with five sites each: most of the time is spent waiting for the next one.
    const limits = { deploysPerMinute: 10, requestsPerMinute: 500, minuteMs: 1_000 };
    await control(product.netlify, "limits", limits);
    await clearJournal(product.netlify);
    const faye = await user("nfp_pacedFaye000000001");
    const startedAt = Date.now();
    const runId = await makeRun(faye, TOTAL);
    const estimates: { at: number; end: number }[] = [];
    await expect
      .poll(async () => {
        const { status, estimatedEndAt } = await read(faye.visitor, runId);
        estimates.push({ at: Date.now(), end: Date.parse(estimatedEndAt ?? "") });
        return status;
      }, PATIENCE)
      .toBe("complete");
    const endedAt = Date.now();
    const took = endedAt - startedAt;
    const middle = estimates.filter(
      ({ at }) => at > startedAt + took / 3 && at < endedAt - took / 10,
    );
    const misses = middle.map(({ end }) => Math.abs(end - endedAt) / took);
    expect(misses.toSorted((a, b) => a - b)[Math.floor(misses.length / 2)]).toBeLessThan(MOST_MISS);
    const requests = await journal(product.netlify);
    expect(requests.filter(({ status }) => status === 429)).toEqual([]);
    expect((await read(faye.visitor, runId)).counts).toMatchObject({ success: TOTAL });
  },
  PATIENCE.timeout,
);
