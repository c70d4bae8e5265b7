import { TIMEOUT_MS } from "@mainstreet/contract/limits";
import { exchange } from "./exchange.ts";

const KEEP_MS = 60_000;

/**
 * Downloads a file of the API, `path` below `/api`, under the name that the server chooses. With `body` the request is a
 * POST. A link cannot do this, since the token is sent in a header, never in an address.
 * @throws {ApiError} with the server's text when there is no such file, or no response.
 */
export async function download(
  path: string,
  body?: object,
  timeoutMs: number = TIMEOUT_MS.default,
): Promise<void> {
  const method = body === undefined ? "GET" : "POST";
  const call = { method, path, body, protected: true, timeoutMs };
  const { content, name } = await exchange(call, async (response) => ({
    content: await response.blob(),
    name: nameOf(response.headers.get("content-disposition") ?? ""),
  }));
  saveAs(content, name);
}

function nameOf(disposition: string): string {
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? "download";
}

/** Saves `content` as a file with this name, as a download of the browser. */
export function saveAs(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/**
 * Opens the address of a file, `path` on this server, which the browser saves. The address must be useless afterwards for
 * anyone who finds it.
 */
export function startDownload(path: string): void {
  const link = document.createElement("a");
  link.href = path;
  link.download = "";
  link.click();
}
