import { redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { getVersion, listVersions } from "@mainstreet/contract/site-versions";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { readBlobs } from "./read-blobs.ts";
import { sweepBlobs } from "./sweep-blobs.ts";
import type { FileHashes } from "./tables.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

type Row = {
  number: number;
  cause: string | null;
  actor_id: string | null;
  deploy_id: string | null;
  manifest: FileHashes;
};

async function versionsOf(id: string): Promise<Row[]> {
  const { rows } = await product.db.execute<Row>(sql`
    select number, cause, actor_id, deploy_id, manifest from site_versions where campaign_id = ${id} order by number`);
  return rows;
}

const blobCount = async ({ user }: Visitor) =>
  (
    await product.db.execute<{ count: number }>(
      sql`select count(*)::int as count from blobs where user_id = ${user.id}`,
    )
  ).rows[0]?.count;

const makeOlder = () =>
  product.db.execute(sql`update blobs set named_at = now() - interval '25 hours'`);

async function save(visitor: Visitor, id: string, phone: string): Promise<void> {
  await visitor.send(updateCampaign, { params: { id }, body: { main: { phone } } });
  expect((await visitor.send(redeployCampaign, { params: { id } })).status).toBe(200);
}

test("each deployment keeps its files as they are live, what caused it, and only what is new", async () => {
  const visitor = await product.signUp();
  const { id, deploymentUrl } = await makeCampaign(visitor);
  const first = await blobCount(visitor);
  await save(visitor, id, "(336) 555-0199");

  const versions = await versionsOf(id);
  expect(versions.map(({ number, cause }) => [number, cause])).toEqual([
    [1, "created"],
    [2, "redeploy"],
  ]);
  expect(versions.map(({ actor_id }) => actor_id)).toEqual([visitor.user.id, visitor.user.id]);
  expect(new Set(versions.map(({ deploy_id }) => deploy_id)).size).toBe(2);
  const [before, after] = versions.map(({ manifest }) => manifest);
  expect(before?.["index.html"]).not.toBe(after?.["index.html"]);
  expect(before?.["og.png"]).toBe(after?.["og.png"]);
  expect(await blobCount(visitor)).toBeLessThan((first ?? 0) + 5);

  const kept = await readBlobs(product.db, visitor.user.id, Object.values(after ?? {}));
  for (const path of ["index.html", "og.png", "favicon.ico", "robots.txt"])
    expect(kept.get(after?.[path] ?? "")).toEqual(
      await liveReader(product)(`${deploymentUrl}${path === "index.html" ? "" : path}`),
    );
});

test("the history says when, who and why, what changed in the fields, and in the text of the page", async () => {
  const visitor = await product.signUp();
  const { id, deploymentUrl } = await makeCampaign(visitor);
  await save(visitor, id, "(336) 555-0123");
  const { response } = await visitor.send(listVersions, { params: { id }, query: {} });
  expect(response).toMatchObject({ pinnedTo: null, nextCursor: null });
  const shown = response.versions.map(({ number, cause, actorId }) => ({ number, cause, actorId }));
  const actorId = visitor.user.id;
  expect(shown).toEqual([
    { number: 2, cause: "redeploy", actorId },
    { number: 1, cause: "created", actorId },
  ]);
  expect(response.versions[0]).toMatchObject({ address: deploymentUrl, deploymentType: "netlify" });
  const changed = response.versions.map(({ changedFields }) => changedFields);
  expect(changed).toEqual([["Phone Number"], null]);

  const params = (number: number) => ({ params: { id, number: String(number) } });
  const { response: second } = await visitor.send(getVersion, params(2));
  expect(second).toMatchObject({ comparedWith: 1, morePages: 0 });
  expect(second.fields).toEqual([
    { label: "Phone Number", before: "336-555-0142", after: "(336) 555-0123" },
  ]);
  const [page] = second.pages;
  expect(page).toMatchObject({ path: "", change: "changed" });
  const texts = (change: string) =>
    page?.lines.filter((line) => line.change === change).map(({ text }) => text) ?? [];
  expect(texts("removed").join(" ")).toContain("(336) 555-0142");
  expect(texts("added").join(" ")).toContain("(336) 555-0123");
  expect(texts("added").join(" ")).not.toMatch(/[<{]/);
  const { response: first } = await visitor.send(getVersion, params(1));
  expect(first).toMatchObject({ comparedWith: null, fields: [], pages: [] });
  expect((await visitor.send(getVersion, params(3))).status).toBe(404);
  const stranger = await product.signUp();
  expect((await stranger.send(getVersion, params(1))).status).toBe(404);
  expect((await stranger.send(listVersions, { params: { id }, query: {} })).status).toBe(404);
});

test("a long history comes in pages", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  await product.db.execute(sql`
    insert into site_versions (id, user_id, campaign_id, number, address, deployment_type, target, source, values, generated, manifest)
      select gen_random_uuid(), user_id, campaign_id, number + more, address, deployment_type, target, source, values, generated, manifest
        from site_versions, generate_series(1, 44) more where campaign_id = ${id}`);
  const numbers: number[] = [];
  for (const cursor of ["", "26", "6"]) {
    const { response } = await visitor.send(listVersions, { params: { id }, query: { cursor } });
    // The last entry of a page is compared with the first of the next one.
    const changed = response.versions.at(-1)?.changedFields;
    expect(changed).toEqual(cursor === "6" ? null : []);
    numbers.push(...response.versions.map(({ number }) => number));
    expect(response.nextCursor).toBe({ "": "26", "26": "6", "6": null }[cursor]);
  }
  expect(numbers).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at));
});

test("the sweep leaves what a version names and what was named within a day, and removes the rest", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  await save(visitor, id, "(336) 555-0177");
  const all = await blobCount(visitor);
  await makeOlder();
  await sweepBlobs(product.deps);
  expect(await blobCount(visitor)).toBe(all);

  await product.db.execute(sql`delete from site_versions where campaign_id = ${id} and number = 1`);
  await product.db.execute(sql`update blobs set named_at = now()`);
  await sweepBlobs(product.deps);
  expect(await blobCount(visitor)).toBe(all);
  await makeOlder();
  await sweepBlobs(product.deps);
  const left = await blobCount(visitor);
  expect(left).toBeLessThan(all ?? 0);
  const [version] = await versionsOf(id);
  const hashes = Object.values(version?.manifest ?? {});
  expect((await readBlobs(product.db, visitor.user.id, hashes)).size).toBe(new Set(hashes).size);
});

test("a deployment keeps again what the sweep has removed", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  await product.db.execute(sql`delete from site_versions where campaign_id = ${id}`);
  await makeOlder();
  await sweepBlobs(product.deps);
  expect(await blobCount(visitor)).toBe(0);
  expect((await visitor.send(redeployCampaign, { params: { id } })).status).toBe(200);
  const [version] = await versionsOf(id);
  const hashes = Object.values(version?.manifest ?? {});
  expect((await readBlobs(product.db, visitor.user.id, hashes)).size).toBe(new Set(hashes).size);
});
