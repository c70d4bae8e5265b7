import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxy to a server whose connections can be cut, as by a network that fails. */
type TcpProxy = {
  /** The address of the server through the proxy. */
  url: string;
  /** Ends all connections and accepts no new ones. */
  cut(): void;
  restore(): void;
  /** Connections that are open now, and that were opened in all. */
  counts(): { open: number; opened: number };
  close(): Promise<void>;
};

/** Passes connections on to the server of an address such as `postgres://…`. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let opened = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
  };
  const server = createServer((incoming) => {
    keep(incoming);
    if (isCut) {
      incoming.resetAndDestroy();
      return;
    }
    opened += 1;
    const outgoing = connect({ host: hostname, port: Number(port) });
    keep(outgoing);
    incoming.on("close", () => outgoing.destroy());
    outgoing.on("close", () => incoming.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const url = new URL(target);
  if (bound !== null && typeof bound === "object") url.host = `127.0.0.1:${bound.port}`;
  const endAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      endAll();
    },
    restore: () => void (isCut = false),
    counts: () => ({ open: sockets.size / 2, opened }),
    async close() {
      server.close();
      endAll();
      await once(server, "close");
    },
  };
}
