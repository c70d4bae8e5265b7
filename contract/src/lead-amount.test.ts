import { expect, test } from "vitest";
import { centsOf, formatCents } from "./lead-amount.ts";

test("an amount is read however it is typed, and shown as it is read", () => {
  expect(["1,250.50", "$1250", " 0.5 ", "900"].map(centsOf)).toEqual([
    125_050, 125_000, 50, 90_000,
  ]);
  expect(["", "a lot", "-5", "1.234", "1000000"].map(centsOf)).toEqual(Array(5).fill(null));
  expect([125_050, 125_000, 5, 0].map(formatCents)).toEqual(["$1,250.50", "$1,250", "$0.05", "$0"]);
});
