import { createExportLink, exportTexts } from "@mainstreet/contract/account-export";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { FRESH_PROOF_REQUIRED, showSecondFactor } from "@mainstreet/contract/second-factor";
import { listSecurityEvents } from "@mainstreet/contract/security-events";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
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
import { proveByPassword } from "../../../test/second-factor.ts";
import { readZip } from "../../../test/read-zip.ts";
import { makeWorld } from "../../../test/tenancy/world.ts";
import { users } from "../../platform/db/users-table.ts";
import { EXPORTED_TABLES, NOT_EXPORTED } from "./exported-tables.ts";

let product: Product;
let address: string;

beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "50" });
  address = await product.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

async function linkFor(visitor: Visitor): Promise<string> {
  const isProved = (await visitor.send(showSecondFactor, {})).response.provedUntil !== null;
  if (!isProved) await proveByPassword(visitor);
  const { status, response, failure } = await visitor.send(createExportLink, {});
  expect(status, failure.message).toBe(201);
  return `${address}${response.path}`;
}

const leaseOf = async ({ user }: Visitor) =>
  (
    await product.db.execute<{ until: unknown }>(
      sql`select leased_until as until from account_exports where user_id = ${user.id}`,
    )
  ).rows[0]?.until;

/** Reads the whole response: an unread rest would keep the connection open and prevent the server from closing. */
async function statusOf(link: string): Promise<number> {
  const response = await fetch(link);
  await response.arrayBuffer();
  return response.status;
}

/**
 * The sites of a user that wait, deploy or are being taken down, also those that a run has not started. Each may end with an entry of credits.
 */
async function unfinishedSites({ user }: Visitor): Promise<unknown[]> {
  const { rows } = await product.db.execute(sql`
    select id from campaigns where user_id = ${user.id} and deployment_status in ('queued', 'deploying')
    union all select campaign_id from creation_run_sites
    where user_id = ${user.id} and status in ('waiting', 'again', 'pending', 'processing')
    union all select campaign_id from trashed_sites where user_id = ${user.id} and state = 'taking-down'`);
  return rows;
}

