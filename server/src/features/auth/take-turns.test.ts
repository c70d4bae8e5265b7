import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

test("so many run at once, so many wait, and the rest is refused at once", async () => {
  const turns = takeTurns({
    atOnce: 3,
    queueLength: 4,
    onFull: () => {
      throw new Error("full");
    },
  });
  let running = 0;
  let most = 0;
  const work = async (n: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (n === 1) throw new Error("broke");
    return n;
  };
  const ends = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => turns(() => work(n))));
  const said = ends.map((end) => (end.status === "fulfilled" ? end.value : String(end.reason)));
  expect(said).toEqual([0, "Error: broke", 2, 3, 4, 5, 6, "Error: full", "Error: full"]);
  expect(most).toBe(3);
  expect(await turns(() => work(9))).toBe(9);
});
