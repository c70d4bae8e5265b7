import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createSealer } from "./secrets.ts";

const key = randomBytes(32).toString("base64");
const place = { table: "netlify_tokens", column: "sealed_token", rowId: "1", userId: "a" };

test("a sealed secret opens at its place, and no two seals of it are alike", () => {
  const sealer = createSealer(key);
  const [one, other] = [sealer.seal("nfp_secret", place), sealer.seal("nfp_secret", place)];
  expect(sealer.open(one, place)).toBe("nfp_secret");
  expect(one.equals(other)).toBe(false);
  expect(one.includes("nfp_secret")).toBe(false);
});

test("while the key is being changed, cookies that the former one signed are known", () => {
  const next = randomBytes(32).toString("base64");
  const [former = ""] = createSealer(key).cookieKeys;
  const [present, known] = createSealer(next, key).cookieKeys;
  expect(known).toBe(former);
  expect(present).toBe(createSealer(next).cookieKeys[0]);
  expect(present).not.toBe(former);
});

test.each([
  ["another user", { ...place, userId: "b" }],
  ["another row", { ...place, rowId: "2" }],
  ["another column", { ...place, column: "name" }],
])("moved to %s it does not open", (_, elsewhere) => {
  const sealer = createSealer(key);
  const sealed = sealer.seal("nfp_secret", place);
  expect(() => sealer.open(sealed, elsewhere)).toThrow();
});

test("with another key, or one bit changed, it does not open", () => {
  const sealed = createSealer(key).seal("nfp_secret", place);
  const other = createSealer(randomBytes(32).toString("base64"));
  expect(() => other.open(sealed, place)).toThrow("Sealed with another key");
  const altered = Buffer.from(sealed);
  altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1);
  expect(() => createSealer(key).open(altered, place)).toThrow();
});
