import { createBusiness } from "@mainstreet/contract/businesses";
import { saveOverrides } from "@mainstreet/contract/campaign-overrides";
import { redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { addEvidence, publishEvidence, withdrawEvidence } from "@mainstreet/contract/evidence";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { createArchiveLink, siteArchiveTexts } from "@mainstreet/contract/site-archives";
import { restoreVersion } from "@mainstreet/contract/site-versions";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  campaignOfRun,
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import {
  fetchPicture as downloadPicture,
  picture,
  postPicture,
} from "../../../test/pictures/pictures.ts";
import { readZip } from "../../../test/read-zip.ts";

const SITES = IS_LONG ? 500 : 12;
/** How much memory the process may use above what it used before, however many sites there are. */
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
  const { status, response, failure } = await visitor.send(createArchiveLink, { body });
  expect(status, failure.message).toBe(201);
  return fetch(`${address}${response.path}`);
}

async function unpacked(visitor: Visitor, body: Input): Promise<Map<string, Buffer>> {
  const response = await download(visitor, body);
  expect(response.headers.get("content-type")).toBe("application/zip");
  return readZip(Buffer.from(await response.arrayBuffer()));
}

/** The file as a visitor gets it. */
const liveFile = (url: string | null, path: string) =>
  liveReader(product)(`${url}${path.replace(/(^|\/)index\.html$/, "$1")}`);

/** Reads the whole response: unread bytes would keep its connection open, and the server from closing. */
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
  // Netlify reads this file and serves it to nobody.
  for (const [path, content] of files)
    if (path !== "_headers") expect(content, path).toEqual(await liveFile(deploymentUrl, path));
  expect(String(files.get("index.html"))).toContain("555-0199");
  const earlier = await download(visitor, { campaignIds: [id], version: 1 });
  const name = /filename="plumbing-winston-salem[\w-]*-version-1\.zip"/;
  expect(earlier.headers.get("content-disposition")).toMatch(name);
  const zip = readZip(Buffer.from(await earlier.arrayBuffer()));
  expect(zip.get("index.html")).toEqual(first);
});

const CITY = { city: "Durham", state: "NC" };

/** A live site of several pages with evidence, a photo and own words. */
async function makeRichSite(visitor: Visitor) {
  const { response: business } = await visitor.send(createBusiness, { body: { name: "Ruiz" } });
  const caller = { app: product.app, token: visitor.token };
  const photo = await postPicture(caller, await picture(1000, 600, 1).jpeg().toBuffer());
  const { hash, width, height, widths } = photo;
  const content = {
    kind: "photo" as const,
    picture: { hash, width, height, widths, alt: "The pipe of 1920" },
  };
  const params = { id: business.id };
  const { response: piece } = await visitor.send(addEvidence, {
    params,
    body: { content, ...CITY },
  });
  const ids = { params, body: { ids: [piece.id] } };
  expect((await visitor.send(publishEvidence, ids)).response.published).toBe(1);
  const { response: run } = await visitor.send(createMultiLocation, {
    body: {
      mainService: "Plumbing",
      mainLocation: { city: "Cary", state: "NC" },
      additionalLocations: [CITY],
      netlifyTokenId: "default",
      businessId: business.id,
    },
  });
  const id = await campaignOfRun(visitor, run.progressId);
  await endOfDeployment(visitor, id);
  const texts = [{ key: "hero.lead", text: "Call Ana of Cary." }];
  const page = { texts, hidden: [], order: [], questions: [], services: [] };
  const body = { pages: { "": page } };
  expect((await visitor.send(saveOverrides, { params: { id }, body })).status).toBe(200);
  await visitor.send(redeployCampaign, { params: { id } });
  const { deploymentUrl } = await endOfDeployment(visitor, id);
  const stored = await downloadPicture(caller, hash, `${widths[0]}.webp`);
  return { id, url: deploymentUrl, ids, photo: stored.rawPayload };
}

