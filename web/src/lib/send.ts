import type { Endpoint, RequestOf } from "@mainstreet/contract/endpoint";
import type { z } from "zod";
import { ApiError } from "./api-error.ts";
import { type Call, exchange, parseJson } from "./exchange.ts";
import { withFreshProof } from "./fresh-proof.ts";
import { replaceToken, sessionToken } from "./session.ts";
import { changingToken } from "./token-change.ts";

type Shapes = Endpoint["shapes"];
type Parts = { params?: unknown; query?: unknown; body?: unknown };
type Options = Pick<Call, "signal" | "idempotencyKey" | "changesToken" | "headers">;

/**
 * Calls the API and returns its validated response, waiting as long as the endpoint allows. A 401 from a protected endpoint
 * ends the session; a refused login does not. Where the server requires fresh proof from the user first, the call waits for
 * it and is sent again.
 * @throws {ApiError} on every failure; an abort by the caller's own signal is rethrown unchanged.
 */
export function callApi<S extends Shapes>(
  endpoint: Endpoint<S>,
  request: RequestOf<Endpoint<S>> & Parts,
  options: Options = {},
): Promise<z.output<S["response"]>> {
  return withFreshProof(() => callOnce(endpoint, request, options), request.body);
}

/**
 * Makes a call whose response replaces the session's token, and uses the new one in all tabs.
 * @throws {ApiError} as {@link callApi} does.
 */
export function callForToken<S extends Shapes & { response: z.ZodType<{ token: string }> }>(
  endpoint: Endpoint<S>,
  request: RequestOf<Endpoint<S>> & Parts,
): Promise<z.output<S["response"]>> {
  const send = async () => {
    const old = sessionToken();
    const response = await callOnce(endpoint, request, { changesToken: true });
    // During an upgrade a server of the previous version may respond, which does not replace the token.
    if (response.token !== "") replaceToken(old, response.token);
    return response;
  };
  // The proof replaces the token too, so no call holds the lock while it waits for the proof.
  return withFreshProof(() => changingToken(send), request.body);
}

async function callOnce<S extends Shapes>(
  endpoint: Endpoint<S>,
  request: RequestOf<Endpoint<S>> & Parts,
  options: Options,
): Promise<z.output<S["response"]>> {
  const { method, timeoutMs } = endpoint;
  const path = address(endpoint.path, request);
  const call = { ...options, method, timeoutMs, path, body: request.body };
  const { status, text } = await exchange(
    { ...call, protected: endpoint.protected },
    async (response) => ({ status: response.status, text: await response.text() }),
  );
  if (text === "") throw new ApiError({ status, code: "EMPTY_RESPONSE", message: "" });
  return checked<S["response"]>(endpoint.shapes.response, status, text);
}

function checked<A extends z.ZodType>(schema: A, status: number, text: string): z.output<A> {
  const response = schema.safeParse(parseJson(text));
  if (response.success) return response.data;
  throw new ApiError({ status, code: "INVALID_RESPONSE", message: "", cause: response.error });
}

/** "/campaigns/:id" and its parameters as the path to call; absent values are left out of the query. */
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
