import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { slots } from "./upload-route.ts";

test("a user who sends too many files at once is refused, and others are not", async () => {
  const inSlot = slots("too many");
  const { promise: held, resolve: release } = Promise.withResolvers<string>();
  const taken = Array.from({ length: 8 }, () => inSlot("one", () => held));
  await expect(inSlot("one", () => held)).rejects.toThrow("too many");
  expect(await Promise.race([inSlot("other", async () => "done"), sleep(1_000)])).toBe("done");
  release("held");
  expect(new Set(await Promise.all(taken))).toEqual(new Set(["held"]));
  expect(await inSlot("one", async () => "done")).toBe("done");
});

test("all users together cannot make more wait than a process holds", async () => {
  const inSlot = slots("too many");
  const { promise: held, resolve: release } = Promise.withResolvers<string>();
  const taken = Array.from({ length: 64 }, (_, n) => inSlot(`user ${n % 8}`, () => held));
  await expect(inSlot("another", () => held)).rejects.toThrow("too many");
  release("held");
  await Promise.all(taken);
});
