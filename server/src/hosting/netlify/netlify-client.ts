import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import type { z } from "zod";
import {
  backoffMs,
  MAX_PAUSE_MS,
  sleep,
  MAX_TRIES_ON_TIMEOUT,
  DEFAULT_TIMEOUT_MS,
} from "../../platform/http-client/backoff.ts";
import {
  type ProviderResponse,
  type ConnectionFault,
  sendRequest,
  USER_AGENT,
  type ProviderRequest,
} from "../../platform/http-client/send-request.ts";
import type { ProviderError } from "../../provider-error.ts";
import type { RateWatch } from "../rate-watch.ts";
import { withCallTrace } from "../../platform/http-client/trace-call.ts";
import { errorFromResponse, errorFromFault, netlifyError, resetTime } from "./netlify-error.ts";
import { operationName } from "./operation-name.ts";

/** `path` is relative to the API's base, encoded, with its query. A Buffer is sent as it is, another `body` as JSON. */
export type NetlifyCall = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  body?: Buffer | object;
  timeoutMs?: number;
  tries?: number;
};

export type NetlifyClient = {
  /** Sends the call and reads the response by `schema`. Throws ProviderError. */
  read<Schema extends z.ZodType>(call: NetlifyCall, schema: Schema): Promise<z.output<Schema>>;
  /** Sends the call and ignores the body of a success. Throws ProviderError. */
  send(call: NetlifyCall): Promise<void>;
};

const TRIES = 5;
const HEADER_SAFE = /^[\x21-\x7e]+$/;

/**
 * `watch`: of a deployment; it reads the limits in responses, and the deployment waits for them in its queue, not here. `silenceMs`: how
 * long Netlify may be silent, at most.
 */
type Access = {
  apiUrl: string;
  token: string;
  watch?: RateWatch | undefined;
  silenceMs?: number | undefined;
};

/**
 * Pause before the next attempt, or undefined for none. A 429 or a 401 had no effect, so any method is retried; otherwise a POST is retried
 * only when it was never sent, since Netlify has no idempotency key (docs/providers.md §1.4). Netlify refuses a valid token with 401 now
 * and then, so only the second 401 in a row counts.
 */
function pauseBeforeRetry(outcome: ProviderResponse | ConnectionFault, call: TriedCall, n: number) {
  const { tries = TRIES } = call;
  const pause = backoffMs(n, call.silenceMs);
  if ("status" in outcome && outcome.status === 401)
    return call.previousStatus === 401 ? undefined : pause;
  const isSilent = "fault" in outcome && outcome.fault === "timeout";
  if (n >= (isSilent ? Math.min(tries, MAX_TRIES_ON_TIMEOUT) : tries)) return undefined;
  if ("fault" in outcome)
    return call.method !== "POST" || outcome.fault === "refused" ? pause : undefined;
  if (outcome.status === 429) {
    if (call.watch) return undefined;
    const wait = resetTime(outcome).getTime() - Date.now();
    return wait <= MAX_PAUSE_MS ? Math.max(wait, pause) : undefined;
  }
  const passing = outcome.status === 408 || outcome.status >= 500;
  return passing && call.method !== "POST" ? pause : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type WatchedCall = NetlifyCall & Pick<Access, "watch" | "silenceMs">;
/** `previousStatus`: the status of the attempt before this one, if it got a response. */
type TriedCall = WatchedCall & { previousStatus: number | undefined };

/** The calls that the deploy limits count: new sites and deploys. */
const DEPLOY_CALL = /^POST (?:\/[^/?]+)?\/sites(?:\/[^/?]+\/deploys)?(?:\?|$)/;

async function responseTo(call: WatchedCall, request: ProviderRequest): Promise<ProviderResponse> {
  const name = `${request.method} ${request.path}`;
  const operation = operationName(call.method, call.path);
  const kind = DEPLOY_CALL.test(`${call.method} ${call.path}`) ? "deploy" : "request";
  let previousStatus: number | undefined;
  for (let n = 1; ; n += 1) {
    const outcome = await withCallTrace({ provider: "netlify", operation, attempt: n }, () =>
      sendRequest(request),
    );
    if ("headers" in outcome) call.watch?.note(kind, outcome);
    const pause = pauseBeforeRetry(outcome, { ...call, previousStatus }, n);
    previousStatus = "status" in outcome ? outcome.status : undefined;
    if (pause !== undefined) await sleep(pause);
    else if ("fault" in outcome) throw errorFromFault(outcome, name);
    else if (outcome.status >= 200 && outcome.status < 300) return outcome;
    else throw errorFromResponse(outcome, name);
  }
}

/** A client of Netlify's API for one token. */
export function createNetlifyClient(access: Access): NetlifyClient {
  const origin = new URL(access.apiUrl);
  const basePath = origin.pathname.replace(/\/$/, "");
  const headers = { authorization: `Bearer ${access.token}`, "user-agent": USER_AGENT };

  async function send(input: NetlifyCall): Promise<ProviderResponse> {
    const { watch, silenceMs = DEFAULT_TIMEOUT_MS } = access;
    const call = { ...input, watch, silenceMs };
    if (!HEADER_SAFE.test(access.token))
      throw netlifyError("credential", netlifyTexts.errors.credential);
    const { method, body } = call;
    const timeoutMs = Math.min(call.timeoutMs ?? silenceMs, silenceMs);
    const request = { origin, method, path: basePath + call.path, timeoutMs };
    if (body === undefined) return responseTo(call, { ...request, headers });
    const isRaw = Buffer.isBuffer(body);
    return responseTo(call, {
      ...request,
      headers: {
        ...headers,
        "content-type": isRaw ? "application/octet-stream" : "application/json",
      },
      body: isRaw ? body : Buffer.from(JSON.stringify(body)),
    });
  }

  return {
    async read(call, schema) {
      const { body } = await send(call);
      const parsed = schema.safeParse(parseJson(body.toString("utf8")));
      if (parsed.success) return parsed.data;
      throw foreignResponse(call);
    },
    async send(call) {
      const { body } = await send(call);
      // A success of Netlify's is empty or JSON. Any other response is from a proxy in between, and nothing has happened.
      if (body.length > 0 && parseJson(body.toString("utf8")) === undefined)
        throw foreignResponse(call);
    },
  };
}

function foreignResponse({ method, path }: NetlifyCall): ProviderError {
  const cause = new Error(`${method} ${path} responded with an unknown shape`);
  return netlifyError("unavailable", netlifyTexts.errors.unavailable, { cause });
}
