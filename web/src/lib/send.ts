import type { Endpoint, RequestOf } from "@mainstreet/contract/endpoint";
import type { z } from "zod";
import { ApiError } from "./api-error.ts";
import { type Call, exchange, parseJson } from "./exchange.ts";

type Shapes = Endpoint["shapes"];
type Parts = { params?: unknown; query?: unknown; body?: unknown };
type Options = Pick<Call, "signal" | "idempotencyKey" | "changesToken">;

/**
 * Calls the API and returns its validated response, waiting as long as the endpoint allows. A 401 of a protected
 * endpoint ends the session; a refused login does not.
 * @throws {ApiError} on every failure; an abort by the caller's own signal is rethrown as it is.
 */
export async function callApi<S extends Shapes>(
  endpoint: Endpoint<S>,
  request: RequestOf<Endpoint<S>> & Parts,
  options: Options = {},
): Promise<z.output<S["answer"]>> {
  const { method, timeoutMs } = endpoint;
  const path = address(endpoint.path, request);
  const call = { ...options, method, timeoutMs, path, body: request.body };
  const { status, text } = await exchange(
    { ...call, protected: endpoint.protected },
    async (response) => ({ status: response.status, text: await response.text() }),
  );
  if (text === "") throw new ApiError({ status, code: "EMPTY_ANSWER", message: "" });
  return checked<S["answer"]>(endpoint.shapes.answer, status, text);
}

function checked<A extends z.ZodType>(schema: A, status: number, text: string): z.output<A> {
  const response = schema.safeParse(parseJson(text));
  if (response.success) return response.data;
  throw new ApiError({ status, code: "INVALID_ANSWER", message: "", cause: response.error });
}

/** "/campaigns/:id" and its parameters as the path to call; values that are absent stay out of the query. */
function address(path: string, { params, query }: Parts): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== "") search.set(name, String(value));
  return `${filled}${search.size === 0 ? "" : `?${search}`}`;
}
