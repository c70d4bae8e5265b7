import type { EmulatorResponse } from "./emulated.ts";

/** A response with a JSON body; `headers` may replace its content type. */
export function jsonResponse(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): EmulatorResponse {
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(value),
  };
}

/** The JSON object in the bytes; else a sentence with the reason. */
export function parseObject(body: Buffer): Readonly<Record<string, unknown>> | string {
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value }
      : "the body must be a JSON object";
  } catch {
    return "the body is not valid JSON";
  }
}
