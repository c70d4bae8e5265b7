import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { attempt, renewAttempt } from "./attempt.ts";
import { memoryStorage } from "./test-storage.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});

const made = (key: string) => Promise.resolve(key);
const failing = (status: number) => {
  const keys: string[] = [];
  const create = (key: string) => {
    keys.push(key);
    return Promise.reject(new ApiError({ status, code: "X", message: "" }));
  };
  return { keys, create };
};

test("the key stays the same until the server has responded", async () => {
  const { keys, create } = failing(0);
  await expect(attempt("form", create)).rejects.toThrow(ApiError);
  await expect(attempt("form", create)).rejects.toThrow(ApiError);
  expect(await attempt("form", made)).toBe(keys[0]);
  expect(keys[0]).toBe(keys[1]);
});

test("after success the same body makes another one", async () => {
  expect(await attempt("form", made)).not.toBe(await attempt("form", made));
});

test("a definite refusal ends the attempt: the next try may have another outcome", async () => {
  const { keys, create } = failing(402);
  await expect(attempt("form", create)).rejects.toThrow(ApiError);
  expect(await attempt("form", made)).not.toBe(keys[0]);
});

test("editing the form makes it another attempt", async () => {
  const { keys, create } = failing(0);
  await expect(attempt("form", create)).rejects.toThrow(ApiError);
  renewAttempt("form");
  expect(await attempt("form", made)).not.toBe(keys[0]);
});
