const DAY_MS = 86_400_000;
const DEFAULTS = { offsetMs: 0, dayMs: DAY_MS };

/** The time of an emulator, which tests move and shorten. */
export type Clock = {
  now(): number;
  /** How long something lasts here that lasts `ms` milliseconds at the real service. */
  duration(ms: number): number;
  /** `POST /__control/clock { offsetMs?, dayMs? }`: what is not named stays as it was. */
  set(body: unknown): object;
  reset(): void;
};

/**
 * `now` runs at the speed of real time even when a day is short: signatures and the times in responses stay comparable with the
 * caller's clock.
 */
export function createClock(): Clock {
  let values = DEFAULTS;
  const now = (): number => Date.now() + values.offsetMs;
  return {
    now,
    duration: (ms) => (ms * values.dayMs) / DAY_MS,
    set(body) {
      values = { ...values, ...parse(body) };
      return { now: new Date(now()).toISOString(), ...values };
    },
    reset() {
      values = DEFAULTS;
    },
  };
}

function parse(body: unknown): Partial<typeof DEFAULTS> {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  if (entries.length === 0) throw new Error("the clock takes offsetMs and dayMs");
  for (const [name, value] of entries) {
    if (!(name in DEFAULTS)) throw new Error(`the clock has no ${name}`);
    if (typeof value !== "number") throw new Error(`${name} must be a number`);
    if (name === "dayMs" && value <= 0) throw new Error("dayMs must be above 0");
  }
  return Object.fromEntries(entries);
}
