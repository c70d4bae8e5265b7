import { setTimeout as sleep } from "node:timers/promises";
import { createCampaign, getCampaign } from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import { deleteCampaign } from "@mainstreet/contract/removal";
import * as trash from "@mainstreet/contract/trash";
import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { sweepTrash } from "./sweep-trash.ts";

const ROUNDS = IS_LONG ? 100 : 2;
const AT_ONCE = 8;

let product: Product;
/** Without a worker, so that whatever is requested stays waiting, and only the test's own sweeps run. */
let api: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "200" });
  api = await startProduct({ ROLE: "api" });
});
afterAll(async () => {
  await api.assertSound();
  await api.close();
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const remove = (visitor: Visitor, id: string) =>
  visitor.send(deleteCampaign, { params: { id }, query: {} });
const restore = (visitor: Visitor, campaignIds: string[], credits = 1) =>
  visitor.send(trash.restoreTrashed, { body: { campaignIds, credits } });
const trashMany = (visitor: Visitor, campaignIds: string[]) =>
  visitor.send(trash.trashCampaigns, { body: { campaignIds } });
const empty = (visitor: Visitor) => visitor.send(trash.deleteTrashed, { body: { all: true } });
const balanceOf = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;
const isThere = async (visitor: Visitor, id: string) =>
  (await visitor.send(getCampaign, { params: { id } })).status === 200;
const times = <T>(n: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, index) => work(index)));

/** A site that never went live. */
async function create(visitor: Visitor): Promise<string> {
  return (await visitor.send(createCampaign, { body: PLUMBING })).response.id;
}

test("restored many times at once, a refunded site is paid for once; deleted and restored at once, credits and site agree", async () => {
  const visitor = await api.signUp();
  const id = await create(visitor);
  await remove(visitor, id);
  const replies = await times(AT_ONCE, () => restore(visitor, [id]));
  expect(countByStatus(replies)).toEqual({ 200: 1, 404: AT_ONCE - 1 });
  expect(await balanceOf(visitor)).toBe(4);
  for (let round = 0; round < ROUNDS; round += 1) {
    await times(AT_ONCE, async (index) => {
      await (index % 2 === 0 ? remove(visitor, id) : restore(visitor, [id]));
    });
    expect(await balanceOf(visitor)).toBe((await isThere(visitor, id)) ? 4 : 5);
  }
});

test("restored while the sweep removes it for good: it is either back or gone, and never both", async () => {
  const visitor = await api.signUp();
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await create(visitor);
    await remove(visitor, id);
    await api.db.execute(
      sql`update trashed_sites set trashed_at = now() - interval '31 days' where campaign_id = ${id}`,
    );
    const [{ status }] = await Promise.all([
      restore(visitor, [id]),
      sweepTrash(api.deps),
      round % 2 === 0 ? empty(visitor) : sweepTrash(api.deps),
    ]);
    expect(await isThere(visitor, id)).toBe(status === 200);
    expect([200, 404]).toContain(status);
    if (status === 200) await remove(visitor, id);
    expect(await balanceOf(visitor)).toBe(5);
  }
});

test("a selection that is deleted twice at once, and one of its sites separately: each is deleted once", async () => {
  const visitor = await api.signUp();
  const ids = [await create(visitor), await create(visitor), await create(visitor)];
  const [one = ""] = ids;
  const replies = await Promise.all([
    trashMany(visitor, ids),
    trashMany(visitor, ids.toReversed()),
    remove(visitor, one),
  ]);
  const many = replies.slice(0, 2) as Awaited<ReturnType<typeof trashMany>>[];
  const moved = many.flatMap(({ status, response }) => (status === 200 ? response.trashed : []));
  const single = replies[2].status === 200 ? [one] : [];
  expect([...moved, ...single].toSorted()).toEqual(ids.toSorted());
  await sweepTrash(api.deps);
  await times(3, () => sweepTrash(api.deps));
  expect(await balanceOf(visitor)).toBe(5);
});

test(`${ROUNDS} sites deleted and restored at some moment of their deployment are live in the end, once at their host`, async () => {
  const visitor = await product.signUp();
  const ids: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await create(visitor);
    ids.push(id);
    await sleep((600 * round) / ROUNDS);
    await (round % 2 === 0 ? remove(visitor, id) : trashMany(visitor, [id]));
    const { status, response, failure } = await restore(visitor, [id]);
    expect(status, failure.message).toBe(200);
    expect(response.restored).toEqual([id]);
  }
  for (const id of ids) expect((await endOfDeployment(visitor, id)).isLive).toBe(true);
  const headers = { authorization: `Bearer ${sandboxDefaultToken}` };
  const sites = await fetch(`${product.netlify.url}/api/v1/sites`, { headers });
  expect(await sites.json()).toHaveLength(ROUNDS);
  expect(await balanceOf(visitor)).toBe(200 - ROUNDS);
}, 120_000);

test.runIf(IS_LONG)(
  "a selection of live sites is restored while it is being taken down: all are live again",
  async () => {
    const visitor = await product.signUp();
    const cities = ["Cary", "Apex", "Durham", "Boone"];
    const made = await times(cities.length, (index) =>
      makeCampaign(visitor, { ...PLUMBING, city: cities[index] ?? "" }),
    );
    const ids = made.map(({ id }) => id);
    await trashMany(visitor, ids);
    await sleep(2_100);
    const { response } = await restore(visitor, ids);
    expect(response.restored.toSorted()).toEqual(ids.toSorted());
    for (const { id, deploymentUrl } of made) {
      const now = await endOfDeployment(visitor, id);
      expect(now).toMatchObject({ deploymentStatus: "deployed", deploymentUrl });
      expect(await liveReader(product)(deploymentUrl ?? "")).toBeDefined();
    }
  },
  120_000,
);
