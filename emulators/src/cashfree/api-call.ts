import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { CashfreeError } from "./cashfree-error.ts";
import type { Fields } from "./read-fields.ts";

/** One authenticated API request, as a route sees it. */
export type ApiCall = {
  readonly merchant: string;
  /** The named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly request: EmulatorRequest;
};

/** A JSON response. */
export function jsonResponse(status: number, value: unknown): EmulatorResponse {
  return {
    status,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(value),
  };
}

/** The JSON object in the body. Throws 400 when it is none. */
export function jsonBody({ request }: ApiCall): Fields {
  const value = parseJson(request.body);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new CashfreeError(400, "request_invalid", "the body must be a JSON object");
  return { ...value };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new CashfreeError(400, "request_invalid", "the body is not valid JSON");
  }
}
