import * as api from "@mainstreet/contract/businesses";
import { pictureTexts } from "@mainstreet/contract/picture-texts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { fetchPicture, picture, postPicture } from "../../../test/pictures/pictures.ts";
import { auditPictures } from "../../auditor/audit-pictures.ts";
import { sweepPictures } from "../pictures/sweep-pictures.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

let stripes = 0;

async function visitorWithLogo() {
  const visitor = await product.signUp();
  const caller = { app: product.app, token: visitor.token };
  stripes += 1;
  const file = await picture(300, 100, stripes).png().toBuffer();
  const { hash, width, height, widths } = await postPicture(caller, file);
  return { visitor, caller, logo: { hash, width, height, widths, alt: "Ruiz Plumbing" } };
}

const sweepAfterADay = async () => {
  await product.db.execute(sql`update pictures set created_at = now() - interval '2 days'`);
  return sweepPictures(product.deps);
};

test("a logo is kept as long as a business has it", async () => {
  const { visitor, caller, logo } = await visitorWithLogo();
  const body = { name: "Ruiz Plumbing", logo };
  const { status, response, failure } = await visitor.send(api.createBusiness, { body });
  expect(status, failure.message).toBe(201);
  expect(response.logo).toEqual(logo);
  expect(await sweepAfterADay()).toBe(0);
  expect((await fetchPicture(caller, logo.hash, "300.webp")).statusCode).toBe(200);
  // Another field is changed: the logo stays.
  const params = { id: response.id };
  await visitor.send(api.updateBusiness, { params, body: { about: "Two people." } });
  expect(await sweepAfterADay()).toBe(0);
  await visitor.send(api.updateBusiness, { params, body: { logo: null } });
  expect(await sweepAfterADay()).toBe(1);
  expect((await fetchPicture(caller, logo.hash, "300.webp")).statusCode).toBe(404);
});

test("another user's picture is no logo, and what is refused changes nothing", async () => {
  const [owner, stranger] = [await visitorWithLogo(), await visitorWithLogo()];
  const body = { name: "Ruiz Plumbing", logo: owner.logo };
  const made = await stranger.visitor.send(api.createBusiness, { body });
  expect(made.status).toBe(400);
  expect(made.failure).toMatchObject({
    message: pictureTexts.unknown,
    fields: { logo: pictureTexts.unknown },
  });
  const own = { name: "Ruiz Plumbing", logo: stranger.logo };
  const { response } = await stranger.visitor.send(api.createBusiness, { body: own });
  const params = { id: response.id };
  const changed = await stranger.visitor.send(api.updateBusiness, {
    params,
    body: { name: "Other", logo: owner.logo },
  });
  expect(changed.status).toBe(400);
  const { response: kept } = await stranger.visitor.send(api.getBusiness, { params });
  expect(kept).toMatchObject({ name: "Ruiz Plumbing", logo: stranger.logo });
});

test("the auditor finds a picture without a file, and a logo that nothing keeps", async () => {
  const { visitor, logo } = await visitorWithLogo();
  const body = { name: "Ruiz Plumbing", logo };
  const { response } = await visitor.send(api.createBusiness, { body });
  const undo = new Error("undo");
  const broken = product.db.transaction(async (tx) => {
    await tx.execute(sql`delete from picture_uses where holder_id = ${response.id}`);
    await tx.execute(
      sql`delete from picture_files where hash = ${logo.hash} and format = 'jpg' and user_id = ${visitor.user.id}`,
    );
    const messages = (await auditPictures(tx)).map(({ message }) => message);
    expect(messages.toSorted()).toEqual([
      `picture ${logo.hash} of user ${visitor.user.id} lacks files`,
      `the logo of business ${response.id} is not kept for it`,
    ]);
    throw undo;
  });
  await expect(broken).rejects.toBe(undo);
});
