import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { handleControl } from "./control.ts";
import type {
  Controls,
  Emulated,
  EmulatorContext,
  EmulatorRequest,
  EmulatorResponse,
} from "./emulated.ts";
import { withFault, type FaultList } from "./faults.ts";
import type { Journal } from "./journal.ts";

/** A running emulator, as its requests see it. */
export type Core = {
  readonly context: EmulatorContext;
  readonly faults: FaultList;
  readonly journal: Journal;
  readonly controls: Controls;
  /** Aborted when the emulator closes: no request has an effect after that. */
  readonly closing: AbortController;
  /** Replaced on a reset. */
  emulated: Emulated;
};

/** Responds to one request: calls of the control API directly, everything else by the emulated service, with faults and journal. */
export async function serveRequest(
  core: Core,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = await readRequest(incoming).catch(() => undefined);
  if (request === undefined) return; // the client closed the connection in the middle of its body: nothing has arrived
  const control = handleControl(request, { ...core.controls, ...core.emulated.controls });
  if (control !== undefined) {
    send(outgoing, control);
    return;
  }
  const { response, cutAt } = await handleWithFaults(core, request);
  const credential = core.emulated.credentialOf(request);
  core.journal.add(request, { at: core.context.now(), status: response?.status ?? 0, credential });
  if (response === undefined) outgoing.destroy();
  else if (cutAt === undefined) send(outgoing, response);
  else sendCut(outgoing, response, cutAt);
}

async function readRequest(incoming: IncomingMessage): Promise<EmulatorRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return {
    method: incoming.method ?? "GET",
    url: incoming.url ?? "/",
    host: (incoming.headers.host ?? "").toLowerCase(),
    headers: incoming.headers,
    body: Buffer.concat(chunks),
  };
}

/** `response` is undefined when the connection is to be dropped; `cutAt` when the whole body is to be sent. */
type Outcome = { response: EmulatorResponse | undefined; cutAt?: number | undefined };

async function handleWithFaults(core: Core, request: EmulatorRequest): Promise<Outcome> {
  const before = core.faults.take(request, "before");
  await pause(core, before?.delayMs);
  if (before?.dropConnection === true || core.closing.signal.aborted)
    return { response: undefined };
  if (before?.status !== undefined) {
    return { response: withFault(before, { status: before.status }) };
  }
  const body = request.body.subarray(0, before?.truncateBody);
  const response = await handle(core, { ...request, body });
  const after = core.faults.take(request, "after");
  if (after === undefined) return { response };
  await pause(core, after.delayMs);
  if (after.dropConnection === true) return { response: undefined };
  return { response: withFault(after, response), cutAt: after.truncateBody };
}

/** Ends early when the emulator closes. */
async function pause({ closing }: Core, delayMs: number | undefined): Promise<void> {
  if (delayMs === undefined) return;
  await sleep(delayMs, undefined, { signal: closing.signal }).catch(() => {});
}

async function handle(core: Core, request: EmulatorRequest): Promise<EmulatorResponse> {
  try {
    return await core.emulated.handle(request);
  } catch (error) {
    console.error(`emulator fault on ${request.method} ${request.host}`, error);
    const body = "The emulator itself failed; its output says why.";
    return { status: 500, headers: { "content-type": "text/plain" }, body };
  }
}

function send(outgoing: ServerResponse, response: EmulatorResponse): void {
  outgoing.writeHead(response.status, headersOf(response));
  outgoing.end(response.body);
}

function sendCut(outgoing: ServerResponse, response: EmulatorResponse, cutAt: number): void {
  outgoing.writeHead(response.status, headersOf(response));
  outgoing.write(Buffer.from(response.body ?? "").subarray(0, cutAt), () => outgoing.destroy());
}

function headersOf({ status, headers, body }: EmulatorResponse): Record<string, string> {
  if (status === 204 || status === 304) return { ...headers };
  return { ...headers, "content-length": String(Buffer.byteLength(body ?? "")) };
}
