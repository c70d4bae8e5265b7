import { PgBoss } from "pg-boss";
import { expect, onTestFinished, test, vi } from "vitest";
import { startJobWorker } from "./job-worker.ts";

type Job = Awaited<ReturnType<PgBoss["fetch"]>>[number];

/** One job, fetched twice: its worker counted as dead in between. */
function jobOf(retryCount: number): Job {
  return {
    id: "one",
    name: "deploy",
    data: {},
    retryCount,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    signal: new AbortController().signal,
  };
}

test("a job that this process fetched a second time keeps its heartbeat after its first attempt has ended", async () => {
  const boss = new PgBoss({ connectionString: "postgres://nowhere.invalid/none" });
  const waiting = [[jobOf(0)], [jobOf(1)]];
  vi.spyOn(boss, "fetch").mockImplementation(async () => waiting.shift() ?? []);
  const completed = vi.spyOn(boss, "complete").mockRejectedValue(new Error("not counted"));
  const touched = vi.spyOn(boss, "touch").mockRejectedValue(new Error("not counted"));
  const turns = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  const worker = startJobWorker({
    boss,
    queue: "deploy",
    concurrency: 2,
    urgentConcurrency: 0,
    urgentPriority: 1,
    heartbeatMs: 5,
    handle: async () => turns[begun++]?.promise,
    onError: () => undefined,
  });
  onTestFinished(async () => {
    turns[1]?.resolve();
    await worker.drain();
  });
  await expect.poll(() => begun).toBe(1);
  worker.wake();
  await expect.poll(() => begun).toBe(2);

  turns[0]?.resolve();
  await expect.poll(() => completed.mock.calls.length).toBe(1);
  expect(completed.mock.calls[0]?.[1]).toEqual([{ id: "one", retryCount: 0 }]);
  touched.mockClear();
  await expect.poll(() => touched.mock.calls.length).toBeGreaterThan(0);
  expect(touched.mock.calls[0]?.[1]).toEqual([{ id: "one", retryCount: 1 }]);
});
