import { readAccounts } from "@mainstreet/contract/account-readings";
import { createRun } from "@mainstreet/contract/creation-runs";
import { forecasters } from "@mainstreet/contract/hosts/forecasts";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { unusedWindow } from "@mainstreet/contract/hosts/rate-windows";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { control } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
});
afterAll(() => product.close());

/** A user with a token of their own. */
async function userWithToken(token: string) {
  const visitor = await product.signUp();
  const { response } = await visitor.send(addNetlifyToken, { body: { name: "Mine", token } });
  return { visitor, place: { netlifyTokenId: response.id } };
}

const read = async (visitor: Visitor) => (await visitor.send(readAccounts, {})).response.accounts;

test("what an account was seen to allow is what its forecasts start from, and no other user reads it", async () => {
  const limits = { requestsPerMinute: null, deploysPerMinute: 2, deploysPerDay: null };
  await control(product.netlify, "limits", limits);
  const { visitor, place } = await userWithToken("nfp_forecastReading00001");
  expect(await read(visitor)).toEqual([]);
  await makeCampaign(visitor, { ...PLUMBING, ...place });

  const [account] = await read(visitor);
  expect(account).toMatchObject({
    deploymentType: "netlify",
    account: place.netlifyTokenId,
    sites: 1,
    windows: [{ of: "deploys", limit: 2, left: 0 }],
  });
  const { time } = forecasters.netlify.forecast({ sites: 60, isNew: true }, account);
  expect(time.because).toBe("at Netlify's 2 deploys a minute, of which a new site takes two");
  // Fifty-nine minutes and what is left of this one; 3 a minute and 100 a day would be more than a day. Netlify names the end of a
  // window in whole seconds, so that a minute may be measured as up to a second longer.
  expect(time.ms / 60_000).toBeGreaterThan(50);
  expect(time.ms / 60_000).toBeLessThan(62);

  const stranger = await product.signUp();
  expect(await read(stranger)).toEqual([]);
});

const MINUTE_MS = 1_000;
const DAY_MS = 8_000;
const SITES = 6;

test.runIf(IS_LONG)(
  "a run ends at the time that was forecast from the limits of a minute and a day",
  async () => {
    const limits = { deploysPerMinute: 3, deploysPerDay: 8, minuteMs: MINUTE_MS, dayMs: DAY_MS };
    await control(product.netlify, "limits", limits);
    const { visitor, place } = await userWithToken("nfp_forecastOfRun0000001");
    const windows = [
      unusedWindow({ of: "deploys", limit: 3, windowMs: MINUTE_MS }),
      unusedWindow({ of: "deploys", limit: 8, windowMs: DAY_MS }),
    ];
    const { time } = forecasters.netlify.forecast({ sites: SITES, isNew: true }, { windows });
    // Four sites on the first day, and the second of the next two a minute after the first.
    expect(time.ms).toBe(DAY_MS + MINUTE_MS);
    const sites = Array.from({ length: SITES }, (_, index) => ({
      ...PLUMBING,
      ...place,
      serviceName: `Trade ${index}`,
    }));
    const begun = Date.now();
    await visitor.send(createRun, { body: { sites } });
    const live = async () => (await read(visitor))[0]?.sites ?? 0;
    await expect.poll(live, { timeout: 40_000, interval: 50 }).toBe(SITES);
    // A second, which stands for a minute here, passes quickly: the benchmark `hosts` has the exact bounds.
    const took = Date.now() - begun;
    expect(took).toBeGreaterThan(time.ms * 0.8);
    expect(took).toBeLessThan(time.ms * 2);
  },
);
