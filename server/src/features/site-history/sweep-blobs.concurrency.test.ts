import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { keepBlobs } from "./keep-blobs.ts";
import { readBlobs } from "./read-blobs.ts";
import { sweepBlobs } from "./sweep-blobs.ts";

const ROUNDS = IS_LONG ? 200 : 25;

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
});
afterAll(() => product.close());

test("a deployment that names blobs while the sweep removes them has all of them in the end", async () => {
  const { user } = await product.signUp();
  const files = Array.from({ length: 40 }, (_, at) => ({
    path: `${at}.txt`,
    content: Buffer.from(`A page that nothing names yet: ${at}`),
    contentType: "text/plain",
    cacheControl: "no-cache",
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    await keepBlobs(product.db, user.id, files);
    await product.db.execute(sql`
      update blobs set named_at = now() - interval '2 days' where user_id = ${user.id}`);
    const hashes = await product.db.execute<{ hash: string }>(sql`
      select encode(sha256, 'hex') as hash from blobs where user_id = ${user.id}`);
    // In any order: two deployments, two sweeps.
    await Promise.all([
      sweepBlobs(product.deps),
      keepBlobs(product.db, user.id, files),
      sweepBlobs(product.deps),
      keepBlobs(product.db, user.id, files.toReversed()),
    ]);
    const kept = await readBlobs(
      product.db,
      user.id,
      hashes.rows.map(({ hash }) => hash),
    );
    expect(kept.size, `round ${round}`).toBe(files.length);
  }
});
