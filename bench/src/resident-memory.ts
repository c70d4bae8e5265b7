import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

const MB = 1_024;
const WATCH_MS = 20;

/**
 * The memory that a process and all its descendants use, in MB: with `kind` PSS shared pages are split, with RSS they are counted for each.
 */
export type ResidentMemory = { kind: "PSS" | "RSS"; processes: number[] };

/** Reads `/proc`, so Linux only. The process itself comes first. */
export async function residentMemory(pid: number): Promise<ResidentMemory> {
  const pids = await familyOf(pid);
  const shares = await Promise.all(pids.map((one) => fieldOf(one, "smaps_rollup", "Pss")));
  if (shares.every((share) => share !== undefined)) return { kind: "PSS", processes: shares };
  const sizes = await Promise.all(pids.map((one) => fieldOf(one, "status", "VmRSS")));
  return { kind: "RSS", processes: sizes.map((size) => size ?? 0) };
}

async function residentSize(pid: number): Promise<number> {
  return (await fieldOf(pid, "status", "VmRSS")) ?? Number.NaN;
}

/** By how many MB the memory of a process grows at most while the work runs. */
export async function memoryGrowth(pid: number, work: () => Promise<void>): Promise<number> {
  const before = await residentSize(pid);
  let most = before;
  const watch = { isOver: false };
  const watching = (async () => {
    while (!watch.isOver) {
      most = Math.max(most, await residentSize(pid));
      await pause(WATCH_MS);
    }
  })();
  try {
    await work();
  } finally {
    watch.isOver = true;
    await watching;
  }
  return most - before;
}

async function familyOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8")),
  );
  const children = lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}

async function fieldOf(pid: number, file: string, field: string): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(text)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / MB;
}
