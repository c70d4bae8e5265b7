import { pictureTexts } from "@mainstreet/contract/picture-texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { picture, postPicture } from "../../../test/pictures/pictures.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("a decoder that cannot be started is no fault of the file, and the next one starts", async () => {
  const { token } = await product.signUp();
  const caller = { app: product.app, token };
  const file = await picture(300, 200, 31).png().toBuffer();
  const { execPath } = process;
  process.execPath = "/nowhere/node";
  const refused = await postPicture(caller, file);
  process.execPath = execPath;
  expect(refused).toMatchObject({ status: 503, message: pictureTexts.readerUnavailable });
  expect((await postPicture(caller, file)).status).toBe(201);
});
