import { getCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { addCloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { assignLabels } from "@mainstreet/contract/labels";
import type { AccountChange } from "@mainstreet/contract/operation-changes";
import { OPERATION_SUBJECTS, type OperationSubject } from "@mainstreet/contract/operation-fields";
import * as api from "@mainstreet/contract/operations";
import { bulkUpdateScript } from "@mainstreet/contract/verification-script";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { and, asc, eq, inArray } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  visitPage,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { digits, CHANGE_MAKERS, randomOf } from "../../../test/random-changes.ts";
import { addCopies } from "../../../test/copy-campaign.ts";
import { siteContentOf } from "../campaigns/site-columns.ts";
import { sortedLabels } from "./change-labels.ts";
import { subjectState } from "./plan-site.ts";
import { readFacts } from "./site-facts.ts";
import { readSiteRows } from "./site-rows.ts";
import { operationSites } from "./tables.ts";

// A new user's credits pay for five live sites.
const CITIES = ["Winston-Salem", "Greensboro", "High Point", "Durham", "Raleigh"];
const SIZE = IS_LONG
  ? { sites: 500, cities: CITIES, operations: 300, seeds: Number(process.env["TEST_SEEDS"] ?? 3) }
  : { sites: 8, cities: CITIES.slice(0, 1), operations: 14, seeds: 1 };
const MOST_AT_ONCE = 40;
/** How many sites an operation may change when it publishes each of them. */
const MOST_PUBLISHED = 3;
const FIRST_SEED = Number(process.env["TEST_FIRST_SEED"] ?? 1);

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

type World = {
  owner: Visitor;
  ids: string[];
  live: string[];
  accounts: AccountChange["value"][];
  random: () => number;
  /** For each site and field that a session changed: the last value. */
  edits: Map<string, string>;
  /** For each site: labels that a session added. */
  added: Map<string, string[]>;
  applied: string[];
  undos: string[];
};

const among = <T>(world: World, list: readonly T[]): T => {
  const item = list[Math.floor(world.random() * list.length)];
  if (item === undefined) throw new Error("Nothing to choose from");
  return item;
};

/** Returns so many different sites, chosen from the whole list. */
function someOf(world: World, count: number): string[] {
  const some = new Set<string>();
  while (some.size < count) some.add(among(world, world.ids));
  return [...some];
}

async function valuesOf({ owner, ids }: World) {
  const sites = { userId: owner.user.id, campaignIds: ids };
  const rows = await readSiteRows(product.db, sites);
  const factsOf = await readFacts(product.db, { ...sites, subjects: new Set(["labels"]) });
  return new Map(
    rows.map((row) => {
      const site = { row, business: undefined, ...factsOf(row.id) };
      const content = siteContentOf(row);
      return [
        row.id,
        new Map(OPERATION_SUBJECTS.map((of) => [of, subjectState(site, content, of).value])),
      ];
    }),
  );
}

/** The published page of each live site. */
const pagesOf = async ({ owner, live }: World) =>
  new Map(
    await Promise.all(
      live.map(async (id) => {
        const { response } = await owner.send(getCampaign, { params: { id } });
        const { content } = await visitPage(product, response.deploymentUrl ?? "");
        return [id, content.toString()] as const;
      }),
    ),
  );

async function applyOne(world: World, n: number): Promise<void> {
  const { owner, ids } = world;
  const kind = Math.floor(world.random() * (CHANGE_MAKERS.length + 1));
  const changes = CHANGE_MAKERS[kind]?.(n, world.accounts);
  const isPublished = changes === undefined || changes[0]?.field === "account";
  const many = isPublished ? MOST_PUBLISHED : MOST_AT_ONCE;
  const campaignIds = someOf(world, 1 + Math.floor(world.random() * Math.min(many, ids.length)));
  if (changes === undefined) return editScripts(world, campaignIds, n);
  const made = await owner.send(api.createOperation, { body: { campaignIds, changes } });
  expect(made.status, made.failure.message).toBe(201);
  const params = { id: made.response.id };
  // Two sessions save while the operation is applied.
  const [done] = await Promise.all([
    owner.send(api.applyOperation, { params }),
    world.random() < 0.4 && edit(world, `${n}a`),
    world.random() < 0.4 && edit(world, `${n}b`),
  ]);
  if (done.status === 202) world.applied.push(params.id);
  else expect(done.failure.code).toBe("NOTHING_TO_APPLY");
}

/** The bulk edit of scripts by its own endpoint. */
async function editScripts({ owner, applied }: World, campaignIds: string[], n: number) {
  const body = { campaignIds, searchConsoleScript: `token${digits(n, 20)}` };
  expect((await owner.send(bulkUpdateScript, { body })).response.updated).toBe(campaignIds.length);
  const { response } = await owner.send(api.listOperations, { query: {} });
  const [newest] = response.operations;
  expect(newest).toMatchObject({ kind: "script", total: campaignIds.length });
  applied.push(newest?.id ?? "");
}

async function edit(world: World, name: string): Promise<void> {
  // Live sites keep their pages' texts, so that their bytes can be compared in the end.
  const id = among(
    world,
    world.ids.filter((one) => !world.live.includes(one)),
  );
  if (world.random() < 0.25) return addLabel(world, id, `Edit ${name}`);
  const [field, body] = among(world, [
    ["cta", { content: { cta: `Edit ${name}` } }],
    ["metaTitle", { main: { metatitle: `Edit ${name}` } }],
    ["openingHours", { openingHours: `Edit ${name}` }],
  ] as const);
  const { status, failure } = await world.owner.send(updateCampaign, { params: { id }, body });
  expect(status, failure.message).toBe(200);
  world.edits.set(`${id} ${field}`, `Edit ${name}`);
}

async function addLabel({ owner, added }: World, id: string, label: string): Promise<void> {
  const { status, failure } = await owner.send(assignLabels, { body: { ids: [id], add: [label] } });
  // No site has more than twenty.
  if (status === 409) expect(failure.code).toBe("TOO_MANY_LABELS");
  else added.set(id, [...(added.get(id) ?? []), label]);
}

/** What a site should have in the end. */
function expectedOf(world: World, before: Values, [id, of]: [string, OperationSubject]) {
  if (of === "labels") return sortedLabels(world.added.get(id) ?? []);
  return world.edits.get(`${id} ${of}`) ?? before.get(id)?.get(of);
}
type Values = Awaited<ReturnType<typeof valuesOf>>;

async function undoOne(world: World): Promise<void> {
  const id = among(world, world.applied);
  world.applied = world.applied.filter((one) => one !== id);
  const { status, response, failure } = await world.owner.send(api.undoOperation, {
    params: { id },
  });
  if (status === 202) world.undos.push(response.id);
  else expect(failure.code).toBe("NOTHING_TO_UNDO");
}

async function untilPublished({ owner }: World): Promise<void> {
  const left = async () => {
    const { response } = await owner.send(api.listOperations, { query: {} });
    return response.operations.filter(({ status }) => status === "running").length;
  };
  await expect.poll(left, { timeout: 60_000, interval: 300 }).toBe(0);
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

let accounts = 0;

/** Accounts at Netlify and Cloudflare, which sites have or go to. */
async function addAccounts(owner: Visitor): Promise<AccountChange["value"][]> {
  const added: AccountChange["value"][] = [];
  for (const name of ["One", "Two"]) {
    accounts += 1;
    const token = `nfp_randomOps${digits(accounts, 8)}`;
    const { response } = await owner.send(addNetlifyToken, { body: { name, token } });
    added.push({ deploymentType: "netlify", netlifyTokenId: response.id });
  }
  const token = `cfut_owner${digits(accounts + 40_000, 7)}${"r".repeat(30)}`;
  const body = { name: "Three", token, zone: firstZoneOf(accountIdOfToken(token)).name };
  const { response } = await owner.send(addCloudflareToken, { body });
  return [...added, { deploymentType: "cloudflare", cloudflareTokenId: response.id }];
}

/** A site in each city, all of one account. */
async function liveSites(owner: Visitor, account?: AccountChange["value"]): Promise<string[]> {
  const live: string[] = [];
  for (const city of SIZE.cities)
    live.push((await makeCampaign(owner, { ...PLUMBING, ...account, city })).id);
  return live;
}

async function newWorld(seed: number): Promise<World> {
  const owner = await product.signUp();
  const owned = await addAccounts(owner);
  const live = await liveSites(owner, owned[0]);
  const count = SIZE.sites - live.length;
  const copies = await addCopies(product.db, { id: live[0] ?? "", count });
  return {
    owner,
    ids: [...live, ...copies],
    live,
    accounts: owned,
    random: randomOf(seed),
    edits: new Map(),
    added: new Map(),
    applied: [],
    undos: [],
  };
}

test.each(Array.from({ length: SIZE.seeds }, (_, at) => FIRST_SEED + at))(
  "seed %i: operations and edits, undone in random order: values and pages as at the start, but for listed conflicts",
  { timeout: IS_LONG ? 3_600_000 : 180_000 },
  async (seed) => {
    const world = await newWorld(seed);
    const { ids, live } = world;
    const [before, pages] = [await valuesOf(world), await pagesOf(world)];
    for (let n = 1; n <= SIZE.operations; n += 1) {
      await applyOne(world, n);
      if (world.applied.length > 0 && world.random() < 0.3) await undoOne(world);
      // No account may have more than fifty under way.
      if (n % 20 === 0) await untilPublished(world);
    }
    while (world.applied.length > 0) {
      await undoOne(world);
      if (world.applied.length % 20 === 0) await untilPublished(world);
    }
    await untilPublished(world);
    const [after, conflicts] = [await valuesOf(world), await listedConflicts(world)];
    const wrong = ids.flatMap((id) =>
      OPERATION_SUBJECTS.filter((of) => !conflicts.has(`${id} ${of}`)).flatMap((of) => {
        const expected = expectedOf(world, before, [id, of]);
        const found = after.get(id)?.get(of);
        return isDeepStrictEqual(found, expected) ? [] : [{ id, of, expected, found }];
      }),
    );
    expect(wrong).toEqual([]);
    const unchanged = live.filter(
      (id) => !OPERATION_SUBJECTS.some((of) => conflicts.has(`${id} ${of}`)),
    );
    const pagesNow = await pagesOf(world);
    for (const id of unchanged) expect(pagesNow.get(id)).toBe(pages.get(id));
    console.info(
      `seed ${seed}: ${SIZE.operations} operations, ${ids.length} sites, ${world.edits.size} edited fields, ${conflicts.size} listed conflicts; ${unchanged.length} of ${live.length} pages compared`,
    );
  },
);
