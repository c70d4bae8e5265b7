import * as api from "@mainstreet/contract/domains/domains";
import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import {
  addNetlifyToken,
  deleteNetlifyToken,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { deleteTrashed } from "@mainstreet/contract/trash";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
} from "../../../test/harness.ts";
import { addDomain, makeCloudflareSite, makeLive } from "../../../test/own-domains.ts";
import { control } from "../../../test/provider-controls.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
  await control(product.netlify, "certificates", { certificateMs: 0 });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

/** A call to Cloudflare's API as the account's owner makes it in the dashboard. */
async function atCloudflare<T>(token: string, line: string, body?: object): Promise<T> {
  const [method = "", path = ""] = line.split(" ");
  const response = await fetch(`${product.cloudflare.url}/client/v4${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { result } = (await response.json()) as { result: T };
  return result;
}

test("a zone that also serves something else is not given to the Worker, however many records it has", async () => {
  const visitor = await product.signUp();
  const { site, token, zone } = await makeCloudflareSite(visitor);
  const zones = await atCloudflare<{ id: string }[]>(token, `GET /zones?name=${zone}`);
  const id = zones[0]?.id ?? "";
  const records = `POST /zones/${id}/dns_records`;
  for (let n = 0; n < 120; n += 1)
    await atCloudflare(token, records, {
      type: "A",
      name: `mail-${n}.${zone}`,
      content: "192.0.2.1",
    });
  const shop = { type: "A", name: `shop.${zone}`, content: "192.0.2.1", proxied: true };
  await atCloudflare(token, records, shop);
  const refused = await addDomain(visitor, site.id, "clients.com");
  const text = cloudflareTexts.domains.zoneInUse(zone, `shop.${zone}`);
  expect(refused).toMatchObject({ records: [], fault: { code: "host_refused", text } });
  const routes = await atCloudflare<{ pattern: string }[]>(
    token,
    `GET /zones/${id}/workers/routes`,
  );
  expect(routes.map(({ pattern }) => pattern)).toEqual([`*.${zone}/*`]);
}, 60_000);

/** A live site with a live domain at an account of its owner. */
async function atOwnAccount(domain: string) {
  const visitor = await product.signUp();
  const body = { name: "Mine", token: `nfp_${domain.replace(".", "").padEnd(16, "0")}` };
  const { response: token } = await visitor.send(addNetlifyToken, { body });
  const { id } = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId: token.id });
  await makeLive(product, visitor, { id, domain });
  await endOfDeployment(visitor, id);
  return { visitor, id, tokenId: token.id };
}

async function recordsOf(userId: string) {
  const { rows } = await product.db.execute<{ kind: string }>(sql`
    select 'name' as kind from domain_names where user_id = ${userId}
    union all select 'domain' from domains where user_id = ${userId}
    union all select 'proof in use' from domain_proofs where user_id = ${userId} and released_at is null`);
  return rows.map(({ kind }) => kind);
}

test.runIf(IS_LONG)(
  "a deletion that leaves the site says that its domain stays too, which the trash forgets with it",
  async () => {
    const { visitor, id } = await atOwnAccount("kept.com");
    const { response } = await visitor.send(deleteCampaign, {
      params: { id },
      query: { keepSite: "true" },
    });
    expect(response.message).toMatch(/Its site stays up at \S+\. Its domain kept\.com stays/);
    // A restore needs the domain, so its records still exist.
    expect(await recordsOf(visitor.user.id)).toContain("domain");
    const { status } = await visitor.send(deleteTrashed, { body: { campaignIds: [id] } });
    expect(status).toBe(200);
    expect(await recordsOf(visitor.user.id)).toEqual([]);
  },
  60_000,
);

test.runIf(IS_LONG)(
  "a removal whose account is gone says that the domain may still be set there",
  async () => {
    const { visitor, id, tokenId } = await atOwnAccount("orphaned.com");
    await visitor.send(deleteNetlifyToken, { params: { id: tokenId } });
    const { response } = await visitor.send(api.deleteDomain, { params: { id } });
    expect(response).toMatchObject({ success: true, message: domainTexts.mayStay("orphaned.com") });
    expect(await recordsOf(visitor.user.id)).toEqual([]);
    await endOfDeployment(visitor, id);
  },
  60_000,
);
