import { expect, test } from "vitest";
import { createRateWatch } from "./rate-watch.ts";

test("a limit whose window lasts thousands of years holds for a day at the most", () => {
  const { seen, note } = createRateWatch();
  const headers = {
    "x-ratelimit-limit": "3",
    "x-ratelimit-remaining": "0",
    // Milliseconds, where seconds are meant.
    "x-ratelimit-reset": String(Date.now()),
  };
  note("deploy", { status: 429, headers, body: Buffer.alloc(0) });
  if (typeof seen.deploy !== "object") throw new Error("The limit was not read");
  expect(seen.deploy).toMatchObject({ limit: 3, left: 0 });
  expect(seen.deploy.resetAt.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000);
});

test.each([
  ["Retry-After", { "retry-after": "90" }],
  ["X-RateLimit-Reset", { "x-ratelimit-reset": String(Math.ceil(Date.now() / 1_000) + 90) }],
])("a refusal with %s alone names until when to wait", (_, headers) => {
  const { seen, note } = createRateWatch();
  note("request", { status: 429, headers, body: Buffer.alloc(0) });
  const inMs = (seen.refusedUntil?.getTime() ?? 0) - Date.now();
  expect(inMs).toBeGreaterThan(60_000);
  expect(inMs).toBeLessThanOrEqual(91_000);
});
