import { expect, test } from "vitest";
import { withTimeout } from "./with-timeout.ts";

test("what never ends is given up after its time, by name; what ends before it is its own result", async () => {
  const never = new Promise<never>(() => undefined);
  await expect(withTimeout(10, "Closing the database", never)).rejects.toThrow(
    "Closing the database took longer than 10 ms",
  );
  expect(await withTimeout(10_000, "Quick", Promise.resolve(1))).toBe(1);
  await expect(withTimeout(10_000, "Quick", Promise.reject(new Error("its own")))).rejects.toThrow(
    "its own",
  );
});
