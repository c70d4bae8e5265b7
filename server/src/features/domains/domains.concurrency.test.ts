import { redeployCampaign } from "@mainstreet/contract/campaigns";
import * as api from "@mainstreet/contract/domains/domains";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { countByStatus } from "../../../test/count-by-status.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import {
  addDomain,
  addRecords,
  awaitState,
  makeCloudflareSite,
  makeLive,
  setRecords,
} from "../../../test/own-domains.ts";
import { control } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
  await control(product.netlify, "certificates", { certificateMs: 0 });
  await control(product.cloudflare, "conduct", { certificateMs: 0 });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

async function withSite(): Promise<{ visitor: Visitor; id: string }> {
  const visitor = await product.signUp();
  return { visitor, id: (await makeCampaign(visitor)).id };
}

const check = ({ visitor, id }: { visitor: Visitor; id: string }) =>
  visitor.send(api.checkDomain, { params: { id } });

test("of two users who show the proof of one name at once, one has it and the other gets the reason", async () => {
  const users = [await withSite(), await withSite()];
  for (const { visitor, id } of users) {
    const { records } = await addDomain(visitor, id, "twice.com");
    // DNS contains both values, as for an owner who works with two agencies.
    await addRecords(
      product,
      records
        .filter(({ type }) => type === "TXT")
        .map(({ fullName: name, type, value }) => ({ name, type, value })),
    );
  }
  await addRecords(product, [
    { name: "twice.com", type: "A", value: "75.2.60.5" },
    { name: "www.twice.com", type: "A", value: "75.2.60.5" },
  ]);
  await Promise.all(users.map(check));
  const replies = await Promise.all(users.map(check));
  const held = replies.filter(({ response }) => response.fault?.code === "held");
  expect(held).toHaveLength(1);
  expect(held[0]?.response.state).toBe("needs_dns");
  const { rows } = await product.db.execute(sql`
    select name from domain_names where name in ('twice.com', 'www.twice.com')
      group by name having count(distinct user_id) = 1`);
  expect(rows).toHaveLength(2);
  const [late] = [await withSite()];
  const body = { domain: "twice.com" };
  const refused = await late.visitor.send(api.putDomain, { params: { id: late.id }, body });
  expect([refused.status, refused.failure.fields?.["domain"]]).toEqual([
    400,
    expect.stringContaining("another account"),
  ]);
}, 60_000);

test.runIf(IS_LONG)(
  "a domain that has changed hands goes to the one whose proof is in DNS, and is unbound for the other",
  async () => {
    const [before, after] = [await withSite(), await withSite()];
    await makeLive(product, before.visitor, { id: before.id, domain: "sold.com" });
    const own = await endOfDeployment(before.visitor, before.id);
    expect(new URL(own.deploymentUrl ?? "").hostname).toBe("sold.com.localhost");
    // The new owner replaces all records of the zone.
    await addRecords(
      product,
      [{ name: "_mainstreet-verify.sold.com", type: "TXT", value: "nothing" }],
      true,
    );
    const { records } = await addDomain(after.visitor, after.id, "sold.com");
    await setRecords(product, records);
    await check(after);
    await expect
      .poll(async () => (await check(before)).response.fault?.code, { timeout: 30_000 })
      .toBe("held");
    const back = await endOfDeployment(before.visitor, before.id);
    expect(new URL(back.deploymentUrl ?? "").hostname).toContain(".netlify.");
    await awaitState(after.visitor, after.id, "live");
    await endOfDeployment(after.visitor, after.id);
  },
  60_000,
);

test.runIf(IS_LONG)(
  "a name that another user has left goes to one of two sites that request it at once",
  async () => {
    const before = await withSite();
    await makeLive(product, before.visitor, { id: before.id, domain: "left.com" });
    const gone = { name: "_mainstreet-verify.left.com", type: "TXT", value: "nothing" };
    await addRecords(product, [gone], true);
    const { visitor, id } = await withSite();
    const sites = [id, (await makeCampaign(visitor)).id];
    const replies = await Promise.all(
      sites.map((one) =>
        visitor.send(api.putDomain, { params: { id: one }, body: { domain: "left.com" } }),
      ),
    );
    expect(countByStatus(replies)).toEqual({ 200: 1, 400: 1 });
    await endOfDeployment(before.visitor, before.id);
  },
  60_000,
);

test("two domains for one site at once: one is saved", async () => {
  const { visitor, id } = await withSite();
  const put = (domain: string) => visitor.send(api.putDomain, { params: { id }, body: { domain } });
  const replies = await Promise.all([put("first.com"), put("second.com"), put("first.com")]);
  const saved = replies.flatMap(({ status, response }) => (status === 200 ? [response.host] : []));
  expect(new Set(saved).size).toBe(1);
  const { response } = await visitor.send(api.getDomain, { params: { id } });
  expect(response.domain?.host).toBe(saved[0]);
}, 60_000);

test.runIf(IS_LONG)(
  "checks, deployments and the removal of one domain at once leave nothing bound or served",
  async () => {
    const visitor = await product.signUp();
    const { site } = await makeCloudflareSite(visitor);
    const { id } = site;
    await makeLive(product, visitor, { id, domain: "busy.com" });
    const params = { id };
    const [, , , removed] = await Promise.all([
      visitor.send(redeployCampaign, { params }),
      check({ visitor, id }),
      check({ visitor, id }),
      visitor.send(api.deleteDomain, { params }),
      visitor.send(redeployCampaign, { params }),
    ]);
    expect([200, 503]).toContain(removed.status);
    await expect
      .poll(async () => (await visitor.send(api.deleteDomain, { params })).status, {
        timeout: 45_000,
        interval: 1_000,
      })
      .toBe(200);
    const back = await endOfDeployment(visitor, id);
    expect(back.deploymentUrl).toBe(site.deploymentUrl);
    const objects = await fetch(`${product.cloudflare.url}/__control/objects`);
    const { keys } = (await objects.json()) as { keys: string[] };
    expect(keys.filter((key) => key.includes("busy.com"))).toEqual([]);
    const { response } = await visitor.send(deleteCampaign, { params, query: {} });
    expect(response).toMatchObject({ teardown: "removed" });
  },
  120_000,
);
