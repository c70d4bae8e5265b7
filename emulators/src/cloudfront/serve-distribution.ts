import { request as httpRequest } from "node:http";
import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { type Distribution, type Distributions, isInProgress } from "./distributions.ts";
import { cachePolicies } from "./read-config.ts";

/** What an edge location caches of one path. */
interface Kept {
  response: EmulatorResponse;
  fetchedAt: number;
  freshMs: number;
}

/** One visit: `label` names the distribution, `host` is the name visited, without port. */
export interface DistributionVisit {
  label: string;
  host: string;
  path: string;
}

export type Edge = {
  serve(request: EmulatorRequest, visit: DistributionVisit): Promise<EmulatorResponse>;
};

const secondMs = 1_000;
/** How long a response without Cache-Control is cached, and how long an error is. */
const dayMs = 86_400 * secondMs;
const errorMs = 10 * secondMs;

/**
 * One edge location for all distributions. It caches responses for at least a second (the policy CachingOptimized), then revalidates them
 * at the origin by their ETag; it caches errors for ten seconds. There is no TLS here: visitors use http where AWS has https.
 */
export function createEdge(distributions: Distributions, now: () => number): Edge {
  const kept = new Map<string, Kept>();
  return {
    async serve({ method }, { label, host, path }) {
      const one = distributions.ofLabel(label);
      if (!one || !isServing(one, distributions, now())) return refusal();
      const name = `${label} ${method} ${path}`;
      const known = one.cachePolicyId === cachePolicies.optimized ? kept.get(name) : undefined;
      if (known && now() < known.fetchedAt + known.freshMs) return from("Hit", known.response);
      const response = await fetchFrom(one, { method, host, path, known: known?.response });
      kept.set(name, { response, fetchedAt: now(), freshMs: freshMsOf(response) });
      return from("Miss", response);
    },
  };
}

/** A change of `Enabled` has its effect once it has reached the edge locations; a new distribution does not exist before that. */
function isServing(one: Distribution, distributions: Distributions, at: number): boolean {
  if (!isInProgress(one, at, distributions.conduct().deployMs)) return one.isEnabled;
  return !one.isNew && (one.before?.isEnabled ?? one.isEnabled);
}

type OriginRequest = {
  method: string;
  host: string;
  path: string;
  known: EmulatorResponse | undefined;
};

async function fetchFrom(
  { originDomain, originPort, cachePolicyId }: Distribution,
  { method, host, path, known }: OriginRequest,
): Promise<EmulatorResponse> {
  // The policy UseOriginCacheControlHeaders has the Host header in its key, so the origin gets the visitor's.
  const sentHost = cachePolicyId === cachePolicies.originCacheControl ? host : originDomain;
  if (!originDomain.endsWith(".localhost"))
    return { status: 502, body: `The emulator fetches from this machine, not ${originDomain}.` };
  const etag = known?.status === 200 ? known.headers?.["etag"] : undefined;
  const headers = {
    host: `${sentHost}:${originPort}`,
    ...(etag !== undefined && { "if-none-match": etag }),
  };
  const response = await send({ method, path, port: originPort, headers });
  return response.status === 304 && known ? known : response;
}

type Outgoing = { method: string; path: string; port: number; headers: Record<string, string> };

function send({ method, path, port, headers }: Outgoing): Promise<EmulatorResponse> {
  return new Promise((resolve) => {
    const outgoing = httpRequest({ host: "127.0.0.1", port, method, path, headers, agent: false });
    outgoing.on("error", () => resolve({ status: 502, body: "The origin cannot be reached." }));
    outgoing.on("response", (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const { statusCode: status = 502, headers: received } = incoming;
        resolve({ status, headers: passedOn(received), body: Buffer.concat(chunks) });
      });
    });
    outgoing.end();
  });
}

/** Headers of a single connection are not passed on, and the core sets the length itself. */
const ownOfConnection = new Set([
  "connection",
  "keep-alive",
  "content-length",
  "transfer-encoding",
]);

function passedOn(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ownOfConnection.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

function freshMsOf({ status, headers }: EmulatorResponse): number {
  if (status >= 400) return errorMs;
  const seconds = /max-age=(\d+)/.exec(headers?.["cache-control"] ?? "")?.[1];
  return seconds === undefined ? dayMs : Math.max(secondMs, Number(seconds) * secondMs);
}

function from(word: "Hit" | "Miss", response: EmulatorResponse): EmulatorResponse {
  return { ...response, headers: { ...response.headers, "x-cache": `${word} from cloudfront` } };
}

function refusal(): EmulatorResponse {
  return {
    status: 403,
    headers: { "content-type": "text/html", "x-cache": "Error from cloudfront" },
    body: "<h1>403 ERROR</h1>\n<p>The request could not be satisfied. Bad request. We can't connect to the server for this app or website at this time.</p>\n",
  };
}
