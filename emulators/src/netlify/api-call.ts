import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { jsonResponse as plainJsonResponse, parseObject } from "../json.ts";
import { NetlifyError } from "./netlify-error.ts";
import type { TokenUser } from "./tokens.ts";

/** One authenticated API request, as a route sees it. */
export type ApiCall = {
  readonly user: TokenUser;
  /** The named parts of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly request: EmulatorRequest;
};

/** A response with a JSON body. */
export function netlifyJsonResponse(status: number, value: unknown): EmulatorResponse {
  return plainJsonResponse(status, value, { "content-type": "application/json; charset=utf-8" });
}

/** 204. It must not name a JSON content type: the official client would try to parse the empty body. */
export function emptyResponse(): EmulatorResponse {
  return { status: 204 };
}

/** One page of a list. Like the real service, the next page is announced in a Link header. */
export function pageResponse(call: ApiCall, items: readonly unknown[]): EmulatorResponse {
  const perPage = Math.min(100, positiveInteger(call.query.get("per_page"), 100));
  const page = positiveInteger(call.query.get("page"), 1);
  const response = netlifyJsonResponse(200, items.slice((page - 1) * perPage, page * perPage));
  if (items.length <= page * perPage) return response;
  const next = new URL(call.request.url, `http://${call.request.host}`);
  next.searchParams.set("page", String(page + 1));
  return { ...response, headers: { ...response.headers, link: `<${next.href}>; rel="next"` } };
}

/** The JSON object in the body, or an empty one when there is no body. Throws 400 for anything else, 415 for another content type. */
export function jsonBody({ request }: ApiCall): Readonly<Record<string, unknown>> {
  if (request.body.length === 0) return {};
  if (!/^application\/json\b/i.test(request.headers["content-type"] ?? "")) {
    throw new NetlifyError(415, "Unsupported Media Type: this call takes application/json");
  }
  const parsed = parseObject(request.body);
  if (typeof parsed === "string") throw new NetlifyError(400, parsed);
  return parsed;
}

function positiveInteger(text: string | null, otherwise: number): number {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : otherwise;
}
