import { request, type IncomingHttpHeaders } from "node:http";

export type ReceivedResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
};

export type Sending = {
  readonly headers?: Readonly<Record<string, string | number>> | undefined;
  readonly body?: Buffer | string | undefined;
};

/**
 * Sends one request exactly as given, `line` being method and path. Unlike `fetch` it leaves the path as it is and lets the caller set
 * the Host header.
 */
export function send(
  origin: string,
  line: string,
  sending: Sending = {},
): Promise<ReceivedResponse> {
  const [method = "GET", ...path] = line.split(" ");
  const { hostname, port } = new URL(origin);
  const headers = sending.headers ?? {};
  return new Promise((resolve, reject) => {
    const outgoing = request({
      method,
      path: path.join(" "),
      hostname,
      port,
      headers,
      agent: false,
    });
    outgoing.on("error", reject).on("response", (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("error", reject).on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString("utf8");
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes, text });
      });
    });
    outgoing.end(sending.body);
  });
}

/** Calls a control API, for example `control(url, "POST faults", {…})`, and returns its JSON. Throws when it refuses. */
export async function control(origin: string, call: string, body?: unknown): Promise<unknown> {
  const line = call.replace(" ", " /__control/");
  const response = await send(
    origin,
    line,
    body === undefined ? {} : { body: JSON.stringify(body) },
  );
  if (response.status !== 200) throw new Error(`control ${call}: ${response.text}`);
  return JSON.parse(response.text);
}
