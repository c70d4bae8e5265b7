import { connect, type Socket } from "node:net";

export type ReadTarget = { url: string; path: string; token: string };

/** The response, as it was received. */
type RawResponse = { head: string; body: string };

/**
 * Sends `requests` requests to the targets, each target over its own kept connection, the next one as soon as the response is there;
 * returns the times in ms. Uses bare sockets, since the cost of an HTTP client would be measured too. Throws Error for any response but
 * 200.
 */
export async function driveHttp(all: readonly ReadTarget[], requests: number): Promise<number[]> {
  const times: number[] = [];
  let left = requests;
  const lane = async (target: ReadTarget) => {
    const line = await openLine(target);
    for (; left > 0; times.push(await timeOf(line.ask))) left -= 1;
    line.close();
  };
  await Promise.all(all.map(lane));
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

type Line = { ask(): Promise<RawResponse>; close(): void };

/** A kept connection that sends the same request again and again. */
export async function openLine({ url, path, token }: ReadTarget): Promise<Line> {
  const { hostname, port, host } = new URL(url);
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nAccept: application/json\r\n\r\n`,
  );
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const responses = responsesOf(socket);
  return {
    async ask() {
      socket.write(request);
      const { value, done } = await responses.next();
      if (done) throw new Error("The connection was closed");
      if (!value.head.startsWith("HTTP/1.1 200")) throw new Error(value.head);
      return value;
    },
    close: () => socket.destroy(),
  };
}

async function* responsesOf(socket: Socket): AsyncGenerator<RawResponse, undefined> {
  let text = "";
  for await (const chunk of socket.setEncoding("latin1")) {
    text += String(chunk);
    const end = text.indexOf("\r\n\r\n");
    if (end < 0) continue;
    const head = text.slice(0, end);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
    if (text.length < end + 4 + length) continue;
    yield { head, body: text.slice(end + 4, end + 4 + length) };
    text = text.slice(end + 4 + length);
  }
}
