import { changedSince } from "@mainstreet/contract/campaign-version";
import { getCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { makeCampaign, type Product, startProduct } from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

test("of saves with one ETag at the same time one wins, and the others get its values", async () => {
  const visitor = await product.signUp();
  const { id, version } = await makeCampaign(visitor);
  const params = { id };
  const phones = Array.from({ length: 8 }, (_, index) => `336555010${index}`);
  const replies = await Promise.all(
    phones.map((phone) =>
      visitor.send(updateCampaign, {
        params,
        body: { main: { phone } },
        headers: { "if-match": `"${version}"` },
      }),
    ),
  );
  expect(countByStatus(replies)).toEqual({ 200: 1, 412: 7 });
  const won = replies.find(({ status }) => status === 200)?.response;
  const { response } = await visitor.send(getCampaign, { params });
  expect(response.main.phone).toBe(won?.main.phone);
  for (const { status, failure } of replies)
    if (status === 412)
      expect(changedSince.parse(failure).campaign).toMatchObject({
        version: won?.version,
        main: { phone: won?.main.phone },
      });
});
