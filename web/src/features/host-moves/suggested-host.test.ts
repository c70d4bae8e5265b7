import { expect, test } from "vitest";
import { suggestedHost } from "./suggested-host.ts";

test.each([
  ["netlify", "cloudflare"],
  ["aws", "cloudflare"],
  ["cloudflare", "netlify"],
] as const)("sites that leave %s are offered %s first", (from, to) => {
  expect(suggestedHost(from)).toBe(to);
});
