import type { EmulatorContext, EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { jsonResponse, parseObject } from "../json.ts";
import { badRequest, type CloudflareError } from "./cloudflare-error.ts";
import type { Records } from "./records.ts";
import type { Caller } from "./tokens.ts";

/** One authenticated API request, as a route sees it. */
export type ApiCall = {
  readonly context: EmulatorContext;
  readonly records: Records;
  readonly caller: Caller;
  /** The named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly request: EmulatorRequest;
};

/** A response with the result, in the envelope that every response has. */
export function resultResponse(result: unknown, more: object = {}): EmulatorResponse {
  return jsonResponse(200, { success: true, errors: [], messages: [], result, ...more });
}

/** One page of a list that is counted. */
export function pageResponse({ query }: ApiCall, items: readonly unknown[]): EmulatorResponse {
  const perPage = Math.min(100, Number(query.get("per_page") ?? 20));
  const page = Number(query.get("page") ?? 1);
  const result = items.slice((page - 1) * perPage, page * perPage);
  const info = { page, per_page: perPage, count: result.length, total_count: items.length };
  return resultResponse(result, { result_info: info });
}

export function errorResponse({ status, code, message }: CloudflareError): EmulatorResponse {
  const errors = [{ code, message }];
  return jsonResponse(status, { success: false, errors, messages: [], result: null });
}

/** The JSON object in the body. Throws 400 for anything else, and for a member that is not among `names`. */
export function jsonBody(
  { request }: ApiCall,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const parsed = parseObject(request.body);
  if (typeof parsed === "string") throw badRequest(parsed);
  const unknown = Object.keys(parsed).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw badRequest(`unknown field: ${unknown.join(", ")}`);
  return parsed;
}

/** The truth-log entry of an accepted write. */
export function effectOf(
  { context, caller }: ApiCall,
  kind: string,
  detail: Record<string, string>,
) {
  return { at: new Date(context.now()).toISOString(), credential: caller.tokenId, kind, ...detail };
}
