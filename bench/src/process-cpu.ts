import { readFile } from "node:fs/promises";

/** Linux reports CPU times to programs in hundredths of a second (USER_HZ). */
const TICKS_PER_SECOND = 100;

/** The CPU time another process has used so far, all its threads, in seconds. Reads `/proc`, so Linux only. */
export async function processCpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The program's name, in brackets, may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