test.runIf(IS_LONG)(
  "many pages, photos, evidence and own words are in the ZIP and come back; withdrawn evidence does not",
  async () => {
    const visitor = await product.signUp();
    const { id, url, ids, photo } = await makeRichSite(visitor);
    const files = await unpacked(visitor, { campaignIds: [id], version: 2 });
    const page = "locations/durham-nc/index.html";
    expect(String(files.get("index.html"))).toContain("Call Ana of Cary.");
    expect(String(files.get(page))).toContain("The pipe of 1920");
    const photos = [...files].filter(([path]) => path.startsWith("photos/"));
    expect(photos.some(([, content]) => content.equals(photo))).toBe(true);

    const params = { id };
    await visitor.send(saveOverrides, { params, body: { pages: {} } });
    await visitor.send(updateCampaign, { params, body: { main: { phone: "(336) 555-0199" } } });
    await visitor.send(redeployCampaign, { params });
    const restore = async () =>
      (await visitor.send(restoreVersion, { params: { id, number: "2" } })).response;
    expect((await restore()).restoresFiles).toBe(true);
    await endOfDeployment(visitor, id);
    for (const [path, content] of files)
      if (path !== "_headers") expect(content, path).toEqual(await liveFile(url, path));

    await visitor.send(withdrawEvidence, ids);
    const { restoresFiles, message } = await restore();
    expect(restoresFiles).toBe(false);
    expect(message).toContain("the evidence on its pages has changed since");
    await endOfDeployment(visitor, id);
    expect(String(await liveFile(url, page))).not.toContain("The pipe of 1920");
    expect(String(await liveFile(url, "index.html"))).toContain("Call Ana of Cary.");
  },
);

test("a link works once, only for one's own sites, and says when there is nothing to download", async () => {
  const [visitor, stranger] = [await product.signUp(), await product.signUp()];
  const { id } = await makeCampaign(visitor);
  const { response } = await visitor.send(createArchiveLink, { body: { campaignIds: [id] } });
  expect(await statusOf(`${address}${response.path}`)).toBe(200);
  expect(await statusOf(`${address}${response.path}`)).toBe(410);
  const body = { campaignIds: [id] };
  expect((await stranger.send(createArchiveLink, { body })).status).toBe(404);
  const { status, failure } = await stranger.send(createArchiveLink, { body: {} });
  expect([status, failure.message]).toEqual([404, siteArchiveTexts.nothing]);
  const version = { campaignIds: [id], version: 9 };
  expect((await visitor.send(createArchiveLink, { body: version })).status).toBe(404);
  expect((await visitor.send(createArchiveLink, { body: { version: 1 } })).status).toBe(400);
});

test.runIf(IS_LONG)(
  "a selection comes with its sites alone, and what is in the trash is not there",
  async () => {
    const [visitor, stranger] = [await product.signUp(), await product.signUp()];
    const ids: string[] = [];
    for (const city of ["Durham", "Cary", "Boone"])
      ids.push((await makeCampaign(visitor, { ...PLUMBING, city })).id);
    const [first = "", second = "", third = ""] = ids;
    const foreign = await makeCampaign(stranger);
    const foldersOf = async (campaignIds: string[]) => {
      const zip = await unpacked(visitor, { campaignIds });
      return new Set(Array.from(zip.keys(), (path) => path.split("/")[0]?.slice(-6)));
    };
    expect(await foldersOf([first, second, foreign.id])).toEqual(
      new Set([first.slice(-6), second.slice(-6)]),
    );
    await visitor.send(deleteCampaign, { params: { id: third }, query: {} });
    expect(await foldersOf([first, third])).toEqual(new Set([first.slice(-6)]));
    const trashed = await visitor.send(createArchiveLink, { body: { campaignIds: [third] } });
    expect([trashed.status, trashed.failure.message]).toEqual([404, siteArchiveTexts.nothing]);
  },
);

