import { expect, test } from "vitest";
import { type Figure, isMissed } from "./figure.ts";
import { formatReport } from "./format-report.ts";

const figure = (samples: number[], kind: "binding" | "aim"): Figure => ({
  name: "cost",
  unit: "ms",
  samples,
  limit: { kind, most: 2 },
});

test("one slow round does not miss a binding limit, a slow median does", () => {
  expect(isMissed(figure([1, 1.5, 90], "binding"))).toBe(false);
  expect(isMissed(figure([1, 2.1, 3.1, 4], "binding"))).toBe(true);
  expect(isMissed(figure([3], "aim"))).toBe(false);
});

test("a line carries median, spread, number of rounds and what became of the limit", () => {
  const figures = [figure([2, 1, 4, 3], "binding"), figure([1, 1], "binding"), figure([3], "aim")];
  const ratios = [{ name: "ours / theirs", samples: [0.25, 0.5, 1] }];
  expect(formatReport("client", { figures, ratios, notes: ["on loopback"] }).split("\n")).toEqual([
    "client",
    "  cost: 2.5 (1 to 4, n = 4) ms, binding ≤ 2 ms: MISSED",
    "  cost: 1 (1 to 1, n = 2) ms, binding ≤ 2 ms: met",
    "  cost: 3 ms, aim ≤ 2 ms, not reached",
    "  ratio ours / theirs: 0.5 (0.25 to 1, n = 3)",
    "  (on loopback)",
  ]);
});

test("a ratio that must not be lower is missed by a low median", () => {
  const times = (samples: number[]): Figure => ({
    name: "theirs over ours",
    unit: "times",
    samples,
    limit: { kind: "binding", least: 3 },
  });
  expect(isMissed(times([3.2, 1, 4]))).toBe(false);
  const figures = [times([2.9, 2, 4])];
  expect(formatReport("peers", { figures, ratios: [], notes: [] })).toContain("≥ 3 times: MISSED");
});
