import { readFileSync, statfsSync } from "node:fs";

const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * Lets tests, and what they start, keep temporary files in memory where Linux has enough of it. An integration test makes and removes a
 * database of a thousand files: that takes 50 ms in memory and two seconds on a disk. TMPDIR, if set, stays.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.platform === "linux" && !process.env["TMPDIR"] && isRoomy())
    process.env["TMPDIR"] = MEMORY;
}

/** In a container it is often 64 MB, and often no program may be started from it, which PostgreSQL needs. */
function isRoomy(): boolean {
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  const options = mounts
    .map((line) => line.split(" "))
    .findLast(([, path]) => path === MEMORY)?.[3];
  if (options === undefined || /\b(?:noexec|ro)\b/.test(options)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}
