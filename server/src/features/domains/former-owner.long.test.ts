import {
  checkDomain,
  deleteDomain,
  getDomain,
  putDomain,
} from "@mainstreet/contract/domains/domains";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCampaign, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { awaitState, setRecords } from "../../../test/own-domains.ts";
import { control } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await control(product.netlify, "certificates", { certificateMs: 0 });
});
afterAll(() => product.close());

const host = "joes.com";
const removeProof = () =>
  control(product.dns, "remove-records", { name: `_mainstreet-verify.${host}` });

/** A site whose domain is live. */
async function liveSite(visitor: Visitor): Promise<string> {
  const { id } = await makeCampaign(visitor);
  const body = { domain: host, withRedirect: false };
  const { response } = await visitor.send(putDomain, { params: { id }, body });
  await setRecords(product, response.records);
  await awaitState(visitor, id, "live");
  return id;
}

test("who lost a domain does not get it back without a new proof, wherever its records lead", async () => {
  const [former, next] = [await product.signUp(), await product.signUp()];
  const old = { id: await liveSite(former) };
  await removeProof();
  const site = { id: await liveSite(next) };
  const faultOf = async () =>
    (await former.send(getDomain, { params: old })).response.domain?.fault?.code;
  await expect.poll(faultOf, { timeout: 10_000 }).toBe("held");

  const removed = await next.send(deleteDomain, { params: site });
  expect(removed.status, removed.failure.message).toBe(200);
  // Like many owners, the next one removes only the proof: the address still points to Netlify.
  await removeProof();
  const { response } = await former.send(checkDomain, { params: old });
  expect(response).toMatchObject({ state: "needs_dns", fault: { code: "proof_missing" } });
});
