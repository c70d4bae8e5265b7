import { listCampaigns, listCampaignsByService } from "@mainstreet/contract/campaign-lists";
import { createCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";

const COUNT = 9;

let product: Product;
let visitor: Visitor;
const ids: string[] = [];
beforeAll(async () => {
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "20" });
  visitor = await product.signUp();
  for (let n = 0; n < COUNT; n += 1)
    ids.push((await visitor.send(createCampaign, { body: PLUMBING })).response.id);
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const edit = (id: string | undefined, city: string) =>
  visitor.send(updateCampaign, {
    params: { id: id ?? "" },
    body: { main: { city, state: "NC" }, content: { cta: `Call ${city}` } },
  });

type List = typeof listCampaigns | typeof listCampaignsByService;

/** The ids on all pages of a list, two campaigns a page; `between` runs after each page. */
async function walk(list: List, between: (page: number) => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; ; page += 1) {
    const query = { service: "Plumbing", limit: "2", ...(cursor !== undefined && { cursor }) };
    const { status, response } = await visitor.send(list, { query });
    expect(status).toBe(200);
    seen.push(...response.campaigns.map(({ id }) => id));
    if (response.nextCursor === null) return seen;
    cursor = response.nextCursor;
    await between(page);
  }
}

test.each([listCampaigns, listCampaignsByService])(
  "a walk through the pages of $path sees each campaign once, whatever is edited between them",
  async (list) => {
    const seen = await walk(list, async (page) => {
      // Edits one campaign that was not listed yet, and one that was.
      await edit(ids[page], `Cary ${page}`);
      await edit(ids[COUNT - 1 - page], `Apex ${page}`);
    });
    expect(seen).toHaveLength(COUNT);
    expect(seen.toSorted()).toEqual(ids.toSorted());
  },
);

test("without an order the newest campaign is first, and by last change the last edited one", async () => {
  await edit(ids[0], "Durham");
  const first = async (query: object) =>
    (await visitor.send(listCampaigns, { query })).response.campaigns[0]?.id;
  expect(await first({})).toBe(ids[COUNT - 1]);
  expect(await first({ sort: "updated" })).toBe(ids[0]);
});
