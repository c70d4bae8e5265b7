import { expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { hashLike, hashPassword, verifyPassword } from "./hash-password.ts";

/** Waits in the same queue as a new hash, but is very cheap to compute. */
const CHEAP = `$argon2id$v=19$m=8,t=1,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;

test("three hashes at a time, 64 more wait, and the rest is refused at once", async () => {
  const ends = await Promise.allSettled(
    Array.from({ length: 70 }, () => hashLike("correct", CHEAP)),
  );
  const refusals = ends.filter((end) => end.status === "rejected");
  expect(countByStatus(ends)).toEqual({ fulfilled: 67, rejected: 3 });
  for (const { reason } of refusals)
    expect(reason).toMatchObject({ response: { status: 429, code: "BUSY", retryAfterSeconds: 2 } });
  expect(await verifyPassword("correct", await hashPassword("correct"))).toBe(true);
});
