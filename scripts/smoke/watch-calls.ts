import { subscribe } from "node:diagnostics_channel";
import { ClientRequest, IncomingMessage } from "node:http";

/** What providers responded with since the last report, as counted lines. Of a request only its method and host are stored. */
export type CallWatch = { report(): string[] };

const RATE_HEADER = /ratelimit|rate-limit|^retry-after$/;
/** States of deploys, tokens and distributions in JSON and XML. */
const STATE = /"(?:state|status)":\s*"([a-z_]+)"|<Status>(\w+)<\/Status>/g;

type Call = { request: ClientRequest; response: IncomingMessage };

const isCall = (message: unknown): message is Call =>
  typeof message === "object" &&
  message !== null &&
  "request" in message &&
  message.request instanceof ClientRequest &&
  "response" in message &&
  message.response instanceof IncomingMessage;

/** Watches every HTTP response that this process receives. */
export function watchCalls(): CallWatch {
  const calls = new Map<string, number>();
  const rates = new Map<string, string>();
  const states = new Set<string>();
  const note = (message: unknown) => {
    if (!isCall(message)) return;
    const { request, response } = message;
    const call = `${request.method} ${request.host} ${response.statusCode}`;
    calls.set(call, (calls.get(call) ?? 0) + 1);
    for (const [name, value] of Object.entries(response.headers))
      if (RATE_HEADER.test(name)) rates.set(`${request.host} ${name}`, String(value));
    // The AWS SDK reads a body later, and would miss the part that was read here.
    if (String(request.getHeader("user-agent")).startsWith("aws-sdk")) return;
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("end", () => {
      const text = Buffer.concat(chunks).toString("latin1");
      for (const [, json, xml] of text.matchAll(STATE)) states.add(json ?? xml ?? "");
    });
  };
  subscribe("http.client.response.finish", note);
  return {
    report() {
      const lines = [
        ...[...calls].map(([call, count]) => `${call}: ${count === 1 ? "once" : `${count} times`}`),
        ...[...rates].map(([name, value]) => `last ${name}: ${value}`),
        ...(states.size > 0 ? [`states seen: ${[...states].join(", ")}`] : []),
      ];
      for (const seen of [calls, rates, states]) seen.clear();
      return lines;
    },
  };
}
