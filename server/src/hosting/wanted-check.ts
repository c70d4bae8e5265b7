import { Superseded } from "./provider.ts";

/** How long a yes holds: well below the 10 s without a sign of life after which another worker takes over. */
const HOLDS_MS = 3_000;

export type WantedCheck = {
  /** Asks. */
  anew(): Promise<void>;
  /** Asks if the last yes holds no more: next to nothing a file, but a process that stood still is asked again. */
  lately(): Promise<void>;
};

/** Checks to await before each step that a visitor could see. Both throw Superseded when `stillWanted` says no. */
export function createWantedCheck(stillWanted: () => Promise<boolean>): WantedCheck {
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  async function anew(): Promise<void> {
    const at = Date.now();
    if (!(await stillWanted())) throw new Superseded();
    askedAt = at;
  }
  async function lately(): Promise<void> {
    // Again after each answer: it may have taken so long itself that it holds no more.
    while (Math.abs(Date.now() - askedAt) >= HOLDS_MS) {
      asking ??= anew().finally(() => {
        asking = undefined;
      });
      await asking;
    }
  }
  return { anew, lately };
}
