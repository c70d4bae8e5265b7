import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
// Not the global timers: tests that skip pauses must not change time limits.
import { clearTimeout, setTimeout } from "node:timers";
import { setImmediate as endOfLoopTurn } from "node:timers/promises";

/**
 * `path` is sent as it is: encoded, with its query. `timeoutMs`: how long the other side may take to send its next byte; the
 * whole response may take twice as long.
 */
export type ProviderRequest = {
  origin: URL;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
  timeoutMs: number;
};

export type ProviderResponse = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/**
 * refused: the request was never sent · dropped: the connection broke, the effect is unknown · timeout: no response in
 * time, the effect is unknown.
 */
export type ConnectionFault = { fault: "refused" | "dropped" | "timeout"; detail: string };

// Idle sockets are closed before the usual server closes them: a request on a socket that the other side has just closed would be dropped.
const AGENT = { keepAlive: true, maxSockets: 64, timeout: 4_000 };
/** The `User-Agent` of every request to providers and webhooks. */
export const USER_AGENT = "Mainstreet";

/** Far more than any response of a provider. */
const MAX_BYTES = 16 * 1024 * 1024;
const agents = { "http:": new http.Agent(AGENT), "https:": new https.Agent(AGENT) };
/**
 * For POST only. However early we close idle connections, a process (ours or theirs) that was suspended for two seconds may send on a
 * connection that the other side is closing. Other methods are then retried; a POST is not, as it may have had its effect. So a POST never
 * uses an existing connection.
 */
const ONCE = { keepAlive: false, maxSockets: AGENT.maxSockets };
const agentsOfPost = { "http:": new http.Agent(ONCE), "https:": new https.Agent(ONCE) };

const NEVER_LEFT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

function faultFrom(error: unknown): ConnectionFault {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  return { fault: NEVER_LEFT.has(code) ? "refused" : "dropped", detail: code };
}

/**
 * One HTTP request over keep-alive connections (a POST over one of its own), redirects not followed, the response read whole. A broken
 * connection is a value, not an error: the callers retry responses and faults by one rule. Not `fetch`: on small requests fetch was
 * measured at 0.46 ms CPU where node:http takes 0.13, and a deployment is some twenty of them.
 */
export async function sendRequest(
  request: ProviderRequest,
): Promise<ProviderResponse | ConnectionFault> {
  const { body, timeoutMs } = request;
  // Requests of one turn of the event loop are sent together at its end: so they wake the other side once. Waking it for each costs more
  // than sending and was two fifths of the CPU of many uploads.
  await endOfLoopTurn();
  return new Promise((resolve) => {
    let deadline: NodeJS.Timeout | undefined;
    const end = (outcome: ProviderResponse | ConnectionFault) => {
      clearTimeout(deadline);
      resolve(outcome);
      if ("fault" in outcome) outgoing.destroy();
    };
    const fail = (error: unknown) => end(faultFrom(error));
    const outgoing = open(request, (incoming) => readWhole(incoming, { end, fail }));
    outgoing.on("error", fail);
    outgoing.on("timeout", () => end({ fault: "timeout", detail: `${timeoutMs} ms of silence` }));
    // Counted from the time when it has a connection: a request without one waits for other requests, which end in time.
    outgoing.once("socket", () => {
      const detail = `no whole response in ${2 * timeoutMs} ms`;
      deadline = setTimeout(end, 2 * timeoutMs, { fault: "timeout", detail });
    });
    outgoing.end(body);
  });
}

function open(
  { origin, method, path, headers, timeoutMs }: ProviderRequest,
  onResponse: (incoming: http.IncomingMessage) => void,
): http.ClientRequest {
  const secure = origin.protocol === "https:";
  const host = origin.hostname.replace(/^\[|\]$/g, "");
  const options = {
    agent: (method === "POST" ? agentsOfPost : agents)[secure ? "https:" : "http:"],
    host,
    port: origin.port,
    method,
    path,
    headers,
    timeout: timeoutMs,
    // The server that we connect to has to prove its own name, whatever the Host header names.
    servername: isIP(host) === 0 ? host : "",
  };
  return (secure ? https : http).request(options, onResponse);
}

type Ends = { end(response: ProviderResponse): void; fail(error: unknown): void };

function readWhole(incoming: http.IncomingMessage, { end, fail }: Ends): void {
  const { statusCode: status = 0, headers } = incoming;
  const chunks: Buffer[] = [];
  let bytes = 0;
  incoming.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) fail(new Error("The response is too long"));
    else chunks.push(chunk);
  });
  incoming.on("error", fail);
  incoming.on("end", () => end({ status, headers, body: Buffer.concat(chunks) }));
}
