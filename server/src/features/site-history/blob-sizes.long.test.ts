import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCampaign, type Product, startProduct } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { digestOf } from "../../hosting/digest.ts";
import { findCampaign } from "../campaigns/queries.ts";
import { renderSite } from "../deployments/render-site.ts";
import { keepBlobs } from "./keep-blobs.ts";

const SITES = IS_LONG ? 500 : 10;
const VERSIONS = IS_LONG ? 20 : 12;

const TEXT = /\.(?:html|css|svg|txt|xml|webmanifest)$|^_/;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("the blobs of sites with many versions take little more than their distinct texts by gzip", async () => {
  const visitor = await product.signUp();
  const userId = visitor.user.id;
  const made = await makeCampaign(visitor);
  const row = await findCampaign(product.db, { userId, campaignId: made.id });
  if (!row) throw new Error("The campaign is gone");
  await product.db.execute(sql`delete from site_versions`);
  await product.db.execute(sql`delete from blobs`);

  const texts = new Map<string, number>();
  for (let site = 0; site < SITES; site += 1)
    for (let version = 0; version < VERSIONS; version += 1) {
      const changed = {
        ...row,
        business: null,
        evidence: [],
        siteKey: `sizes${String(site).padStart(10, "a")}`.slice(0, 20),
        companyName: `Carolina Pipe ${site}`,
        // One field differs from version to version.
        phone: `(336) 555-0${String(100 + version)}`,
      };
      const { files } = await renderSite(changed, {
        siteUrl: `https://site-${site}.netlify.app/`,
        indexNowKey: "",
        form: null,
      });
      await keepBlobs(product.db, userId, files);
      for (const { content } of files.filter(({ path }) => TEXT.test(path)))
        texts.set(digestOf("sha256", content), gzipSync(content).length);
    }
  const gzipped = [...texts.values()].reduce((sum, size) => sum + size, 0);
  const { rows } = await product.db.execute<{ bytes: number; count: number }>(
    sql`select sum(length(content))::int as bytes, count(*)::int as count from blobs where user_id = ${userId}`,
  );
  const stored = rows[0]?.bytes ?? 0;
  if (IS_LONG) console.info({ gzipped, stored, ratio: stored / gzipped, count: rows[0]?.count });
  expect(stored / gzipped).toBeLessThanOrEqual(1.2);
}, 1_200_000);
