import { expect, test } from "vitest";
import { startProduct } from "../../../test/harness.ts";
import { countPlaces } from "../../../test/pictures/places.ts";

test("of 1,000 photos with a place, no published file has one", async () => {
  const product = await startProduct();
  const found = await countPlaces(product, 1_000);
  await product.close();
  console.log(JSON.stringify(found));
  expect(found).toMatchObject({ photos: 1_000, withPlaceBefore: 1_000, withPlaceAfter: 0 });
});
