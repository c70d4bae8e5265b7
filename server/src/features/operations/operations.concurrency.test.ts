import { createBusiness, groupCampaigns, updateBusiness } from "@mainstreet/contract/businesses";
import { getCampaign } from "@mainstreet/contract/campaigns";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import * as api from "@mainstreet/contract/operations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCopies } from "../../../test/copy-campaign.ts";
import { makeCampaign, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";

const SITES = IS_LONG ? 1_000 : 60;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

/** A user with a site and copies of it that were never deployed. */
async function ownerOfMany(): Promise<{ owner: Visitor; ids: string[] }> {
  const owner = await product.signUp();
  const { id } = await makeCampaign(owner);
  return { owner, ids: await addCopies(product.db, { id, count: SITES }) };
}

async function drafted(
  owner: Visitor,
  campaignIds: string[],
  [field, value]: ["cta" | "phone", string],
) {
  const body = { campaignIds, changes: [{ action: "set" as const, field, value }] };
  const { status, response, failure } = await owner.send(api.createOperation, { body });
  expect(status, failure.message).toBe(201);
  return response.id;
}

test("two operations applied at once: each site gets one of them, and the other lists it", async () => {
  const { owner, ids } = await ownerOfMany();
  const drafts = [
    await drafted(owner, ids, ["cta", "First"]),
    await drafted(owner, ids.toReversed(), ["cta", "Second"]),
  ];
  const ended = await Promise.all(
    drafts.map((id) => owner.send(api.applyOperation, { params: { id } })),
  );
  expect(ended.map(({ status }) => status)).toEqual([202, 202]);
  const counts = ended.map(({ response }) => response.counts);
  expect(counts.map(({ applied }) => applied).toSorted((one, other) => one - other)).toEqual([
    0,
    SITES,
  ]);
  expect(counts.map(({ conflicts }) => conflicts).toSorted((one, other) => one - other)).toEqual([
    0,
    SITES,
  ]);
});

test("one operation applied twice at once changes its sites once", async () => {
  const { owner, ids } = await ownerOfMany();
  const params = { id: await drafted(owner, ids, ["cta", "Once"]) };
  const ended = await Promise.all([1, 2, 3].map(() => owner.send(api.applyOperation, { params })));
  expect(ended.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    202, 409, 409,
  ]);
  const undone = await Promise.all([1, 2].map(() => owner.send(api.undoOperation, { params })));
  expect(undone.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    202, 409,
  ]);
});

test.runIf(IS_LONG)(
  "an operation and an edit of the business at once wait for each other and lose nothing",
  async () => {
    const { owner, ids } = await ownerOfMany();
    const { response: business } = await owner.send(createBusiness, {
      body: { name: "Ace", phone: "336-555-0142" },
    });
    await owner.send(groupCampaigns, { body: { campaignIds: ids, businessId: business.id } });
    const params = { id: await drafted(owner, ids, ["phone", "336-555-0177"]) };
    const [applied, saved] = await Promise.all([
      owner.send(api.applyOperation, { params }),
      owner.send(updateBusiness, { params: { id: business.id }, body: { phone: "336-555-0166" } }),
    ]);
    expect([applied.status, saved.status]).toEqual([202, 200]);
    const { response } = await owner.send(getCampaign, { params: { id: ids[0] ?? "" } });
    // The value is the site's own where the operation was first; otherwise it is the business's present value, and every site is listed.
    const isApplied = applied.response.counts.applied === SITES;
    expect(response.phone).toBe(isApplied ? "336-555-0177" : "336-555-0166");
    expect(applied.response.counts.applied + applied.response.counts.conflicts).toBe(SITES);
  },
);

test.runIf(IS_LONG)(
  "a dry run of 1,000 sites takes at most 2 s and 150 MB, with all its rows",
  { timeout: 120_000 },
  async () => {
    const { owner, ids } = await ownerOfMany();
    await drafted(owner, ids, ["cta", "Warm up"]);
    globalThis.gc?.();
    const memory = process.memoryUsage.rss();
    const begin = performance.now();
    const id = await drafted(owner, ids, ["cta", "{service} in {city}"]);
    const drafting = performance.now() - begin;
    const sites: unknown[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: ResponseOf<typeof api.listOperationSites> = (
        await owner.send(api.listOperationSites, { params: { id }, query: { cursor } })
      ).response;
      sites.push(...page.sites);
      cursor = page.nextCursor;
    }
    const ms = performance.now() - begin;
    const megabytes = (process.memoryUsage.rss() - memory) / 1_048_576;
    const applying = performance.now();
    await owner.send(api.applyOperation, { params: { id } });
    console.info(
      `dry run ${Math.round(drafting)} ms, with its rows ${Math.round(ms)} ms, ${Math.round(megabytes)} MB more; applied in ${Math.round(performance.now() - applying)} ms`,
    );
    expect(sites).toHaveLength(SITES);
    expect(ms).toBeLessThan(2_000);
    expect(megabytes).toBeLessThan(150);
  },
);
