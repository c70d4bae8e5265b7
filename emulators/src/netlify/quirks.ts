import type { NetlifyError } from "./netlify-error.ts";

/** Behavior of the real service that its documentation does not describe. */
export type Quirks = {
  /** Counts a request (method and path) with a valid token. True when it must be refused with 401 nevertheless. */
  isStray(line: string): boolean;
  bodyOf(error: NetlifyError): Readonly<Record<string, unknown>>;
  /** `POST /__control/conduct` */
  set(body: unknown): Settings;
};

/**
 * `errorBodies`: "message" is `{code, message}`, "error" is `{error}`, as parts of the service return it; the errors of fields have
 * a form of their own in both. `stray401Every`: every n-th request with a valid token is refused with 401, but never the same request twice
 * in a row; null for none.
 */
type Settings = { errorBodies: "message" | "error"; stray401Every: number | null };

/** By default errors are `{code, message}`, and no valid token is refused. */
export function createQuirks(): Quirks {
  let settings: Settings = { errorBodies: "message", stray401Every: null };
  let counted = 0;
  const refused = new Set<string>();
  return {
    isStray(line) {
      const { stray401Every } = settings;
      if (stray401Every === null || refused.delete(line)) return false;
      counted += 1;
      if (counted % stray401Every !== 0) return false;
      refused.add(line);
      return true;
    },
    bodyOf: ({ message, body }) =>
      settings.errorBodies === "error" && !("errors" in body) ? { error: message } : body,
    set(body) {
      settings = { ...settings, ...parseSettings(body) };
      counted = 0;
      refused.clear();
      return settings;
    },
  };
}

function parseSettings(body: unknown): Partial<Settings> {
  if (typeof body !== "object" || body === null) throw new Error("quirks must be an object");
  for (const [name, value] of Object.entries(body)) {
    if (name === "errorBodies" && (value === "message" || value === "error")) continue;
    const isEvery = value === null || (Number.isInteger(value) && value > 0);
    if (name === "stray401Every" && isEvery) continue;
    throw new Error(`${name} is unknown here, or not among its values`);
  }
  return body;
}
