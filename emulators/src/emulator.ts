/**
 * The core of every emulator: a server on 127.0.0.1 that reads raw requests, injects faults, keeps the journal and
 * serves the control API. An emulator itself is one function, `create(context)`, that returns an `Emulated`:
 *
 *   startEmulator({ port, dataDir, create: ({ store, now, url }) => ({ handle, credentialOf, controls }) })
 *
 *   handle(request)       the service: raw method, url, headers, body in; status, headers, body out. Must have committed to
 *                         the store before it returns, and must not await between reading and committing.
 *   credentialOf(request) names the sender, for the journal: never the secret itself. Undefined for a visitor.
 *   controls              the emulator's own control calls, besides the ones below.
 *
 * `create` runs again after a reset, on the emptied store, so whatever it keeps in memory starts afresh too.
 *
 * Control API, JSON, under /__control/:
 *   POST   faults    one `Fault` (faults.ts); GET lists those still waiting, DELETE clears them
 *   GET    requests  { requests, dropped }: the journal (journal.ts); DELETE clears it
 *   GET    effects   { effects }: the truth log of accepted effects (state-store.ts)
 *   POST   clock     { offsetMs?, dayMs? }: the emulator's time is the real one plus the offset; a day of the real service lasts
 *                    `dayMs`, and every other length of time that the service sets shrinks with it
 *   POST   reset     forgets everything: state, effects, journal, faults, clock
 */
import { createServer, type Server } from "node:http";
import { createClock } from "./clock.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import type { Controls, Emulated, EmulatorContext } from "./emulated.ts";
import { createFaultList } from "./faults.ts";
import { createJournal } from "./journal.ts";
import { serveRequest, type Core } from "./serve-request.ts";
import { openStateStore } from "./state-store.ts";

export type RunningEmulator = {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
};

export type EmulatorOptions = {
  /** 0 (the default) lets the system choose. */
  readonly port?: number | undefined;
  /** Where the state is stored; without it, it is in memory only. */
  readonly dataDir?: string | undefined;
  readonly create: (context: EmulatorContext) => Emulated;
};

const journalCapacity = 20_000;

/**
 * Starts an emulator on 127.0.0.1. It listens on the port before it opens the state, so a second start cannot change the first one's files.
 * Throws one sentence when the port or the data directory is taken.
 */
export async function startEmulator({
  port = 0,
  dataDir,
  create,
}: EmulatorOptions): Promise<RunningEmulator> {
  const unlock = dataDir === undefined ? () => {} : await lockDataDir(dataDir);
  // Longer than any client keeps a connection, so the client closes it and no request arrives as the server closes.
  const server = createServer({ keepAliveTimeout: 60_000 });
  try {
    const bound = await listen(server, port);
    const url = `http://127.0.0.1:${bound}`;
    const core = createCore({ store: openStateStore(dataDir), url, port: bound }, create);
    server.on("request", (request, response) => void serveRequest(core, request, response));
    return { url, port: bound, close: () => close(server, core, unlock) };
  } catch (error) {
    server.close();
    unlock();
    throw error;
  }
}

async function close(server: Server, core: Core, unlock: () => void): Promise<void> {
  core.closing.abort();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
  core.context.store.close();
  unlock();
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

type Place = Omit<EmulatorContext, "now" | "duration" | "closing">;

function createCore(place: Place, create: EmulatorOptions["create"]): Core {
  const clock = createClock();
  const closing = new AbortController();
  const context: EmulatorContext = {
    ...place,
    now: clock.now,
    duration: clock.duration,
    closing: closing.signal,
  };
  const faults = createFaultList();
  const journal = createJournal(journalCapacity);
  const controls: Controls = {
    "POST faults": (body) => faults.add(body),
    "GET faults": () => ({ faults: faults.all() }),
    "DELETE faults": () => faults.clear(),
    "GET requests": () => journal.read(),
    "DELETE requests": () => journal.clear(),
    "GET effects": () => ({ effects: context.store.effects() }),
    "POST clock": (body) => clock.set(body),
    "POST reset": () => {
      context.store.clear();
      faults.clear();
      journal.clear();
      clock.reset();
      core.emulated = create(context);
    },
  };
  const core: Core = { context, faults, journal, controls, closing, emulated: create(context) };
  return core;
}
