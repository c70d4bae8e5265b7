import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system in memory: the noise of a disk would hide the differences of the tools (docs/performance.md §2). */
const IN_MEMORY = "/dev/shm";

/** Runs the work with a folder in memory, or on disk where there is none in memory, that is deleted afterwards. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const hasMemory = await access(IN_MEMORY).then(
    () => true,
    () => false,
  );
  const folder = await mkdtemp(join(hasMemory ? IN_MEMORY : tmpdir(), "mainstreet-bench-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
