import { expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { createKeyedLimit, forEachConcurrently } from "./concurrency.ts";

const pause = () => new Promise((resolve) => setImmediate(resolve));

test("works on every item, never more than the width at a time", async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await forEachConcurrently([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, (running += 1));
    await pause();
    running -= 1;
    done.push(item);
  });
  expect(most).toBe(3);
  expect(new Set(done)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
});

test("after a failure starts nothing new and waits for what runs", async () => {
  const ended: number[] = [];
  const work = forEachConcurrently([1, 2, 3, 4], 2, async (item) => {
    if (item === 1) throw new Error("first");
    await pause();
    ended.push(item);
  });
  await expect(work).rejects.toThrow("first");
  expect(ended).toEqual([2]);
});

test("limits each key for itself, and a failure does not stop the others", async () => {
  const within = createKeyedLimit(2);
  const running: Record<string, number> = { a: 0, b: 0 };
  const most: Record<string, number> = { a: 0, b: 0 };
  const job = (key: string, n: number) =>
    within(key, async () => {
      running[key] = (running[key] ?? 0) + 1;
      most[key] = Math.max(most[key] ?? 0, running[key]);
      await pause();
      running[key] -= 1;
      if (n % 2) throw new Error("odd");
      return n;
    });
  const jobs = [0, 1, 2, 3, 4].flatMap((n) => [job("a", n), job("b", n)]);
  const ends = await Promise.allSettled(jobs);
  expect(countByStatus(ends)).toEqual({ fulfilled: 6, rejected: 4 });
  expect(most).toEqual({ a: 2, b: 2 });
  expect(await job("a", 8)).toBe(8);
});

test("counts what runs and what waits, of each key", async () => {
  const within = createKeyedLimit(1);
  const started: number[] = [];
  const jobs = [1, 2, 3].map((n) =>
    within("a", async () => {
      started.push(n);
      await pause();
    }),
  );
  expect([within.countOf("a"), within.countOf("b")]).toEqual([3, 0]);
  await Promise.all(jobs);
  await pause();
  expect(started).toEqual([1, 2, 3]);
  expect(within.countOf("a")).toBe(0);
});
