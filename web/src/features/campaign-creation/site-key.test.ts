import { siteKey } from "@mainstreet/contract/campaigns";
import { expect, test } from "vitest";
import { siteKeyOf } from "./site-key.ts";

test("each row has a key of its own that stays the same, and another form has other keys", () => {
  const keys = Array.from({ length: 10_000 }, (_, index) => siteKeyOf("seed", `row ${index}`));
  expect(new Set(keys).size).toBe(10_000);
  expect(siteKeyOf("seed", "row 7")).toBe(keys[7]);
  expect(siteKeyOf("seeds", "row 7")).not.toBe(keys[7]);
  expect(siteKey.safeParse(keys[0]).success).toBe(true);
});
