import { checkAccountHold } from "@mainstreet/contract/account-holds";
import * as api from "@mainstreet/contract/creation-runs";
import { SITES_IN_FLIGHT, type CreationRun } from "@mainstreet/contract/creation-runs";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { credentialOfToken } from "@mainstreet/emulators/netlify/tokens";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct } from "../../../test/harness.ts";
import {
  clearJournal,
  control,
  journal,
  type Journalled,
} from "../../../test/provider-controls.ts";

const TOTAL = 500;
const PATIENCE = { timeout: 120_000, interval: 100 };
/** How many deployments one process runs at the same time: so many calls may be under way when the first is refused. */
const IN_FLIGHT = SITES_IN_FLIGHT;
const MONTH_MS = 32 * 86_400_000;

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    SIGNUP_CREDITS: String(TOTAL),
    // All run at once in one process, together with their provider: a deployment that is tried again after a timeout waits for the hold to
    // end.
    PROVIDER_TIMEOUT_MS: "60000",
  });
  await control(product.netlify, "plan", { creditsPerMonth: 300 });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

/** A run of the sites at an account that has already used so many of its 300 credits. */
async function begin(token: string, used: number) {
  await control(product.netlify, "credits", { token, used });
  await clearJournal(product.netlify);
  const visitor = await product.signUp();
  const { response } = await visitor.send(addNetlifyToken, { body: { name: "Mine", token } });
  const sites = Array.from({ length: TOTAL }, (_, index) => ({
    ...PLUMBING,
    serviceName: `Trade ${index}`,
    netlifyTokenId: response.id,
  }));
  const { runId } = (await visitor.send(api.createRun, { body: { sites } })).response;
  const params = { id: runId };
  return {
    credential: credentialOfToken(token),
    read: async (): Promise<CreationRun> =>
      (await visitor.send(api.getRun, { params, query: { limit: "1" } })).response,
    readSites: async () => (await visitor.send(api.getRun, { params, query: {} })).response.sites,
    resume: () => visitor.send(api.resumeRun, { params }),
    cancel: () => visitor.send(api.cancelRun, { params }),
    check: () => visitor.send(checkAccountHold, { params: { id: response.id } }),
    setUsed: (credits: number) => control(product.netlify, "credits", { token, used: credits }),
  };
}
type Run = Awaited<ReturnType<typeof begin>>;

const ON_HOLD = {
  status: "paused",
  estimatedEndAt: null,
  hold: {
    reason: netlifyTexts.errors.creditsUsedUp,
    nextCheckAt: expect.any(String),
    isChecking: false,
  },
};

/** The run, once it is on hold and everything that it had started waits. */
async function onHold(run: Run): Promise<CreationRun> {
  await expect
    .poll(run.read, PATIENCE)
    .toMatchObject({ ...ON_HOLD, counts: { processing: 0, error: 0 } });
  await expect
    .poll(
      async () => (await run.readSites()).filter(({ status }) => status === "pending"),
      PATIENCE,
    )
    .toSatisfy((sites: api.RunSite[]) =>
      sites
        .filter(({ campaignId }) => campaignId !== null)
        .every(
          ({ message }) => message === texts.rateLimits.held(netlifyTexts.errors.creditsUsedUp),
        ),
    );
  return run.read();
}

/** The calls of this test's account that create sites and deploys. */
async function attempts({ credential }: Run) {
  const all: (Journalled & { credential?: string })[] = await journal(product.netlify);
  return all.filter((call) => call.method === "POST" && call.credential === credential);
}

const LIMITS: [string, number | null][] = [
  ["no limit is known", null],
  ["the queue limits them", 500],
];

test.each(LIMITS)(
  `${TOTAL} sites of an account without credits, while %s`,
  async (_, requestsPerMinute) => {
    await control(product.netlify, "limits", { requestsPerMinute });
    const run = await begin(`nfp_usedUpFromTheStart${requestsPerMinute ?? 0}`, 300);
    const { counts } = await onHold(run);
    expect(counts).toMatchObject({ pending: TOTAL, success: 0 });
    const calls = await attempts(run);
    console.log(`${calls.length} of ${TOTAL} sites called Netlify before all of them were on hold`);
    // Only those that were in flight at the same moment were refused, and none was sent after them.
    expect(calls.length).toBeLessThanOrEqual(IN_FLIGHT);

    await clearJournal(product.netlify);
    expect((await run.check()).response.hold).toMatchObject({ isChecking: true });
    await onHold(run);
    expect(await attempts(run)).toHaveLength(1);
    await run.cancel();
    await run.setUsed(-10_000);
    await run.check();
    await expect
      .poll(async () => (await run.read()).counts, PATIENCE)
      .toMatchObject({ pending: 0, processing: 0 });
  },
  240_000,
);

test("a run goes on by itself in the new month, and stops again where its credits end", async () => {
  await control(product.netlify, "limits", { requestsPerMinute: null });
  const run = await begin("nfp_usedUpHalfWay00001", 225);
  const before = (await onHold(run)).counts.success;
  expect(before).toBe(5);
  const refused = (await attempts(run)).filter(({ status }) => status === 403);
  console.log(`${refused.length} calls were refused after the fifth of ${TOTAL} sites`);
  expect(refused.length).toBeLessThanOrEqual(IN_FLIGHT);

  await control(product.netlify, "clock", { offsetMs: MONTH_MS });
  await product.db.execute(
    sql`update paces set closed_until = now(), wake_at = now() where hold_reason is not null`,
  );
  await expect.poll(async () => (await run.read()).counts.success, PATIENCE).toBe(before + 20);
  await onHold(run);

  const { counts } = await run.read();
  await run.setUsed(0);
  const { response } = await run.resume();
  expect(response).toMatchObject({ status: "paused", hold: { isChecking: true } });
  await expect
    .poll(async () => (await run.read()).counts.success, PATIENCE)
    .toBeGreaterThan(counts.success);
  await run.setUsed(-100_000);
  await run.cancel();
  await expect
    .poll(async () => {
      await run.check();
      const left = (await run.read()).counts;
      return left.pending + left.processing;
    }, PATIENCE)
    .toBe(0);
}, 240_000);
