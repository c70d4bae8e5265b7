/**
 * The core every emulator stands on: a server on 127.0.0.1 that reads raw requests, injects faults, keeps the journal and
 * answers the control API. An emulator itself is one function, `create(context)`, that returns an `Emulated`:
 *
 *   startEmulator({ port, dataDir, create: ({ store, now, url }) => ({ handle, credentialOf, controls }) })
 *
 *   handle(request)       the service: raw method, url, headers, body in; status, headers, body out. Must have committed to
 *                         the store before it returns, and must not await between reading and committing.
 *   credentialOf(request) who asks, for the journal: never the secret itself. Undefined for a visitor.
 *   controls              the emulator's own control calls, beside the ones below.
 *
 * `create` runs again after a reset, on the emptied store, so whatever it keeps in memory starts afresh too.
 *
 * Control API, JSON, under /__control/:
 *   POST   faults    one `Fault` (faults.ts); GET lists those still waiting, DELETE clears them
 *   GET    requests  { requests, dropped }: the journal (journal.ts); DELETE clears it
 *   GET    effects   { effects }: the truth log of accepted effects (state-store.ts)
 *   POST   clock     { offsetMs }: the emulator's time is the real one plus this
 *   POST   reset     forgets everything: state, effects, journal, faults, clock
 */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { answerControl, type Controls } from "./control.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { createFaultList, faultyAnswer, type Fault, type FaultList } from "./faults.ts";
import { createJournal, type Journal } from "./journal.ts";
import { openStateStore, type StateStore } from "./state-store.ts";

export type EmulatorRequest = {
  readonly method: string;
  /** The request target exactly as it came over the wire: still percent-encoded, with its query. */
  readonly url: string;
  /** The Host header, lower-case, with its port if it has one. */
  readonly host: string;
  /** Lower-case names. */
  readonly headers: IncomingHttpHeaders;
  /** The bytes as sent; only transfer-encoding is undone. */
  readonly body: Buffer;
};

/** `content-length` is added by the core; a 204 or 304 gets none. For HEAD, return what GET would: the body is not sent. */
export type EmulatorResponse = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | undefined;
};

export type Emulated = {
  readonly handle: (request: EmulatorRequest) => EmulatorResponse | Promise<EmulatorResponse>;
  readonly credentialOf: (request: EmulatorRequest) => string | undefined;
  readonly controls?: Controls;
};

export type EmulatorContext = {
  readonly store: StateStore;
  /** The emulator's time in ms since 1970, moved by the clock control. */
  readonly now: () => number;
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
};

export type RunningEmulator = {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
};

export type EmulatorOptions = {
  /** 0 (the default) lets the system choose. */
  readonly port?: number | undefined;
  /** Where the state is kept; without it, it is in memory only. */
  readonly dataDir?: string | undefined;
  readonly create: (context: EmulatorContext) => Emulated;
};

type Core = {
  readonly context: EmulatorContext;
  readonly faults: FaultList;
  readonly journal: Journal;
  readonly controls: Controls;
  emulated: Emulated;
};

const journalCapacity = 20_000;

/**
 * Starts an emulator on 127.0.0.1. The port is taken before the state is opened, so a second start cannot touch the first one's files.
 * Throws one sentence when the port or the data directory is taken.
 */
export async function startEmulator({
  port = 0,
  dataDir,
  create,
}: EmulatorOptions): Promise<RunningEmulator> {
  const unlock = dataDir === undefined ? () => {} : await lockDataDir(dataDir);
  const server = createServer();
  const bound = await listen(server, port).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const url = `http://127.0.0.1:${bound}`;
  const core = createCore({ store: openStateStore(dataDir), url, port: bound }, create);
  server.on("request", (request, response) => void respond(core, request, response));
  return {
    url,
    port: bound,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      core.context.store.close();
      unlock();
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new Error(`Port ${port} is in use by another program.`)
          : error,
      );
    });
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
    });
  });
}

