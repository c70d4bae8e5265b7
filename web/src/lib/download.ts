import { texts } from "@mainstreet/contract/texts";
import { ApiError } from "./api-error.ts";
import { endSession, sessionToken } from "./session.ts";

const KEEP_MS = 60_000;

/**
 * Saves a file of the API, `path` below `/api`, under the name the server gives it. A link cannot do it: the token goes in a
 * header, never in an address. @throws {ApiError} when there is no such file or no answer.
 */
export async function download(path: string): Promise<void> {
  const token = sessionToken();
  const response = await fetch(`/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: "NETWORK", message: texts.shell.network, cause });
  });
  if (response.status === 401 && token === sessionToken()) endSession();
  if (!response.ok) throw new ApiError({ status: response.status, code: "NO_FILE", message: "" });
  const said = response.headers.get("content-disposition") ?? "";
  saveAs(await response.blob(), /filename="([^"]+)"/.exec(said)?.[1] ?? "download");
}

function saveAs(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
