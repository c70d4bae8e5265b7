import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { sendRequest } from "./send-request.ts";

const SILENCE_MS = 200;

type Treat = (socket: Socket) => void;

/** Sends requests of these methods, one after the other, to a server that treats its connections so. */
async function sendTo(treat: Treat, methods: string[]) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    treat(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = new URL(`http://127.0.0.1:${port}`);
  const outcomes = [];
  for (const method of methods)
    outcomes.push(
      await sendRequest({ origin, method, path: "/", headers: {}, timeoutMs: SILENCE_MS }),
    );
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  return outcomes;
}

const askOne = async (treat: Treat) => (await sendTo(treat, ["GET"]))[0];

function every(ms: number, socket: Socket, work: () => void): void {
  const timer = setInterval(work, ms);
  socket.on("close", () => clearInterval(timer));
}

test("a server that accepts and never responds is given up after the idle timeout", async () => {
  expect(await askOne(() => undefined)).toMatchObject({ fault: "timeout" });
});

test.each([
  ["head", "HTTP/1.1 200 OK\r\nx-slow: "],
  ["body", "HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n"],
])(
  "a server whose %s arrives byte by byte is given up after twice the idle timeout",
  async (_, head) => {
    const outcome = await askOne((socket) => {
      socket.write(head);
      every(20, socket, () => socket.write("a"));
    });
    expect(outcome).toMatchObject({ fault: "timeout" });
  },
);

test("a response without end is not read to its end", async () => {
  const megabyte = Buffer.alloc(1024 * 1024);
  const outcome = await askOne((socket) => {
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    const more = () => void socket.write(megabyte);
    socket.on("drain", more);
    more();
  });
  expect(outcome).toMatchObject({ fault: expect.stringMatching(/dropped|timeout/) });
});

/** Keeps a connection alive, and closes it at its second request, like a server whose timeout has just ended. */
function closeOnReuse(socket: Socket): void {
  socket.once("data", () => {
    socket.write("HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ncontent-length: 0\r\n\r\n");
    socket.once("data", () => socket.resetAndDestroy());
  });
}

test("a POST never goes out on a connection that is being closed: it could not be retried", async () => {
  const reused = await sendTo(closeOnReuse, ["GET", "GET"]);
  expect(reused).toMatchObject([{ status: 200 }, { fault: "dropped", detail: "ECONNRESET" }]);
  const posts = await sendTo(closeOnReuse, ["GET", "POST", "POST"]);
  expect(posts).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
});
