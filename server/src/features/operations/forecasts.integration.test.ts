import { readAccounts } from "@mainstreet/contract/account-readings";
import { forecasters } from "@mainstreet/contract/hosts/forecasts";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import * as api from "@mainstreet/contract/operations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCopies } from "../../../test/copy-campaign.ts";
import {
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { control } from "../../../test/provider-controls.ts";

/** As many as a Netlify team has. */
const TEAM = 500;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

async function addTeam(owner: Visitor, token: string) {
  const { response } = await owner.send(addNetlifyToken, { body: { name: "Mine", token } });
  return { deploymentType: "netlify" as const, netlifyTokenId: response.id };
}

async function draft(owner: Visitor, campaignIds: string[], change: OperationChange) {
  const { status, response, failure } = await owner.send(api.createOperation, {
    body: { campaignIds, changes: [change] },
  });
  expect(status, failure.message).toBe(201);
  return response;
}

const moveTo = (value: Awaited<ReturnType<typeof addTeam>>): OperationChange => ({
  field: "account",
  action: "set",
  value,
});

const NEW_PHONE: OperationChange = { field: "phone", action: "set", value: "336-555-0199" };

test("a change starts from what the account allows, as Bulk Edit does; a move counts new sites at the account where they go", async () => {
  const limits = { requestsPerMinute: null, deploysPerMinute: 2, deploysPerDay: null };
  await control(product.netlify, "limits", limits);
  const owner = await product.signUp();
  const team = await addTeam(owner, "nfp_operationReading0001");
  const { id } = await makeCampaign(owner, { ...PLUMBING, ...team });
  const ids = [id, ...(await addCopies(product.db, { id, count: 20 }))];
  const [reading] = (await owner.send(readAccounts, {})).response.accounts;
  const expected = forecasters.netlify.forecast({ sites: 1, isNew: false }, reading);

  const { forecast } = await draft(owner, ids, NEW_PHONE);
  expect(forecast).toMatchObject([
    {
      deploymentType: "netlify",
      host: "Netlify",
      sites: 1,
      because: "at Netlify's 2 deploys a minute",
      price: expected.price,
    },
  ]);
  expect(expected.price.amount).toBe("15 credits");
  // Some more time of the minute whose deploys are used up has passed.
  expect(expected.time.ms).toBeGreaterThan(10_000);
  expect(forecast[0]?.ms).toBeGreaterThan(expected.time.ms - 10_000);
  expect(forecast[0]?.ms).toBeLessThanOrEqual(expected.time.ms);

  const other = await addTeam(owner, "nfp_operationReading0002");
  const moved = await draft(owner, ids, moveTo(other));
  const { time, price } = forecasters.netlify.forecast({ sites: 21, isNew: true });
  // Nothing is known of an account without a site: there the documented limits apply.
  expect(time.because).toBe("at Netlify's 3 deploys a minute, of which a new site takes two");
  expect(moved.forecast).toEqual([
    { deploymentType: "netlify", host: "Netlify", sites: 21, ...time, price },
  ]);
  await control(product.netlify, "limits", { deploysPerMinute: null });
});

test.runIf(IS_LONG)(
  "a move of more sites than a team has says so in the dry run, until enough are left out",
  async () => {
    const owner = await product.signUp();
    const from = await addTeam(owner, "nfp_operationTooMany0001");
    const { id } = await makeCampaign(owner, { ...PLUMBING, ...from });
    const to = await addTeam(owner, "nfp_operationTooMany0002");
    await makeCampaign(owner, { ...PLUMBING, city: "Durham", ...to });
    const ids = await addCopies(product.db, { id, count: TEAM });
    // One site is there already, so one of these is too many.
    const { obstacle } = forecasters.netlify.forecast({ sites: TEAM, isNew: true }, { sites: 1 });
    const made = await draft(owner, ids, moveTo(to));
    expect(made.forecast).toMatchObject([{ deploymentType: "netlify", sites: TEAM, obstacle }]);
    expect(obstacle?.text).toContain("This one has 1 of ours.");

    const params = { id: made.id };
    const body = { siteIndexes: [0], leftOut: true };
    const { response: fewer } = await owner.send(api.leaveOutSites, { params, body });
    expect(fewer.forecast).toMatchObject([{ sites: TEAM - 1 }]);
    expect(fewer.forecast[0]?.obstacle).toBeUndefined();

    // A change of sites that are there already adds no site to the team.
    const changed = await draft(owner, [id], NEW_PHONE);
    expect(changed.forecast[0]?.obstacle).toBeUndefined();
  },
);
