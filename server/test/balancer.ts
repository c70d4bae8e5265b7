import { once } from "node:events";
import * as http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { health } from "@mainstreet/contract/app";

/** A load balancer in front of several server processes, with only those of its properties that matter to them. */
export type Balancer = {
  url: string;
  /** How many requests each process has handled, by its address. */
  answered: Map<string, number>;
  /** Whether every process passed its last health check. Until then, no further process may be stopped. */
  isWhole(): boolean;
  close(): Promise<void>;
};

type Target = { url: string; agent: http.Agent; isHealthy: boolean };
type Received = { incoming: http.IncomingMessage; body: Buffer };

const LOOK_EVERY_MS = 250;

/**
 * Distributes requests round-robin over keep-alive connections, as the usual balancers do: a process that fails the health check gets no
 * more requests; if nobody listens at its address, the request goes to the next process; a request on a connection that was just being
 * closed is sent again if its method may be repeated (RFC 9110, 9.2.2), and is 502 if not.
 */
export async function startBalancer(urls: string[]): Promise<Balancer> {
  const targets = urls.map((url) => ({
    url,
    agent: new http.Agent({ keepAlive: true }),
    isHealthy: true,
  }));
  const answered = new Map(urls.map((url) => [url, 0]));
  const closing = new AbortController();
  const checks = targets.map((target) => watch(target, closing.signal));
  let turn = 0;

  async function pass(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
    const body = Buffer.concat(await incoming.toArray());
    turn += 1;
    const inTurn = targets.map((_, index) => targets[(index + turn) % targets.length]);
    const known = inTurn.filter((target) => target !== undefined);
    // If no process is known to be healthy, one of them may work all the same.
    const healthy = known.filter(({ isHealthy }) => isHealthy);
    const order = healthy.length > 0 ? healthy : known;
    const { response, target } = await firstResponse([...order, ...order], { incoming, body });
    answered.set(target.url, (answered.get(target.url) ?? 0) + 1);
    // Headers about the process's own connection do not hold for the client's.
    const { connection: _own, "keep-alive": _time, ...headers } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, headers);
    outgoing.on("close", () => response.destroy());
    response.on("error", () => outgoing.destroy()).pipe(outgoing);
  }

  const server = http.createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch((error: unknown) => {
      outgoing.writeHead(502).end(JSON.stringify({ message: `Bad gateway: ${String(error)}` }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    answered,
    isWhole: () => targets.every(({ isHealthy }) => isHealthy),
    async close() {
      closing.abort();
      server.close();
      server.closeAllConnections();
      for (const { agent } of targets) agent.destroy();
      await Promise.all(checks);
    },
  };
}

async function watch(target: Target, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    target.isHealthy = await fetch(`${target.url}/api${health.path}`, { signal: closing }).then(
      (response) => response.ok,
      () => false,
    );
    await sleep(LOOK_EVERY_MS, undefined, { signal: closing }).catch(() => undefined);
  }
}

const MAY_BE_REPEATED = new Set(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]);

/** The response of the first process that responds. Throws when none does, or when a request is lost that must not be repeated. */
async function firstResponse([target, ...others]: Target[], received: Received) {
  if (target === undefined) throw new Error("no server responds");
  try {
    return { target, response: await send(target, received) };
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const isUnsent = code === "ECONNREFUSED";
    if (!isUnsent && !MAY_BE_REPEATED.has(received.incoming.method ?? "")) throw error;
    target.isHealthy &&= !isUnsent;
    return firstResponse(others, received);
  }
}

function send({ url, agent }: Target, { incoming, body }: Received): Promise<http.IncomingMessage> {
  const { method, url: path = "/", headers: given } = incoming;
  const { connection: _own, "transfer-encoding": _way, ...headers } = given;
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const outgoing = http.request(new URL(path, url), { method, agent, headers });
  outgoing.on("response", resolve).on("error", reject);
  outgoing.end(body);
  return promise;
}
