import { pictureTexts } from "@mainstreet/contract/picture-texts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { picture, postPicture } from "../../../test/pictures/pictures.ts";
import { sweepPictures } from "./sweep-pictures.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("a user with 500 unused pictures reads why no more are accepted, and one sweep removes all of them", async () => {
  const { token, user } = await product.signUp();
  const caller = { app: product.app, token };
  await product.db.execute(sql`insert into pictures
    (user_id, hash, source_hash, width, height, widths, created_at)
    select ${user.id}::uuid, 'hash ' || n, 'source ' || n, 300, 200, '{300}', now() - interval '25 hours'
    from generate_series(1, 500) n`);
  const file = await picture(300, 200, 33).png().toBuffer();
  const refused = await postPicture(caller, file);
  expect(refused).toMatchObject({ status: 409, message: pictureTexts.tooManyUnused(500) });
  expect(await sweepPictures(product.deps)).toBe(500);
  expect((await postPicture(caller, file)).status).toBe(201);
});
