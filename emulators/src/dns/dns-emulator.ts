/**
 * DNS for the product's checks and for the other emulators, for records that are set by the control API or on a page,
 * http://127.0.0.1:<port>/. The page also takes `?records=<JSON>`, as `POST records` does, and sets them when the button is pressed.
 * Resolvers over HTTPS, in JSON, are at `/dns-query` (in Cloudflare's format) and `/resolve` (in Google's); a server for other programs, as
 * dig, listens over UDP.
 *
 * Control calls besides the core's (emulator.ts):
 *   POST   records         { records: [{ name, type, value, ttl? }], replace? }; GET lists all, DELETE clears them
 *   POST   remove-records  { name, type?, value? }
 *   POST   dns-faults      { name, fault }: "servfail", "silence" or null; "*" for every name
 *   GET    queries         { queries: [{ at, name, type, code }] }: the latest; DELETE clears them
 */
import type { Emulated, EmulatorContext } from "../emulated.ts";
import { type RunningEmulator, startEmulator } from "../emulator.ts";
import { handleDnsOverHttps, type OnQuery } from "./dns-over-https.ts";
import { handlePage } from "./dns-page.ts";
import {
  type DnsState,
  openDnsState,
  type ProvidedRecords,
  type RecordType,
  removeRecords,
  setFault,
  setRecords,
} from "./dns-records.ts";
import { serveDns } from "./dns-server.ts";
import { resolve, type Resolve } from "./resolve.ts";

export type DnsEmulatorOptions = {
  /** The port of both HTTP and UDP. 0 (the default) lets the system choose both. */
  readonly port?: number;
  /** Without it, the state is in memory only. */
  readonly dataDir?: string;
};

/** What other emulators use directly, without a query. */
export type Dns = {
  readonly resolve: Resolve;
  /** Adds names that a provider resolves; records that a person has set come first. */
  readonly provide: (provider: string, recordsOf: ProvidedRecords) => void;
};

export type RunningDns = RunningEmulator &
  Dns & {
    /** The two resolvers over HTTP, in the format of `DNS_RESOLVER_URL`. */
    readonly resolvers: string;
    /** `127.0.0.1:<UDP port>` */
    readonly server: string;
  };

const MOST_QUERIES = 20_000;

/** Starts the server and its control API. */
export async function startDnsEmulator({
  port = 0,
  dataDir,
}: DnsEmulatorOptions = {}): Promise<RunningDns> {
  const provided: DnsState["provided"] = new Map();
  let state: DnsState | undefined;
  let onQuery: OnQuery | undefined;
  const create = (context: EmulatorContext): Emulated => {
    const opened = { ...openDnsState(context.store), provided };
    const queries: object[] = [];
    state = opened;
    const note: OnQuery = (query) => {
      queries.push({ at: new Date(context.now()).toISOString(), ...query });
      if (queries.length > MOST_QUERIES) queries.shift();
    };
    onQuery = note;
    return emulated(opened, { queries, onQuery: note, closing: context.closing });
  };
  const emulator = await startEmulator({ port, dataDir, create });
  const resolveNow: Resolve = (name, type) =>
    state ? resolve(state, name, type) : { code: "SERVFAIL", answers: [] };
  const socket = await serveDns(port, resolveNow, (query) => onQuery?.(query)).catch(
    async (error: unknown) => {
      await emulator.close();
      throw error;
    },
  );
  return {
    ...emulator,
    resolve: resolveNow,
    provide: (provider, recordsOf) => void provided.set(provider, recordsOf),
    resolvers: `${emulator.url}/dns-query,${emulator.url}/resolve`,
    server: `127.0.0.1:${socket.address().port}`,
    close: async () => {
      await new Promise<void>((closed) => socket.close(closed));
      await emulator.close();
    },
  };
}

type Serving = { queries: object[]; onQuery: OnQuery; closing: AbortSignal };

function emulated(state: DnsState, { queries, onQuery, closing }: Serving): Emulated {
  const resolver = {
    resolve: (name: string, type: RecordType) => resolve(state, name, type),
    onQuery,
  };
  return {
    handle: (request) =>
      handleDnsOverHttps(resolver, request, closing) ?? handlePage(state, request),
    credentialOf: () => undefined,
    controls: {
      "POST records": (body) => setRecords(state, body),
      "GET records": () => ({ records: Object.fromEntries(state.records.all) }),
      "DELETE records": () => clearRecords(state),
      "POST remove-records": (body) => removeRecords(state, body),
      "POST dns-faults": (body) => setFault(state, body),
      "GET queries": () => ({ queries: [...queries] }),
      "DELETE queries": () => void queries.splice(0),
    },
  };
}

function clearRecords({ store, records }: DnsState): void {
  store.commit([...records.all.keys()].map((name) => records.remove(name)));
}
