import { afterEach, expect, test, vi } from "vitest";
import { Superseded } from "./provider.ts";
import { createWantedCheck } from "./wanted-check.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a hundred steps in a row ask once, a step after a standstill asks anew and is refused", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const answers = [true, false];
  const stillWanted = vi.fn(async () => answers.shift() ?? false);
  const { lately } = createWantedCheck(stillWanted);
  await Promise.all(Array.from({ length: 100 }, lately));
  vi.advanceTimersByTime(2_900);
  await lately();
  expect(stillWanted).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(20_000);
  await expect(lately()).rejects.toBeInstanceOf(Superseded);
});

test("an answer that took too long to come is asked for again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const stillWanted = vi.fn(async () => true);
  stillWanted.mockImplementationOnce(async () => {
    vi.advanceTimersByTime(20_000);
    return true;
  });
  await createWantedCheck(stillWanted).lately();
  expect(stillWanted).toHaveBeenCalledTimes(2);
});
