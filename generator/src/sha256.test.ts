import { expect, test } from "vitest";
import { sha256Base64 } from "./sha256.ts";

test.each([
  ["", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="],
  ["abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="],
  // Lengths around a block's end, where errors in the padding show first.
  ["x".repeat(55), "1eKFaDzU78AtAhpcYgFGlJWJAQBdb3HongmJ+sd+QHI="],
  ["x".repeat(56), "BMJiYTcO51QVSdFt7jIMcj4/0UZx5moJmv4KN3wWiI4="],
  ["x".repeat(63), "dSILRyGCeOZW8gE7uPDEVaJerwHobGSSTp1I2Jd21vI="],
  ["x".repeat(64), "fOEAlx9k5wAej+WlGXPs3+HO1Cvv5+6NX9YhlQa1OTw="],
  ["x".repeat(65), "lTfF/fEgSC99WNJentWD9SwCtOME6oFNsWM61WWu1+k="],
  ["x".repeat(1000), "RPg1RJSlugO6F5Ko0+nFNMR6kYGYD956P0SwbvKufH8="],
])("the digest of %j is the one OpenSSL gives", (text, digest) => {
  expect(sha256Base64(text)).toBe(digest);
});

test("only ASCII is digested, since our style sheets contain nothing else", () => {
  expect(() => sha256Base64("é")).toThrow(RangeError);
});
