import { type IncomingMessage, STATUS_CODES, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Failure } from "@mainstreet/contract/responses";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import { newId } from "../db/ids.ts";
import { REQUEST_ID } from "./security-headers.ts";

type Refusal = { status: number; code: string; message: string };
type Fields = Record<string, string>;

/** How long a refused connection stays open, so that the client can read the response and close its side. */
const LINGER_MS = 1_000;

const MALFORMED: Refusal = { status: 400, code: "MALFORMED", message: texts.shell.malformed };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "TOO_SLOW", message: texts.shell.tooSlow },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: "HEADERS_TOO_LARGE",
    message: texts.shell.headersTooLarge,
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: "TOO_LARGE", message: texts.shell.tooLarge },
};

/**
 * Responds to what Node refuses before there is a request (no HTTP, an unknown method, endless headers) in the one shape of every failure
 * and with the headers of every response, then ends the connection.
 */
export function respondToClientError(fields: Fields) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    // The client has disconnected: there is no one to respond to.
    if (error.code === "ECONNRESET" || !socket.writable) return;
    const refusal = REFUSALS[error.code ?? ""] ?? MALFORMED;
    const { status } = refusal;
    const requestId = newId();
    const body = bodyOf(refusal, requestId);
    const head = Object.entries({ ...headOf(fields, body, requestId), connection: "close" });
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...head.map((pair) => pair.join(": ")),
    ];
    socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
    // Node has no timeout for this connection any more: a client that does not close its side would keep it open for ever.
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/** Responds to an `Expect` other than 100-continue, which Node would refuse with an empty response (RFC 9110 §10.1.1). */
export function refuseExpectations(app: FastifyInstance, fields: Fields): void {
  app.server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const requestId = newId();
    const body = bodyOf({ ...MALFORMED, status: 417 }, requestId);
    response.writeHead(417, headOf(fields, body, requestId)).end(body);
  });
}

function bodyOf({ code, message }: Refusal, requestId: string): string {
  const failure: Failure = { message, error: message, code, requestId };
  return JSON.stringify(failure);
}

const headOf = (fields: Fields, body: string, requestId: string): Fields => ({
  ...fields,
  [REQUEST_ID]: requestId,
  "content-type": "application/json; charset=utf-8",
  "content-length": String(Buffer.byteLength(body)),
});
