import { getCampaign } from "@mainstreet/contract/campaigns";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liveReader, makeCampaign, type Product, startProduct } from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

/** Simulates a fault of the queue: a campaign that has been queued or deploying for `seconds` without a job. */
async function strand(id: string, status: "queued" | "deploying", seconds: number) {
  await product.db.execute(sql`delete from pgboss.job where data ->> 'campaignId' = ${id}`);
  await product.db.execute(sql`
    update campaigns set deployment_status = ${status},
      updated_at = now() - make_interval(secs => ${seconds}) where id = ${id}`);
}

test("campaigns that wait or deploy without a job are deployed by the sweep, after a minute", async () => {
  const visitor = await product.signUp();
  const [waiting, cut, fresh] = await Promise.all(
    [1, 2, 3].map(async () => (await makeCampaign(visitor)).id),
  );
  const statusOf = async (id = "") =>
    (await visitor.send(getCampaign, { params: { id } })).response.deploymentStatus;
  await strand(waiting ?? "", "queued", 61);
  await strand(cut ?? "", "deploying", 61);
  await strand(fresh ?? "", "queued", 0);

  // The sweep of stranded campaigns runs twice a minute.
  const both = async () => [await statusOf(waiting), await statusOf(cut)];
  await expect.poll(both, { timeout: 45_000, interval: 500 }).toEqual(["deployed", "deployed"]);
  expect(await statusOf(fresh)).toBe("queued");
  await product.db.execute(
    sql`update campaigns set deployment_status = 'deployed' where id = ${fresh}`,
  );
}, 120_000);
