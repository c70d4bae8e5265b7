import { redeployFailed } from "@mainstreet/contract/campaign-lists";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
} from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "10" });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

test("requested by many at the same time, each failed site is deployed once", async () => {
  const visitor = await product.signUp();
  const ids: string[] = [];
  for (const city of ["Boone", "Cary", "Apex", "Durham", "Elkin"])
    ids.push((await makeCampaign(visitor, { ...PLUMBING, city })).id);
  const { user } = visitor;
  await product.db.execute(sql`
    update campaigns set deployment_status = 'failed', deployment_message = 'Refused.' where user_id = ${user.id}`);
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => visitor.send(redeployFailed, { query: {} })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(202));
  expect(responses.reduce((sum, { response }) => sum + response.requested, 0)).toBe(ids.length);
  for (const id of ids) expect((await endOfDeployment(visitor, id)).deployments.length).toBe(2);
});
