import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { sendRequest } from "../../server/src/platform/http-client/send-request.ts";

export type Page = { status: number; text: string };

const PATIENCE_MS = 60_000;

/** What a visitor of the address gets, or why nobody answered. */
async function readPage(address: string): Promise<Page | string> {
  const origin = new URL(address);
  const { host, pathname: path } = origin;
  // Names under localhost, as the emulators give out, are this machine: not every system knows that.
  if (origin.hostname.endsWith(".localhost")) origin.hostname = "127.0.0.1";
  const answer = await sendRequest({
    origin,
    method: "GET",
    path,
    headers: { host },
    timeoutMs: 10_000,
  });
  if ("fault" in answer) return answer.detail;
  // S3 sends what was stored compressed to everyone, whatever they accept.
  const isCompressed = answer.headers["content-encoding"] === "gzip";
  const body = isCompressed ? gunzipSync(answer.body) : answer.body;
  return { status: answer.status, text: body.toString("utf8") };
}

/** Reads the page until it is as expected: a new site's name and certificate need a moment. Throws Error after a minute. */
export async function pageBecomes(address: string, isAsExpected: (page: Page) => boolean) {
  for (const startedAt = Date.now(); ; await pause(500)) {
    const page = await readPage(address);
    if (typeof page !== "string" && isAsExpected(page)) return;
    const found = typeof page === "string" ? page : `status ${page.status}`;
    if (Date.now() - startedAt > PATIENCE_MS)
      throw new Error(`${address} is not as expected after a minute: ${found}.`);
  }
}
