import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { type CallName, callOf, cellKeyOf, type Provider } from "./calls.ts";
import type { PemCertificate } from "./certificate.ts";
import type { Canned, Trouble } from "./faults.ts";

/** A fault that waits for its request. `skip`: how many such requests pass before; `times`: how many it then hits. `hits` counts them. */
export type Armed = {
  call: CallName;
  key: string;
  trouble: Trouble;
  skip: number;
  times: number;
  hits: number;
};

/** A proxy in front of an emulator, which the server takes for the provider: TLS, and faults for single cells. */
export type Door = {
  url: string;
  port: number;
  armed: Armed[];
  /** Known calls that passed through, and requests that are no known call. */
  seen: Set<CallName>;
  unknown: Set<string>;
  leadTo(emulator: { url: string }): void;
  /** From now on no connection serves two requests. */
  neverKeepAlive(): void;
  close(): Promise<void>;
};

type Forwarded = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
};
type ProviderResponse = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
};

/** Opens a door for one provider. */
export async function openDoor(provider: Provider, certificate: PemCertificate): Promise<Door> {
  const agent = new Agent({ keepAlive: true });
  const armed: Armed[] = [];
  const seen = new Set<CallName>();
  const unknown = new Set<string>();
  let target = new URL("http://127.0.0.1");
  let isOnce = false;
  const server = createServer({ ...certificate, keepAliveTimeout: 30_000 });
  server.on("request", (incoming, outgoing) => {
    if (isOnce) outgoing.shouldKeepAlive = false;
    void treat(incoming, outgoing);
  });

  async function treat(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = "", url: path = "", headers } = incoming;
    const body = await readBody(incoming);
    const call = callOf(provider, method, path);
    if (call) seen.add(call);
    else unknown.add(`${provider} ${method} ${path}`);
    const { authorization, host } = headers;
    const key = cellKeyOf(provider, { path, host, authorization, body: body.toString() });
    const fault = call && take(armed, { call, key });
    const forward = () => ask(agent, target, { method, path, headers, body });
    // A request that a closing emulator leaves without a response ends in a broken connection for its caller too.
    await response({ outgoing, trouble: fault?.trouble, forward }).catch(() => outgoing.destroy());
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    port,
    armed,
    seen,
    unknown,
    leadTo: ({ url }) => void (target = new URL(url)),
    neverKeepAlive() {
      isOnce = true;
      server.closeIdleConnections();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

/** The fault that hits this request, if any; counts the hit. */
export function take(
  armed: Armed[],
  { call, key }: Pick<Armed, "call" | "key">,
): Armed | undefined {
  const fault = armed.find((one) => one.call === call && one.key === key && one.times > 0);
  if (!fault) return undefined;
  if (fault.skip > 0) {
    fault.skip -= 1;
    return undefined;
  }
  fault.times -= 1;
  fault.hits += 1;
  return fault;
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk);
  } catch {
    // The client closed the connection in the middle of the body.
  }
  return Buffer.concat(chunks);
}

function ask(
  agent: Agent,
  target: URL,
  { method, path, headers, body }: Forwarded,
): Promise<ProviderResponse> {
  const { hostname: host, port } = target;
  const { connection: _, ...passed } = headers;
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, host, port, method, path, headers: passed }, (incoming) => {
      void readBody(incoming).then((whole) =>
        resolve({ status: incoming.statusCode ?? 0, headers: kept(incoming.headers), body: whole }),
      );
    });
    // The emulator has closed a connection that was idle for long, just as it was used again.
    outgoing.on("error", (error) => {
      if (!outgoing.reusedSocket) reject(error);
      else resolve(ask(agent, target, { method, path, headers, body }));
    });
    outgoing.end(body);
  });
}

function kept(headers: IncomingMessage["headers"]): ProviderResponse["headers"] {
  const own = new Set(["connection", "keep-alive", "transfer-encoding"]);
  const all = Object.entries(headers).filter(([name]) => !own.has(name));
  return Object.fromEntries(all.map(([name, value]) => [name, value ?? ""]));
}

type Meeting = {
  outgoing: ServerResponse;
  trouble: Trouble | undefined;
  forward(): Promise<ProviderResponse>;
};

async function response({ outgoing, trouble, forward }: Meeting): Promise<void> {
  if (trouble?.kind === "silent-before") return;
  if (trouble?.kind === "canned") return sendCanned(outgoing, trouble.response);
  const answered = await forward();
  if (trouble?.kind === "twice") await forward();
  if (trouble === undefined || trouble.kind === "twice") return send(outgoing, answered);
  if (trouble.kind === "silent-after") return;
  if (trouble.kind === "shorter") return send(outgoing, shorter(answered));
  if (trouble.kind === "half") return send(outgoing, half(answered));
  const { socket } = outgoing;
  if (!socket) return;
  const bytes = onTheWire(answered);
  if (trouble.kind === "drip") drip(socket, bytes);
  else
    socket.write(bytes.subarray(0, bytes.length - Math.ceil(answered.body.length / 2) - 1), () =>
      socket.destroy(),
    );
}

function send(outgoing: ServerResponse, { status, headers, body }: ProviderResponse): void {
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

function sendCanned(outgoing: ServerResponse, { status, headers = {}, body }: Canned): void {
  const type = body.startsWith("{") ? "application/json" : "application/xml";
  send(outgoing, {
    status,
    headers: { "content-type": type, ...headers },
    body: Buffer.from(body),
  });
}

function half({ headers, body, ...rest }: ProviderResponse): ProviderResponse {
  const some = body.subarray(0, Math.floor(body.length / 2));
  return { ...rest, headers: { ...headers, "content-length": String(some.length) }, body: some };
}

/** A list without its end: JSON arrays, S3's buckets, and the keys that S3 reports as deleted. */
function shorter({ headers, body, ...rest }: ProviderResponse): ProviderResponse {
  const text = body.toString();
  const error = "<Error><Key>x</Key><Code>InternalError</Code><Message>-</Message></Error>";
  const short = text.startsWith("[")
    ? "[]"
    : text.includes("<DeleteResult")
      ? text.replace(/(<DeleteResult[^>/]*)(\/>|>[\s\S]*)$/, `$1>${error}</DeleteResult>`)
      : text.replace(/<Bucket>[\s\S]*?<\/Bucket>/, "");
  const length = { "content-length": String(Buffer.byteLength(short)) };
  return { ...rest, headers: { ...headers, ...length }, body: Buffer.from(short) };
}

function onTheWire({ status, headers, body }: ProviderResponse): Buffer {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}\r\n`),
  );
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} Said\r\n${lines.join("")}\r\n`), body]);
}

const DRIP_MS = 200;

/** Sends a few bytes now and then: the connection is never silent for long, and the response never ends. */
function drip(socket: Socket, bytes: Buffer): void {
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed || at >= bytes.length - 1) clearInterval(timer);
    else socket.write(bytes.subarray(at, at + 1));
    at += 1;
  }, DRIP_MS);
  timer.unref();
  socket.on("error", () => clearInterval(timer));
}
