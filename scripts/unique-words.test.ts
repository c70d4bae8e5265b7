import { expect, test } from "vitest";
import { summary, uniqueShares } from "./unique-words.ts";

test("evidence of a city raises the share of words that no other page has, and provenance follows the runs of words", () => {
  const [without, evidence] = [uniqueShares(12, 0), uniqueShares(12, 40)];
  for (const { provenance, shingles } of [...without, ...evidence])
    expect(Math.abs(provenance - shingles)).toBeLessThan(0.2);
  const gain = (kind: "provenance" | "shingles") =>
    summary(evidence.map((one) => one[kind])).mean - summary(without.map((one) => one[kind])).mean;
  expect(gain("provenance")).toBeGreaterThan(10);
  expect(gain("shingles")).toBeGreaterThan(10);
});
