import { redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { createArchiveLink } from "@mainstreet/contract/site-archives";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { readZip } from "../../../test/read-zip.ts";

const SITES = process.env["TEST_SIZE"] === "long" ? 500 : 40;
/** Above what the process held before, however many sites there are. */
const MOST_MB = 120;

let product: Product;
let address: string;
beforeAll(async () => {
  product = await startProduct();
  address = await product.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => product.close());

type Input = { campaignIds?: string[]; version?: number };

async function download(visitor: Visitor, body: Input) {
  const { status, answer, failure } = await visitor.send(createArchiveLink, { body });
  expect(status, failure.message).toBe(201);
  return fetch(`${address}${answer.path}`);
}

async function unpacked(visitor: Visitor, body: Input): Promise<Map<string, Buffer>> {
  const response = await download(visitor, body);
  expect(response.headers.get("content-type")).toBe("application/zip");
  return readZip(Buffer.from(await response.arrayBuffer()));
}

/** The file as a visitor gets it. */
const liveFile = (url: string | null, path: string) =>
  liveReader(product)(`${url}${path.replace(/(^|\/)index\.html$/, "$1")}`);

/** Reads the whole response: what is left unread keeps its connection open, and the server from closing. */
async function statusOf(link: string): Promise<number> {
  const response = await fetch(link);
  await response.arrayBuffer();
  return response.status;
}

test("one site unpacks to its live tree, byte for byte; an earlier version to what it was", async () => {
  const visitor = await product.signUp();
  const { id, deploymentUrl } = await makeCampaign(visitor);
  const first = await liveFile(deploymentUrl, "index.html");
  await visitor.send(updateCampaign, {
    params: { id },
    body: { main: { phone: "(336) 555-0199" } },
  });
  expect((await visitor.send(redeployCampaign, { params: { id } })).status).toBe(200);

  const files = await unpacked(visitor, { campaignIds: [id] });
  expect(files.size).toBeGreaterThan(10);
  // Netlify reads this one and serves it to nobody.
  for (const [path, content] of files)
    if (path !== "_headers") expect(content, path).toEqual(await liveFile(deploymentUrl, path));
  expect(String(files.get("index.html"))).toContain("555-0199");
  const earlier = await unpacked(visitor, { campaignIds: [id], version: 1 });
  expect(earlier.get("index.html")).toEqual(first);
});

test("a link works once, only for one's own sites, and says when there is nothing to download", async () => {
  const [visitor, stranger] = [await product.signUp(), await product.signUp()];
  const { id } = await makeCampaign(visitor);
  const { answer } = await visitor.send(createArchiveLink, { body: { campaignIds: [id] } });
  expect(await statusOf(`${address}${answer.path}`)).toBe(200);
  expect(await statusOf(`${address}${answer.path}`)).toBe(410);
  const body = { campaignIds: [id] };
  expect((await stranger.send(createArchiveLink, { body })).status).toBe(404);
  expect((await stranger.send(createArchiveLink, { body: {} })).status).toBe(404);
  const version = { campaignIds: [id], version: 9 };
  expect((await visitor.send(createArchiveLink, { body: version })).status).toBe(404);
  expect((await visitor.send(createArchiveLink, { body: { version: 1 } })).status).toBe(400);
});

/** Rows as of so many more sites that are live, each with its version. */
async function copySite(id: string, count: number): Promise<void> {
  const { rows } = await product.db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_schema = current_schema() and table_name = 'campaigns' and is_generated = 'NEVER'
        and column_name not in ('id', 'site_key', 'netlify_site_id')`);
  const names = sql.raw(rows[0]?.names ?? "");
  await product.db.execute(sql`
    insert into campaigns (id, site_key, ${names})
      select gen_random_uuid(), 'copysite' || lpad(copy::text, 6, '0'), ${names}
        from campaigns, generate_series(1, ${count}::int) as copy where id = ${id}`);
  await product.db.execute(sql`
    insert into site_versions (id, user_id, campaign_id, number, address, deployment_type, target, source, values, generated, manifest)
      select gen_random_uuid(), v.user_id, c.id, 1, v.address, v.deployment_type, v.target, v.source, v.values, v.generated, v.manifest
        from site_versions v join campaigns c on c.user_id = v.user_id and c.id <> v.campaign_id where v.campaign_id = ${id}`);
}

test("all sites come in a folder each, without growing memory", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  await copySite(id, SITES - 1);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const response = await download(visitor, {});
  const chunks: Buffer[] = [];
  for await (const chunk of response.body ?? []) chunks.push(Buffer.from(chunk));
  clearInterval(timer);
  const zip = Buffer.concat(chunks);
  const paths = [...readZip(zip).keys()];
  expect(new Set(paths.map((path) => path.split("/")[0])).size).toBe(SITES);
  expect(paths.filter((path) => path.endsWith("/index.html"))).toHaveLength(SITES);
  // What the test itself has kept of the file counts in the same process.
  const grown = (most - before - 2 * zip.length) / 1e6;
  if (SITES > 100) console.info({ sites: SITES, zipMB: zip.length / 1e6, grownMB: grown });
  expect(grown).toBeLessThan(MOST_MB);
}, 120_000);