function createCore(place: Omit<EmulatorContext, "now">, create: EmulatorOptions["create"]): Core {
  let offsetMs = 0;
  const context: EmulatorContext = { ...place, now: () => Date.now() + offsetMs };
  const faults = createFaultList();
  const journal = createJournal(journalCapacity);
  const setOffset = (value: unknown): void => {
    if (typeof value !== "number") throw new Error("offsetMs must be a number");
    offsetMs = value;
  };
  const controls: Controls = {
    "POST faults": (body) => faults.add(body),
    "GET faults": () => ({ faults: faults.all() }),
    "DELETE faults": () => faults.clear(),
    "GET requests": () => journal.read(),
    "DELETE requests": () => journal.clear(),
    "GET effects": () => ({ effects: context.store.effects() }),
    "POST clock": (body) => {
      setOffset(
        typeof body === "object" && body !== null && "offsetMs" in body ? body.offsetMs : undefined,
      );
      return { now: new Date(context.now()).toISOString() };
    },
    "POST reset": () => {
      context.store.clear();
      faults.clear();
      journal.clear();
      offsetMs = 0;
      core.emulated = create(context);
    },
  };
  const core: Core = { context, faults, journal, controls, emulated: create(context) };
  return core;
}

async function respond(
  core: Core,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = await readRequest(incoming).catch(() => undefined);
  if (request === undefined) return; // the client went away in the middle of its body: nothing arrived
  const control = answerControl(request, { ...core.controls, ...core.emulated.controls });
  if (control !== undefined) {
    send(outgoing, control);
    return;
  }
  const { answer, cutAt } = await answerWithFaults(core, request);
  const credential = core.emulated.credentialOf(request);
  core.journal.add(request, { at: core.context.now(), status: answer?.status ?? 0, credential });
  if (answer === undefined) outgoing.destroy();
  else if (cutAt === undefined) send(outgoing, answer);
  else sendCut(outgoing, answer, cutAt);
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

/** `answer` is undefined when the connection is to be dropped; `cutAt` when the whole body is to be sent. */
type Outcome = { answer: EmulatorResponse | undefined; cutAt?: number | undefined };

async function answerWithFaults(core: Core, request: EmulatorRequest): Promise<Outcome> {
  const before = core.faults.take(request, "before");
  if (before?.delayMs !== undefined) await sleep(before.delayMs);
  if (before?.dropConnection === true) return { answer: undefined };
  if (before?.status !== undefined)
    return { answer: faultyAnswer(before, { status: before.status }) };
  const reaching =
    before?.truncateBody === undefined
      ? request
      : { ...request, body: request.body.subarray(0, before.truncateBody) };
  const answer = await handle(core, reaching);
  const after = core.faults.take(request, "after");
  return after === undefined ? { answer } : spoil(after, answer);
}

async function spoil(after: Fault, answer: EmulatorResponse): Promise<Outcome> {
  if (after.delayMs !== undefined) await sleep(after.delayMs);
  if (after.dropConnection === true) return { answer: undefined };
  return { answer: faultyAnswer(after, answer), cutAt: after.truncateBody };
}

async function handle(core: Core, request: EmulatorRequest): Promise<EmulatorResponse> {
  try {
    return await core.emulated.handle(request);
  } catch (error) {
    console.error(`emulator fault on ${request.method} ${request.host}`, error);
    return {
      status: 500,
      headers: { "content-type": "text/plain" },
      body: "The emulator itself failed; its output says why.",
    };
  }
}

function send(outgoing: ServerResponse, answer: EmulatorResponse): void {
  outgoing.writeHead(answer.status, headersOf(answer));
  outgoing.end(answer.body);
}

function sendCut(outgoing: ServerResponse, answer: EmulatorResponse, cutAt: number): void {
  outgoing.writeHead(answer.status, headersOf(answer));
  outgoing.write(Buffer.from(answer.body ?? "").subarray(0, cutAt), () => outgoing.destroy());
}

function headersOf({ status, headers, body }: EmulatorResponse): Record<string, string> {
  if (status === 204 || status === 304) return { ...headers };
  return { ...headers, "content-length": String(Buffer.byteLength(body ?? "")) };
}
