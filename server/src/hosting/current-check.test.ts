import { afterEach, expect, test, vi } from "vitest";
import { Superseded } from "./provider.ts";
import { createCurrentCheck } from "./current-check.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a hundred steps in a row query once; a step after the process was suspended queries again and is refused", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const answers = [true, false];
  const isCurrent = vi.fn(async () => answers.shift() ?? false);
  const { checkCached } = createCurrentCheck(isCurrent);
  await Promise.all(Array.from({ length: 100 }, checkCached));
  vi.advanceTimersByTime(2_900);
  await checkCached();
  expect(isCurrent).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(20_000);
  await expect(checkCached()).rejects.toBeInstanceOf(Superseded);
});

test("a result that took too long to arrive is queried again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const isCurrent = vi.fn(async () => true);
  isCurrent.mockImplementationOnce(async () => {
    vi.advanceTimersByTime(20_000);
    return true;
  });
  await createCurrentCheck(isCurrent).checkCached();
  expect(isCurrent).toHaveBeenCalledTimes(2);
});
