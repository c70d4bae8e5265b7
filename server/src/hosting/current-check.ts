import { Superseded } from "./provider.ts";

/** How long a positive result is valid: well below the 10 s without a heartbeat after which another worker takes over. */
const CACHE_MS = 3_000;

export type CurrentCheck = {
  /** Queries the database. */
  check(): Promise<void>;
  /** Queries the database if the last result is too old. Cheap enough for each file, and it notices that the process was suspended. */
  checkCached(): Promise<void>;
};

/** Checks to await before each step that a visitor could see. Both throw Superseded when `isCurrent` resolves to false. */
export function createCurrentCheck(isCurrent: () => Promise<boolean>): CurrentCheck {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let inFlight: Promise<void> | undefined;
  async function check(): Promise<void> {
    const at = Date.now();
    if (!(await isCurrent())) throw new Superseded();
    checkedAt = at;
  }
  async function checkCached(): Promise<void> {
    // A query can take so long that its result is too old when it arrives.
    while (Math.abs(Date.now() - checkedAt) >= CACHE_MS) {
      inFlight ??= check().finally(() => {
        inFlight = undefined;
      });
      await inFlight;
    }
  }
  return { check, checkCached };
}
