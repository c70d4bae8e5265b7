import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";

type Got = { path: string; headers: IncomingMessage["headers"]; body: string };

/** A program that gets webhooks. It fails once at each path. */
export async function startReceiver() {
  const requests: Got[] = [];
  const to = (path: string) => requests.filter((one) => one.path === path);
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => (body += piece.toString()));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      requests.push({ path, headers, body });
      response.writeHead(to(path).length === 1 ? 500 : 204).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, to, count: () => requests.length, close: () => server.close() };
}

/** Asserts that a request is signed with a secret, and returns its body. */
export function signedBody(request: Got | undefined, secret: string): { text?: string } {
  const signature = String(request?.headers["x-mainstreet-signature"]);
  const [, time = ""] = /^t=(\d+),/.exec(signature) ?? [];
  const v1 = createHmac("sha256", secret).update(`${time}.${request?.body}`).digest("hex");
  expect(signature).toBe(`t=${time},v1=${v1}`);
  return JSON.parse(request?.body ?? "{}") as { text?: string };
}