test("an export holds everything that is the user's, no secret, and nothing of anybody else", async () => {
  const [world, other] = [await makeWorld(product, "quokka"), await makeWorld(product, "wombat")];
  const { visitor, ids, keys } = world;
  await expect.poll(() => unfinishedSites(visitor), { timeout: 45_000 }).toEqual([]);
  const response = await fetch(await linkFor(visitor));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toContain("mainstreet-export.zip");
  const files = readZip(Buffer.from(await response.arrayBuffer()));

  const account = JSON.parse(String(files.get("account.json"))) as Record<string, unknown>;
  expect(account).toMatchObject({ name: "Asha Rao", email: visitor.user.email });
  for (const { table } of EXPORTED_TABLES) {
    const rows = JSON.parse(String(files.get(`data/${table}.json`))) as unknown[];
    const { rows: counted } = await product.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where user_id = ${visitor.user.id}`,
    );
    expect(rows, table).toHaveLength(counted[0]?.count ?? -1);
    expect(String(files.get(`data/${table}.csv`)).startsWith("\uFEFF"), table).toBe(true);
  }
  for (const name of [
    "campaigns",
    "businesses",
    "evidence",
    "netlify_tokens",
    "creation_run_sites",
  ])
    expect(String(files.get(`data/${name}.json`)), name).toContain("quokka");
  expect(
    [...files.keys()].filter((name) => name.startsWith(`pictures/${ids.picture}/`)),
  ).not.toEqual([]);

  const all = [...files.values()].map((content) => content.toString("latin1")).join("\n");
  const secrets = [keys.secretKey, visitor.token, "nfp_matrixToken0quokka", "$argon2id$"];
  for (const secret of secrets) expect(all).not.toContain(secret);
  expect(all).not.toContain("wombat");
  expect(all).not.toContain(other.visitor.user.email);
});

test.runIf(IS_LONG)(
  "an export has the files of live sites as they are there, and those of sites in the trash",
  async () => {
    const visitor = await product.signUp();
    const campaign = await makeCampaign(visitor);
    for (const city of ["Durham", "Cary"]) {
      const { id } = await makeCampaign(visitor, { ...PLUMBING, city });
      const query = city === "Cary" ? ({ keepSite: "true" } as const) : {};
      await visitor.send(deleteCampaign, { params: { id }, query });
    }
    const files = readZip(Buffer.from(await (await fetch(await linkFor(visitor))).arrayBuffer()));
    const index = [...files.keys()].find((name) => /^sites\/[^/]+\/index\.html$/.test(name)) ?? "";
    const live = await liveReader(product)(campaign.deploymentUrl ?? "");
    expect(String(files.get(index))).toBe(String(live));
    expect(files.has(index.replace("index.html", "robots.txt"))).toBe(true);
    const pages = [...files.keys()].filter((name) => /^trash\/[^/]+\/index\.html$/.test(name));
    const cities = new Set(pages.map((name) => /durham|cary/.exec(name)?.[0]));
    expect(cities).toEqual(new Set(["durham", "cary"]));
    const states = JSON.parse(String(files.get("data/trashed_sites.json"))) as { state: string }[];
    expect(states.map(({ state }) => state).toSorted()).toEqual(["down", "left"]);
  },
);

test("a link needs fresh proof", async () => {
  const visitor = await product.signUp();
  const refused = await visitor.send(createExportLink, {});
  expect(refused).toMatchObject({ status: 403, failure: { code: FRESH_PROOF_REQUIRED } });
});

test("a link works once and not for long, and its secret is in no log", async () => {
  const visitor = await product.signUp();
  const link = await linkFor(visitor);
  expect(await statusOf(link)).toBe(200);
  const used = await fetch(link);
  expect(used.status).toBe(410);
  expect(await used.json()).toMatchObject({ message: exportTexts.linkOver });
  await expect.poll(() => leaseOf(visitor), { timeout: 10_000 }).toBeNull();
  const late = await linkFor(visitor);
  await product.db.execute(
    sql`update account_exports set expires_at = now() where user_id = ${visitor.user.id}`,
  );
  expect(await statusOf(late)).toBe(410);
  const secret = link.split("/").at(-1) ?? "";
  expect(product.logs.join("")).not.toContain(secret);
  const { response } = await visitor.send(listSecurityEvents, { query: { group: "account" } });
  const kinds = response.events.map(({ kind }) => kind).filter((kind) => kind.startsWith("data"));
  expect(kinds).toEqual(["data-exported"]);
});

test.runIf(IS_LONG)(
  "a link does not work for an account that an operator disabled or whose erasure began",
  async () => {
    for (const closed of ["disabledAt", "erasureBeganAt"] as const) {
      const visitor = await product.signUp();
      const link = await linkFor(visitor);
      const set = (value: Date | null) =>
        product.db
          .update(users)
          .set({ [closed]: value })
          .where(eq(users.id, visitor.user.id));
      await set(new Date());
      expect(await statusOf(link), closed).toBe(410);
      await set(null);
      expect(await statusOf(link), closed).toBe(200);
    }
  },
);

test.runIf(IS_LONG)(
  "one download of a user runs at a time, and one that breaks off frees what it held",
  async () => {
    const world = await makeWorld(product, "numbat");
    const { visitor, ids } = world;
    await endOfDeployment(visitor, ids.campaign);
    const gone = new AbortController();
    const response = await fetch(await linkFor(visitor), { signal: gone.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    const second = await visitor.send(createExportLink, {});
    // A small export may have been sent whole already.
    if (await leaseOf(visitor))
      expect(second).toMatchObject({
        status: 409,
        failure: { message: exportTexts.alreadyRunning },
      });
    gone.abort();
    await expect.poll(() => leaseOf(visitor), { timeout: 10_000 }).toBeNull();
    expect(await statusOf(await linkFor(visitor))).toBe(200);
  },
);

test("every table with rows of users is exported, or has a reason why not", async () => {
  const { rows } = await product.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'user_id'`);
  const known = new Set([
    ...EXPORTED_TABLES.map(({ table }) => table),
    ...Object.keys(NOT_EXPORTED),
  ]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});
