import { createCampaign } from "@mainstreet/contract/campaigns";
import { dashboardMetrics } from "@mainstreet/contract/dashboard";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCampaign, PLUMBING, type Product, startProduct } from "../../../test/harness.ts";
import { campaigns } from "../campaigns/tables.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

test("the figures count one's own sites, live ones and accounts [spec 2.5, 3, 7]", async () => {
  const [visitor, other] = await Promise.all([product.signUp(), product.signUp()]);
  await makeCampaign(visitor);
  await makeCampaign(other);
  const nowhere = { ...PLUMBING, city: "Boise", state: "ID", deploymentType: "aws" as const };
  await visitor.send(createCampaign, { body: nowhere });
  const body = { name: "Agency", token: sandboxDefaultToken };
  await visitor.send(addNetlifyToken, { body });
  const { response } = await visitor.send(dashboardMetrics, {});
  expect(response).toMatchObject({
    singlePageSites: 2,
    multiLocationSites: 0,
    deployedSites: 1,
    newLeads: 0,
    cloudAccounts: 1,
  });
  expect(response.recentActivity[0]).toMatchObject({
    name: "Plumbing in Boise, ID",
    type: "single",
    isNew: true,
  });
});

test("a new site's date is when it was created, an older one's when it changed", async () => {
  const visitor = await product.signUp();
  const ids: string[] = [];
  for (const city of ["Boise", "Nampa"]) {
    const body = { ...PLUMBING, city, state: "ID", deploymentType: "aws" as const };
    ids.push((await visitor.send(createCampaign, { body })).response.id);
  }
  const [recent = "", older = ""] = ids;
  const createdAt = new Date(Date.now() - 3_600_000);
  const updatedAt = new Date(Date.now() + 60_000);
  const dates = { [recent]: createdAt, [older]: new Date(Date.now() - 90_000_000) };
  for (const [id, date] of Object.entries(dates))
    await product.db
      .update(campaigns)
      .set({ createdAt: date, updatedAt })
      .where(sql`id = ${id}`);
  const { recentActivity } = (await visitor.send(dashboardMetrics, {})).response;
  const dateOf = (id: string) => recentActivity.find((row) => row.id === id)?.date;
  expect(dateOf(recent)).toBe(createdAt.toISOString());
  expect(dateOf(older)).toBe(updatedAt.toISOString());
});

test("activity is the ten latest, newest first, and new for a day [spec 2.5, 3]", async () => {
  const visitor = await product.signUp();
  const made: string[] = [];
  for (let n = 0; n < 11; n += 1) {
    const body = { ...PLUMBING, serviceName: `Service ${n}`, deploymentType: "aws" as const };
    made.push((await visitor.send(createCampaign, { body })).response.id);
  }
  const [oldest = ""] = made;
  const yesterday = sql`now() - interval '25 hours'`;
  await product.db
    .update(campaigns)
    .set({ createdAt: yesterday, updatedAt: sql`now() + interval '1 minute'` })
    .where(sql`id = ${oldest}`);
  const { recentActivity } = (await visitor.send(dashboardMetrics, {})).response;
  const ids = [oldest, ...made.slice(2).toReversed()];
  expect(recentActivity.map(({ id }) => id)).toEqual(ids);
  expect(recentActivity.map(({ isNew }) => isNew)).toEqual([false, ...Array(9).fill(true)]);
});
