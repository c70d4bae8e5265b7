import * as api from "@mainstreet/contract/domains/domains";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endOfDeployment, liveReader, type Product, startProduct } from "../../../test/harness.ts";
import {
  awaitRecords,
  readSiteDomain,
  makeSiteAtDomain,
  moveTo,
  type SiteAtDomain,
  toNetlify,
} from "../../../test/moving-domains.ts";
import { awaitState, servedNames, setRecords, visitByDns } from "../../../test/own-domains.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await control(product.netlify, "certificates", { certificateMs: 0 });
});
afterAll(async () => {
  await product.assertSound({
    isSettled: true,
    readLive: liveReader(product),
    servedNames: await servedNames(product),
  });
  await product.close();
});

const netlifyIdOf = async ({ site }: SiteAtDomain): Promise<string> => {
  const { rows } = await product.db.execute<{ netlify_site_id: string }>(
    sql`select netlify_site_id from campaigns where id = ${site.id}`,
  );
  return rows[0]?.netlify_site_id ?? "";
};

const waitingFaults = async () =>
  ((await (await fetch(`${product.netlify.url}/__control/faults`)).json()) as { faults: object[] })
    .faults.length;

test("names that one team has released are bound soon, although the next team fails for a while", async () => {
  const moving = await makeSiteAtDomain(product, toNetlify, "unserved.com");
  const { visitor, site } = moving;
  const before = await netlifyIdOf(moving);
  await moveTo(moving, await toNetlify(visitor));
  const { records } = await awaitRecords(moving);
  // When a move began days ago, checks are an hour apart.
  await product.db.execute(
    sql`update domains set state_since = now() - interval '2 days' where campaign_id = ${site.id}`,
  );
  const letGo = { match: `PATCH /sites/${before}`, delayMs: 2_000, times: 1 };
  await control(product.netlify, "faults", letGo);
  await setRecords(product, records);
  const checked = visitor.send(api.checkDomain, { params: { id: site.id } });
  await expect.poll(waitingFaults, { timeout: 20_000, interval: 50 }).toBe(0);
  const failing = { match: `PATCH /sites/${await netlifyIdOf(moving)}`, status: 503, times: 100 };
  await control(product.netlify, "faults", failing);
  await checked;
  await expect
    .poll(async () => (await readSiteDomain(moving))?.fault?.code, { timeout: 20_000 })
    .toBe("host_unavailable");
  expect((await visitByDns(product, "unserved.com")).status).not.toBe(200);
  const { rows } = await product.db.execute<{ seconds: number }>(
    sql`select extract(epoch from next_check_at - now())::float as seconds from domains where campaign_id = ${site.id}`,
  );
  expect(rows[0]?.seconds).toBeLessThan(11);
  await clearFaults(product.netlify);
  await awaitState(visitor, site.id, "live");
  await endOfDeployment(visitor, site.id);
  expect((await visitByDns(product, "unserved.com")).status).toBe(200);
}, 90_000);
