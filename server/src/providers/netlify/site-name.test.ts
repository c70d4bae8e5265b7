import { expect, test } from "vitest";
import { siteNameCandidates } from "./site-name.ts";

test("the same campaign always gets the same three names", () => {
  const names = siteNameCandidates("Plumbing in Winston-Salem, NC", "campaign-1");
  expect(siteNameCandidates("Plumbing in Winston-Salem, NC", "campaign-1")).toEqual(names);
  expect(new Set(names).size).toBe(3);
});

test("two campaigns of one service and city get different names", () => {
  const one = siteNameCandidates("plumbing-boise-id", "campaign-1");
  const other = siteNameCandidates("plumbing-boise-id", "campaign-2");
  expect(one.filter((name) => other.includes(name))).toEqual([]);
});

test.each([
  "",
  "日本語",
  "---",
  "x".repeat(300),
  "A/B#?%00 <script>",
  "1234567890123456789012345678-9",
])("%j becomes a name that leaves room for a deploy's own address", (siteName) => {
  for (const name of siteNameCandidates(siteName, "c")) {
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(name.length).toBeLessThanOrEqual(37);
  }
});
