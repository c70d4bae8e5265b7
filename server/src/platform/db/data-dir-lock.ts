import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Locks a data directory for this process: the embedded database does not notice a second process, and the two would destroy the data
 * (docs/database.md §2). A lock left by a killed process is recognised and taken over. Returns a function that releases the lock. Throws
 * one sentence for the operator when another process has the lock.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "server.lock");
  const mine = `${process.pid} ${startTimeOf(process.pid) ?? ""}`;
  if (!tryLock(path, mine)) {
    const [pid = "", startTime = ""] = holderOf(path).split(" ");
    if (isRunning(Number(pid), startTime)) {
      throw new Error(
        `Mainstreet is already running on ${dataDir} (process ${pid}). Stop it first, or set DATA_DIR.`,
      );
    }
    rmSync(path);
    if (!tryLock(path, mine))
      throw new Error(`Another Mainstreet is starting on ${dataDir} right now.`);
  }
  return () => rmSync(path, { force: true });
}

/** Exclusive creation: of two processes at once, one wins. */
function tryLock(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    // On a full disk the file is created, and stays empty.
    rmSync(path, { force: true });
    throw error;
  }
}

/** Long enough for a process that has just created the lock to write its pid. */
const WRITING_MS = 500;

/** Pid and start time. '' when the process was killed before it could write them. */
function holderOf(path: string): string {
  const holder = readFileSync(path, "utf8");
  if (holder !== "") return holder;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WRITING_MS);
  return readFileSync(path, "utf8");
}

/** A pid is used again after a while, so the start time is compared too where the system has it. */
function isRunning(pid: number, startTime: string): boolean {
  // A signal to pid 0 would be sent to our own process group.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return (startTimeOf(pid) ?? "") === startTime;
}

/** Linux: clock ticks from boot to the start of the process (proc_pid_stat(5), field 22). Elsewhere undefined. */
function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has released everything.
    return state === "Z" ? undefined : fields[18];
  } catch {
    return undefined;
  }
}
