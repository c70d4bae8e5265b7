import { expect, test } from "vitest";
import { decimal } from "./decimal.ts";

test("a number reads as the engine itself would write it", () => {
  const drawn = Array.from({ length: 4_000 }, (_, step) => (step - 2_000) / 1000);
  const odd = [0, -0, 0.1 + 0.2, 1 / 3, 35.99999, -80.24422, 999_999.999, 1e6 + 0.5, 1e21, 1e-7];
  for (const value of [...drawn, ...odd, Number.NaN, Infinity, -Infinity])
    expect(decimal(value)).toBe(String(value));
});
