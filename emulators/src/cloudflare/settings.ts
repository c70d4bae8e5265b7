/** What tests can change in the emulator, besides accounts and tokens. */
export type Settings = {
  /** How long a key accepts no second write. */
  writeIntervalMs(): number;
  /** Whether no token's S3 key works yet. */
  isKeyDelayed(): boolean;
  /** Whether every read of the Worker from its bucket throws. */
  doReadsFail(): boolean;
  /** How long an uploaded script is not served yet. */
  scriptDelayMs(): number;
  /** How long a certificate takes. */
  certificateMs(): number;
  /** `POST /__control/conduct`: any of the values, by the names in `DEFAULTS`. */
  set(body: unknown): Values;
};

const DEFAULTS = {
  writeIntervalMs: 1_000,
  scriptDelayMs: 0,
  certificateMs: 300,
  keysDelayed: false,
  readsFail: false,
};
type Values = typeof DEFAULTS;

export function createSettings(initial: Partial<Values>): Settings {
  let values = { ...DEFAULTS, ...initial };
  return {
    writeIntervalMs: () => values.writeIntervalMs,
    isKeyDelayed: () => values.keysDelayed,
    doReadsFail: () => values.readsFail,
    scriptDelayMs: () => values.scriptDelayMs,
    certificateMs: () => values.certificateMs,
    set(body) {
      values = { ...values, ...parse(body) };
      return values;
    },
  };
}

function parse(body: unknown): Partial<Values> {
  if (typeof body !== "object" || body === null) throw new Error("the body must be an object");
  const types = new Map<string, string>(
    Object.entries(DEFAULTS).map(([name, value]) => [name, typeof value]),
  );
  for (const [name, value] of Object.entries(body))
    if (types.get(name) !== typeof value) throw new Error(`${name} is unknown, or of another type`);
  return body;
}
