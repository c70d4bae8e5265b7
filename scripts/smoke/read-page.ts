import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { sendRequest } from "../../server/src/platform/http-client/send-request.ts";

/** `location`: where it redirects to, '' for nowhere. */
export type VisitedPage = { status: number; text: string; location: string; cacheControl: string };

/** Waits this long at most, and no longer once `signal` is aborted. */
export type Patience = { ms: number; signal?: AbortSignal };

/** The response that a visitor of the address gets, or the reason why there was none. Redirects are not followed. */
export async function readPage(address: string): Promise<VisitedPage | string> {
  const origin = new URL(address);
  const { host, pathname: path } = origin;
  // Names under localhost, which the emulators use, are this machine, but not every system resolves them.
  if (origin.hostname.endsWith(".localhost")) origin.hostname = "127.0.0.1";
  const response = await sendRequest({
    origin,
    method: "GET",
    path,
    headers: { host },
    timeoutMs: 10_000,
  });
  if ("fault" in response) return response.detail;
  const { location = "", "cache-control": cacheControl = "" } = response.headers;
  // S3 sends files that are stored compressed to every client, even if it does not accept them.
  const isCompressed = response.headers["content-encoding"] === "gzip";
  const body = isCompressed ? gunzipSync(response.body) : response.body;
  return { status: response.status, text: body.toString("utf8"), location, cacheControl };
}

/**
 * Reads the page until it is as expected: a new site's name and certificate need a moment. Returns it, and after how many seconds.
 * Throws Error when it never is.
 */
export async function pageBecomes(
  address: string,
  isAsExpected: (page: VisitedPage) => boolean,
  { ms, signal }: Patience,
): Promise<{ page: VisitedPage; seconds: string }> {
  for (const startedAt = Date.now(); ; await pause(500, undefined, { signal })) {
    const page = await readPage(address);
    const waited = Date.now() - startedAt;
    if (typeof page !== "string" && isAsExpected(page))
      return { page, seconds: (waited / 1_000).toFixed(1) };
    const found = typeof page === "string" ? page : `status ${page.status}`;
    if (waited > ms)
      throw new Error(`${address} is not as expected after ${ms / 1_000} seconds: ${found}.`);
  }
}
