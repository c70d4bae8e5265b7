import { createExportLink, exportTexts } from "@mainstreet/contract/account-export";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCampaign, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { readZip } from "../../../test/read-zip.ts";
import { proveByPassword } from "../../../test/second-factor.ts";

const SITES = IS_LONG ? 500 : 40;
/** The memory limit above what the process used before, however many sites there are. */
const MOST_MB = 300;

let product: Product;
let visitor: Visitor;
let address: string;

beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "1" });
  address = await product.app.listen({ port: 0, host: "127.0.0.1" });
  visitor = await product.signUp();
});
afterAll(() => product.close());

/** Inserts rows for `count` more live sites: each has its own site key, so that none is served from a cache. */
async function copySite(count: number): Promise<void> {
  const { rows } = await product.db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_schema = current_schema() and table_name = 'campaigns' and is_generated = 'NEVER'
        and column_name not in ('id', 'site_key', 'netlify_site_id')`);
  const names = sql.raw(rows[0]?.names ?? "");
  await product.db.execute(sql`
    insert into campaigns (id, site_key, ${names})
      select gen_random_uuid(), 'copysite' || lpad(copy::text, 6, '0'), ${names}
        from campaigns, generate_series(1, ${count}::int) as copy`);
}

const newLink = () => visitor.send(createExportLink, {});

async function download(signal?: AbortSignal) {
  const { status, response, failure } = await newLink();
  expect(status, failure.message).toBe(201);
  return fetch(`${address}${response.path}`, signal ? { signal } : {});
}

const lease = async () =>
  (
    await product.db.execute<{ until: unknown }>(
      sql`select leased_until as until from account_exports where user_id = ${visitor.user.id}`,
    )
  ).rows[0]?.until;

test("without room on its disk it costs responses 503 that name the cause, until there is some", async () => {
  await makeCampaign(visitor);
  await copySite(SITES - 1);
  await proveByPassword(visitor);
  const gone = new AbortController();
  const response = await download(gone.signal);
  const reader = response.body?.getReader();
  await reader?.read();
  expect(await newLink()).toMatchObject({
    status: 409,
    failure: { message: exportTexts.alreadyRunning },
  });
  gone.abort();
  await expect.poll(lease, { timeout: 10_000 }).toBeNull();
});

test.runIf(IS_LONG)(
  `an export of ${SITES} sites is whole, and takes no more memory than one of a few`,
  { timeout: 900_000 },
  async () => {
    const usage = () => process.memoryUsage().rss / 2 ** 20;
    const before = usage();
    let peak = before;
    const since = performance.now();
    const response = await download();
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) {
      peak = Math.max(peak, usage());
      chunks.push(chunk);
    }
    const zip = Buffer.concat(chunks);
    const seconds = (performance.now() - since) / 1_000;
    const files = readZip(zip);
    const pages = [...files.keys()].filter((name) => /^sites\/[^/]+\/index\.html$/.test(name));
    expect(pages).toHaveLength(SITES);
    console.log(
      `${SITES} sites, ${files.size} files, ${(zip.length / 2 ** 20).toFixed(1)} MB in ${seconds.toFixed(1)} s; ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
    );
    // The received ZIP is held by the test itself, not by the server.
    expect(peak - before - zip.length / 2 ** 20).toBeLessThan(MOST_MB);
  },
);
