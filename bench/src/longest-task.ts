import type { Page } from "@playwright/test";
import { z } from "zod";

/** Chromium's trace event format; times in microseconds, `tdur` is the thread's own CPU time. */
const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).optional(),
    }),
  ),
});
type TraceEvent = z.output<typeof trace>["traceEvents"][number];

/** The longest task of the page's main thread during `work`, in milliseconds on the clock and of CPU. */
export async function longestTask(
  page: Page,
  work: () => Promise<void>,
): Promise<{ wall: number; cpu: number }> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page has no browser");
  await browser.startTracing(page, { categories: ["toplevel"] });
  await work();
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const tasks = traceEvents.filter(isMainThreadOf(traceEvents));
  const longest = (of: (event: TraceEvent) => number | undefined) =>
    tasks.reduce((most, event) => Math.max(most, (of(event) ?? 0) / 1_000), 0);
  return { wall: longest(({ dur }) => dur), cpu: longest(({ tdur }) => tdur) };
}

/** Whether an event is of the main thread that worked most, which is that of the process that shows the page. */
function isMainThreadOf(events: TraceEvent[]): (event: TraceEvent) => boolean {
  const threads = events
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(({ pid, tid }) => ({ pid, tid, busy: busyTime(events, pid, tid) }));
  const main = threads.toSorted((one, other) => other.busy - one.busy)[0];
  if (main === undefined) throw new Error("The trace names no main thread");
  return ({ pid, tid }) => pid === main.pid && tid === main.tid;
}

function busyTime(events: TraceEvent[], pid: number, tid: number): number {
  return events.reduce(
    (sum, event) => sum + (event.pid === pid && event.tid === tid ? (event.tdur ?? 0) : 0),
    0,
  );
}
