/** One thing to check. `run` throws an Error whose message is one sentence on what is wrong and what to do. */
export type DoctorCheck = { name: string; run: () => void | Promise<void> };

export type Environment = Record<string, string | undefined>;

/** The problem that a check reports, or undefined. */
export async function problemOfCheck({ run }: DoctorCheck): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const GB = 2 ** 30;

/** Throws when less than one gigabyte is free where `folder` is. */
export function assertFreeSpace(folder: string, freeBytes: number): void {
  if (freeBytes < GB)
    throw new Error(
      `${(freeBytes / GB).toFixed(1)} GB are free on the disk of ${folder}. Make room for at least 1 GB.`,
    );
}
