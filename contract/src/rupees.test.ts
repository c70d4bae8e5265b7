import { expect, test } from "vitest";
import { formatRupees } from "./rupees.ts";

test("rupees have Indian grouping, and paise only where there are some", () => {
  expect([1, 2_999, 123_456, 39.96].map(formatRupees)).toEqual([
    "₹1",
    "₹2,999",
    "₹1,23,456",
    "₹39.96",
  ]);
});