/** Inserts rows of so many more sites that are live at the addresses of the user's own, each with its version. */
async function copySites(userId: string, count: number): Promise<void> {
  const { rows } = await product.db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_schema = current_schema() and table_name = 'campaigns' and is_generated = 'NEVER'
        and column_name not in ('id', 'site_key', 'netlify_site_id')`);
  const names = sql.raw(rows[0]?.names ?? "");
  await product.db.execute(sql`
    insert into campaigns (id, site_key, ${names})
      select gen_random_uuid(), 'copy' || left(md5(id || '-' || copy), 16), ${names}
        from campaigns, generate_series(1, ${count}::int) as copy where user_id = ${userId}`);
  await product.db.execute(sql`
    insert into site_versions (id, user_id, campaign_id, number, address, deployment_type, target, source, values, generated, manifest)
      select gen_random_uuid(), v.user_id, c.id, 1, v.address, v.deployment_type, v.target, v.source, v.values, v.generated, v.manifest
        from site_versions v join campaigns c on c.user_id = v.user_id and c.deployment_url = v.address and c.id <> v.campaign_id
        where v.user_id = ${userId}`);
}

type Version = { id: string; siteName: string; url: string; manifest: Record<string, string> };

/** The newest version of each site of a user. */
async function versionsOf(userId: string): Promise<Version[]> {
  const { rows } = await product.db.execute<Version>(sql`
    select c.id, c.site_name as "siteName", v.address as url, v.manifest
      from site_versions v join campaigns c on c.id = v.campaign_id where v.user_id = ${userId}`);
  return rows;
}

/** Paths in a ZIP file of many sites whose content differs from what a visitor gets, that are missing, or that belong to no site. */
async function strayPaths(zip: Map<string, Buffer>, versions: Version[]): Promise<string[]> {
  const left = new Map(zip);
  const live = new Map<string, Buffer | undefined>();
  const stray: string[] = [];
  for (const { id, siteName, url, manifest } of versions) {
    const folder = `${siteName}-${id.slice(-6)}`;
    for (const path of Object.keys(manifest)) {
      const visited = `${url} ${path}`;
      if (!live.has(visited)) live.set(visited, await liveFile(url, path));
      const content = left.get(`${folder}/${path}`);
      left.delete(`${folder}/${path}`);
      // Netlify reads this file and serves it to nobody.
      const isSame = path === "_headers" || live.get(visited)?.equals(content ?? Buffer.alloc(0));
      if (content === undefined || !isSame) stray.push(`${folder}/${path} of ${url}`);
    }
  }
  return [...stray, ...left.keys()];
}

test(
  "all sites come in a folder each, as they are live byte for byte, without growing memory",
  { timeout: 600_000 },
  async () => {
    const visitor = await product.signUp();
    const userId = visitor.user.id;
    const cities = ["Winston-Salem", "Durham", "Cary", "Boone"];
    for (const city of cities) await makeCampaign(visitor, { ...PLUMBING, city });
    await copySites(userId, SITES / cities.length - 1);
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    const response = await download(visitor, {});
    const chunks: Uint8Array[] = [];
    // Not a Buffer: each small Buffer would keep a slab of memory in use that the server's buffers share.
    for await (const chunk of response.body ?? []) chunks.push(new Uint8Array(chunk));
    clearInterval(timer);
    const zip = Buffer.concat(chunks);
    const versions = await versionsOf(userId);
    expect(versions).toHaveLength(SITES);
    expect(await strayPaths(readZip(zip), versions)).toEqual([]);
    // The parts of the file that the test itself stores count in the same process.
    const grown = (most - before - 2 * zip.length) / 1e6;
    if (SITES > 100) console.info({ sites: SITES, zipMB: zip.length / 1e6, grownMB: grown });
    expect(grown).toBeLessThan(MOST_MB);
  },
);
