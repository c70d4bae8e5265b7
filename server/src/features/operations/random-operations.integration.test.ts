import { getCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import { OPERATION_FIELDS, type OperationField } from "@mainstreet/contract/operation-fields";
import * as api from "@mainstreet/contract/operations";
import { and, asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  type Product,
  startProduct,
  visitPage,
  type Visitor,
} from "../../../test/harness.ts";
import { addCopies } from "../../../test/copy-campaign.ts";
import { contentOf } from "../campaigns/site-columns.ts";
import { readSites } from "./site-rows.ts";
import { operationSites } from "./tables.ts";

const IS_LONG = process.env["TEST_SIZE"] === "long";
const SIZE = IS_LONG
  ? { sites: 500, operations: 300, seeds: 3 }
  : { sites: 8, operations: 14, seeds: 1 };
const MOST_AT_ONCE = 40;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const KINDS: ((n: number) => OperationChange[])[] = [
  (n) => [{ action: "set", field: "cta", value: `Call ${n}` }],
  () => [{ action: "clear", field: "cta" }],
  (n) => [
    { action: "set", field: "phone", value: `336-555-${String(n % 10_000).padStart(4, "0")}` },
  ],
  (n) => [{ action: "set", field: "metaTitle", value: `{service} in {city} ${n}` }],
  () => [
    {
      action: "replace",
      field: "metaTitle",
      find: "PLUMBING",
      replacement: "Pipes",
      matchCase: false,
    },
  ],
  (n) => [{ action: "prefix", field: "metaTitle", text: `${n} ` }],
  (n) => [{ action: "suffix", field: "metaDescription", text: ` ${n}` }],
  (n) => [{ action: "set", field: "openingHours", value: `Mon ${n}` }],
  (n) => [{ action: "set", field: "trade", value: n % 2 === 0 ? "plumbing" : "roofing" }],
  (n) => [
    {
      action: "set",
      field: "searchConsoleScript",
      value: `google${String(n).padStart(16, "0")}.html`,
    },
  ],
  (n) => [
    { action: "set", field: "searchConsoleScript", value: `token${String(n).padStart(20, "0")}` },
  ],
  (n) => [
    {
      action: "set",
      field: "searchConsoleScript",
      value: `<meta name="msvalidate.01" content="${n}" />`,
    },
  ],
  (n) => [{ action: "set", field: "indexAnyway", value: n % 2 === 0 }],
  (n) => [
    { action: "set", field: "companyName", value: `Ace ${n}` },
    { action: "set", field: "email", value: `office${n}@ace.example` },
  ],
];

type World = {
  owner: Visitor;
  ids: string[];
  live: string[];
  random: () => number;
  /** Of each site and field that a session changed: the last value. */
  edits: Map<string, string>;
  applied: string[];
  undos: string[];
};

const among = <T>(world: World, list: readonly T[]): T => {
  const item = list[Math.floor(world.random() * list.length)];
  if (item === undefined) throw new Error("Nothing to choose from");
  return item;
};

async function valuesOf({ owner, ids }: World) {
  const rows = await readSites(product.db, { userId: owner.user.id, campaignIds: ids });
  return new Map(rows.map((row) => [row.id, contentOf(row)]));
}

const pagesOf = ({ owner, live }: World) =>
  Promise.all(
    live.map(async (id) => {
      const { answer } = await owner.send(getCampaign, { params: { id } });
      return (await visitPage(product, answer.deploymentUrl ?? "")).content.toString();
    }),
  );

async function applyOne(world: World, n: number): Promise<void> {
  const { owner, ids } = world;
  const chosen = ids.filter(() => world.random() < 0.5).slice(0, MOST_AT_ONCE);
  const body = { campaignIds: chosen.length > 0 ? chosen : ids, changes: among(world, KINDS)(n) };
  const made = await owner.send(api.createOperation, { body });
  expect(made.status, made.failure.message).toBe(201);
  const params = { id: made.answer.id };
  // Two sessions save while it is applied.
  const [done] = await Promise.all([
    owner.send(api.applyOperation, { params }),
    world.random() < 0.4 && edit(world, `${n}a`),
    world.random() < 0.4 && edit(world, `${n}b`),
  ]);
  if (done.status === 202) world.applied.push(params.id);
  else expect(done.failure.code).toBe("NOTHING_TO_APPLY");
}

async function edit(world: World, name: string): Promise<void> {
  // Live sites keep their pages' texts, so that their bytes can be compared in the end.
  const id = among(
    world,
    world.ids.filter((one) => !world.live.includes(one)),
  );
  const [field, body] = among(world, [
    ["cta", { content: { cta: `Edit ${name}` } }],
    ["metaTitle", { main: { metatitle: `Edit ${name}` } }],
    ["openingHours", { openingHours: `Edit ${name}` }],
  ] as const);
  const { status, failure } = await world.owner.send(updateCampaign, { params: { id }, body });
  expect(status, failure.message).toBe(200);
  world.edits.set(`${id} ${field}`, `Edit ${name}`);
}

async function undoOne(world: World): Promise<void> {
  const id = among(world, world.applied);
  world.applied = world.applied.filter((one) => one !== id);
  const { status, answer, failure } = await world.owner.send(api.undoOperation, { params: { id } });
  if (status === 202) world.undos.push(answer.id);
  else expect(failure.code).toBe("NOTHING_TO_UNDO");
}

async function untilPublished({ owner }: World): Promise<void> {
  const left = async () => {
    const { answer } = await owner.send(api.listOperations, { query: {} });
    return answer.operations.filter(({ status }) => status === "running").length;
  };
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
}

/** Each site and field that an undo has listed as changed since. */
async function listedConflicts({ owner, undos }: World): Promise<Set<string>> {
  const { userId, operationId, siteIndex } = operationSites;
  const rows = await product.db
    .select()
    .from(operationSites)
    .where(and(eq(userId, owner.user.id), inArray(operationId, undos)))
    .orderBy(asc(siteIndex));
  return new Set(
    rows.flatMap(({ campaignId, skipped }) => skipped.map((field) => `${campaignId} ${field}`)),
  );
}

test.each(Array.from({ length: SIZE.seeds }, (_, seed) => seed + 1))(
  "seed %i: operations and edits, undone in random order: values and pages as at the start, but for listed conflicts",
  { timeout: IS_LONG ? 1_200_000 : 120_000 },
  async (seed) => {
    const owner = await product.signUp();
    const first = await makeCampaign(owner);
    const copies = await addCopies(product.db, { id: first.id, count: SIZE.sites - 1 });
    const ids = [first.id, ...copies];
    const lists = { applied: [], undos: [], edits: new Map<string, string>() };
    const world: World = { owner, ids, live: [first.id], random: randomOf(seed), ...lists };
    const [before, pages] = [await valuesOf(world), await pagesOf(world)];
    for (let n = 1; n <= SIZE.operations; n += 1) {
      await applyOne(world, n);
      if (world.applied.length > 0 && world.random() < 0.3) await undoOne(world);
      // No account has more than fifty under way.
      if (n % 20 === 0) await untilPublished(world);
    }
    while (world.applied.length > 0) {
      await undoOne(world);
      if (world.applied.length % 20 === 0) await untilPublished(world);
    }
    await untilPublished(world);
    const [after, conflicts] = [await valuesOf(world), await listedConflicts(world)];
    const wrong = ids.flatMap((id) =>
      OPERATION_FIELDS.filter((field) => !conflicts.has(`${id} ${field}`)).flatMap((field) => {
        const expected = world.edits.get(`${id} ${field}`) ?? before.get(id)?.[field];
        const found = after.get(id)?.[field];
        return found === expected ? [] : [{ id, field, expected, found }];
      }),
    );
    expect(wrong).toEqual([]);
    const isLiveAsBefore = !OPERATION_FIELDS.some((field: OperationField) =>
      conflicts.has(`${first.id} ${field}`),
    );
    if (isLiveAsBefore) expect(await pagesOf(world)).toEqual(pages);
    console.info(
      `seed ${seed}: ${SIZE.operations} operations, ${SIZE.sites} sites, ${world.edits.size} edited fields, ${conflicts.size} listed conflicts`,
    );
  },
);
