import { expect, test } from "vitest";
import { specificationParts, reportCoverage, testsIn } from "./report-coverage.ts";

test("the report lists the tests of each part, and those that name a part which does not exist", () => {
  const parts = specificationParts(
    "# S\n\n## 1. Aim\n\n## 2. Screens\n\n### Login\n\n### Signup\n",
  );
  const source = 'test("signs in [spec 1, 2.1]", f); test("no number", f);\ntest("x [spec 9]", f);';
  expect(reportCoverage(parts, testsIn("a.test.ts", source)).split("\n")).toEqual([
    "1 Aim: 1 tests",
    "  a.test.ts: signs in",
    "2 Screens: 0 tests",
    "",
    "2.1 Login: 1 tests",
    "  a.test.ts: signs in",
    "2.2 Signup: 0 tests",
    "",
    "No such part: a.test.ts: x",
  ]);
});
