import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { createServer, type Server } from "node:https";
import { type AddressInfo, Socket } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { callOf, cellKeyOf, type Provider } from "./calls.ts";
import { type PemCertificate, makeCertificate } from "./certificate.ts";
import { type Door, take } from "./door.ts";
import { isOfConnection } from "./faults.ts";

/** Where a socket is to connect to. */
type Wanted = { host?: string; port?: number | string; lookup?: unknown };

type Pending = { socket: Socket; given: unknown[]; request: ClientRequest | undefined };

export type Connections = { certificate: PemCertificate; close(): Promise<void> };

/**
 * Lets this process trust a certificate of its own, and lets connections fail: a request whose cell has such a fault waiting is connected
 * to a port where nobody listens, to a name that nobody has, or to a server that nobody trusts.
 */
export async function meddleWithConnections(doors: () => [Provider, Door][]): Promise<Connections> {
  const certificate = makeCertificate();
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, certificate.cert]);
  const stranger = createServer({ ...makeCertificate() });
  const [strangersPort, deadPort] = [await listen(stranger), await unusedPort()];
  const connect = Socket.prototype.connect;
  let newest: Pending | undefined;
  // Node publishes a request on the channel just after it has called `connect` for it, and uses the connection a tick later.
  const note = (message: unknown) => {
    if (newest) newest.request = (message as { request: ClientRequest }).request;
    newest = undefined;
  };
  function lead({ socket, given, request }: Pending, wanted: Wanted): void {
    newest = undefined;
    const kind = request && connectionFault(doors(), wanted, request);
    if (kind === "refused") wanted.port = deadPort;
    if (kind === "untrusted") wanted.port = strangersPort;
    if (kind === "unknown-host")
      Object.assign(wanted, { host: "gone.localhost", lookup: failingLookup });
    Reflect.apply(connect, socket, given);
  }
  subscribe(REQUEST_CREATED, note);
  Socket.prototype.connect = function meddledConnect(this: Socket, ...given: unknown[]) {
    const wanted = wantedOf(given);
    const isOurs = doors().some(([, { port }]) => port === Number(wanted?.port));
    if (!wanted || !isOurs) return Reflect.apply(connect, this, given);
    newest = { socket: this, given, request: undefined };
    process.nextTick(lead, newest, wanted);
    return this;
  };
  return {
    certificate,
    async close() {
      unsubscribe(REQUEST_CREATED, note);
      Socket.prototype.connect = connect;
      setDefaultCACertificates(before);
      const closed = new Promise((resolve) => stranger.close(resolve));
      stranger.closeAllConnections();
      await closed;
    },
  };
}

const REQUEST_CREATED = "http.client.request.created";

function wantedOf([first]: unknown[]): Wanted | undefined {
  const options: unknown = Array.isArray(first) ? first[0] : first;
  return typeof options === "object" && options !== null ? options : undefined;
}

function connectionFault(
  doors: [Provider, Door][],
  { port }: Wanted,
  request: ClientRequest,
): string | undefined {
  const [provider, door] = doors.find(([, one]) => one.port === Number(port)) ?? [];
  if (!provider || !door) return undefined;
  const { method, path } = request;
  const call = callOf(provider, method, path);
  const waiting = door.armed.filter(({ trouble }) => isOfConnection(trouble));
  const authorization = String(request.getHeader("authorization") ?? "");
  // An order is named in the body, which is not known at the connection: cells of orders run one at a time.
  const key = cellKeyOf(provider, { path, authorization }) || waiting[0]?.key;
  return call && key ? take(waiting, { call, key })?.trouble.kind : undefined;
}

function failingLookup(
  host: string,
  _options: unknown,
  done: (error: NodeJS.ErrnoException) => void,
): void {
  const error = new Error(`getaddrinfo ENOTFOUND ${host}`);
  process.nextTick(done, Object.assign(error, { code: "ENOTFOUND", syscall: "getaddrinfo" }));
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** A port that was free a moment ago. */
async function unusedPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
