import { createServer } from "node:http";
import { send, type ReceivedResponse } from "../drive-emulator.ts";
import { merchantSecretFor } from "./merchants.ts";

/** The merchant that sends requests, and the emulator that receives them. */
export type Merchant = { readonly origin: string; readonly appId: string };

export type Calling = { readonly body?: unknown; readonly headers?: Record<string, string> };

/** Calls the API with a merchant's keys, whatever the response: `callCashfree(asha, "POST /orders", {body})`. */
export function callCashfree(
  { origin, appId }: Merchant,
  line: string,
  { body, headers }: Calling = {},
): Promise<ReceivedResponse> {
  return send(origin, line.replace(" ", " /pg"), {
    headers: {
      "x-client-id": appId,
      "x-client-secret": merchantSecretFor(appId),
      "x-api-version": "2025-01-01",
      "content-type": "application/json",
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** The body of a valid order, changed as given. */
export const anOrder = (change: Record<string, unknown> = {}) => ({
  order_id: "crd_0001",
  order_amount: 999,
  order_currency: "INR",
  order_note: "25 credits",
  customer_details: { customer_id: "user0001", customer_phone: "9999999999" },
  ...change,
});

export type Received = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly raw: string;
};

/** A merchant's endpoint for webhooks, which responds with the given statuses, then 200. */
export async function startReceiver(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, raw: Buffer.concat(chunks).toString("utf8") });
      response.writeHead(statuses.shift() ?? 200, { connection: "close" }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens on no port");
  const { port } = address;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
