import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./hash-password.ts";

test("three hashes at a time, 64 more wait, and the rest is refused at once", async () => {
  const ends = await Promise.allSettled(Array.from({ length: 70 }, () => hashPassword("correct")));
  const refusals = ends.filter((end) => end.status === "rejected");
  expect(refusals).toHaveLength(3);
  for (const { reason } of refusals)
    expect(reason).toMatchObject({ response: { status: 429, code: "BUSY", retryAfterSeconds: 2 } });
  expect(await verifyPassword("correct", await hashPassword("correct"))).toBe(true);
});
