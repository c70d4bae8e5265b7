import { siteName } from "@mainstreet/generator/slug";
import { expect, test } from "vitest";
import { siteNameCandidates } from "./site-name.ts";

const words = { service: "Plumbing", city: "Winston-Salem", state: "NC" };
const namesOf = (campaignId: string) =>
  siteNameCandidates(siteName({ ...words, siteKey: campaignId }), campaignId);

test("the same campaign always gets the same three names, its own first", () => {
  const names = namesOf("campaign-1");
  expect(namesOf("campaign-1")).toEqual(names);
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^plumbing-winston-salem-nc-[a-z2-7]{6}$/);
});

test("two campaigns of one service and city get different names", () => {
  const other = namesOf("campaign-2");
  expect(namesOf("campaign-1").filter((name) => other.includes(name))).toEqual([]);
});

test.each([
  "",
  "日本語",
  "---",
  "x".repeat(300),
  "A/B#?%00 <script>",
  "1234567890123456789012345678-9",
])("%j becomes names that leave room for a deploy's own address", (service) => {
  for (const name of siteNameCandidates(siteName({ ...words, service, siteKey: "c" }), "c")) {
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(name.length).toBeLessThanOrEqual(37);
  }
});
