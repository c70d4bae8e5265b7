import { redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { makeCampaign, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "8" });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

const move = (visitor: Visitor, id: string, service: string) =>
  visitor.send(updateCampaign, { params: { id }, body: { main: { service } } });
const balance = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;

test("one move saved twenty times at once costs one credit", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  const replies = await Promise.all(Array.from({ length: 20 }, () => move(visitor, id, "Roofing")));
  expect(countByStatus(replies)).toEqual({ 200: 20 });
  expect(await balance(visitor)).toBe(6);
});

test.runIf(IS_LONG)(
  "ten different moves at once on a balance of seven: seven are made, three get 402",
  async () => {
    const visitor = await product.signUp();
    const { id } = await makeCampaign(visitor);
    const services = ["Roofing", "Paving", "Masonry", "Carpentry", "Locksmith"];
    const more = ["Tree Removal", "House Cleaning", "Pest Control", "Towing", "Fencing"];
    const replies = await Promise.all([...services, ...more].map((one) => move(visitor, id, one)));
    expect(countByStatus(replies)).toEqual({ 200: 7, 402: 3 });
    expect(await balance(visitor)).toBe(0);
  },
);

test("moves, deployments and a deletion at once: every credit is accounted for", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  const replies = await Promise.all([
    move(visitor, id, "Roofing"),
    visitor.send(redeployCampaign, { params: { id } }),
    move(visitor, id, "Paving"),
    visitor.send(deleteCampaign, { params: { id }, query: {} }),
    move(visitor, id, "Masonry"),
  ]);
  const moved = [replies[0], replies[2], replies[4]].filter((reply) => reply?.status === 200);
  for (const { status } of replies) expect([200, 404, 409, 502]).toContain(status);
  expect(await balance(visitor)).toBe(7 - moved.length);
});
