import type { OpenedLink } from "@mainstreet/contract/evidence-links";
import { LINK_TOKEN } from "@mainstreet/contract/evidence-link-page";
import type { UploadedPicture } from "@mainstreet/contract/pictures";

// The phone page's requests. They share no code with the dashboard's requests, which would load a validation library.

/** The statuses with which the server refuses the content of a request, and not the link. */
const CONTENT_REFUSED = [400, 413];

/**
 * A refusal in the server's words; `isFinal`: the same request would be refused again. A missing response is a refusal that
 * is not final. `isAboutContent`: the link works, and other content may be sent with it.
 */
export class LinkFailure extends Error {
  override readonly name = "LinkFailure";
  readonly status: number;
  readonly isFinal: boolean;
  readonly isAboutContent: boolean;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
    this.isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
    this.isAboutContent = CONTENT_REFUSED.includes(status);
  }
}

const ADDRESS = "/api/evidence-link";
const NO_RESPONSE = "No connection";
const TIMEOUT_MS = 30_000;
/** A photo on a slow connection: half a megabyte at 20 kbit/s. */
const UPLOAD_TIMEOUT_MS = 240_000;

/** Opens the link with a token and returns what it is for. Throws {@link LinkFailure}. */
export function openLink(token: string): Promise<OpenedLink> {
  return requestJson(token, { method: "GET" });
}

export type Message = { text: string; city: string; state: string; pictures: UploadedPicture[] };

/** Sends a message; repetitions with the same key count once. Throws {@link LinkFailure}. */
export function sendMessage(
  token: string,
  { key, ...message }: Message & { key: string },
): Promise<{ left: number }> {
  const headers = { "content-type": "application/json", "idempotency-key": key };
  return requestJson(token, { method: "POST", headers, body: JSON.stringify(message) });
}

type Request = { method: string; headers?: Record<string, string>; body?: string };

async function requestJson<T>(token: string, { headers, ...request }: Request): Promise<T> {
  const response = await fetch(ADDRESS, {
    ...request,
    headers: { ...headers, [LINK_TOKEN]: token },
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response) throw new LinkFailure(0, NO_RESPONSE);
  const body = read(response.status, await response.text().catch(() => ""));
  // The server validates what it sends, and the page comes from the same server.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return body as T;
}

/** Sends the bytes of one photo, and reports the share that was sent. Throws {@link LinkFailure}. */
export function uploadPhoto(
  token: string,
  photo: Blob,
  onProgress: (share: number) => void,
): Promise<UploadedPicture> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadedPicture>();
  const request = new XMLHttpRequest();
  request.open("POST", `${ADDRESS}/pictures`);
  request.timeout = UPLOAD_TIMEOUT_MS;
  request.setRequestHeader(LINK_TOKEN, token);
  request.setRequestHeader("content-type", "application/octet-stream");
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  const lost = () => reject(new LinkFailure(0, NO_RESPONSE));
  for (const event of ["error", "timeout", "abort"]) request.addEventListener(event, lost);
  request.addEventListener("load", () => {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      resolve(read(request.status, request.responseText) as UploadedPicture);
    } catch (error) {
      reject(error);
    }
  });
  request.send(photo);
  return promise;
}

/** The body of a response. Throws {@link LinkFailure} for a refusal. */
function read(status: number, text: string): unknown {
  const body = parsed(text);
  if (status >= 200 && status < 300) return body;
  const isFailure = typeof body === "object" && body !== null && "message" in body;
  throw new LinkFailure(status, isFailure ? String(body.message) : NO_RESPONSE);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LinkFailure(0, NO_RESPONSE);
  }
}
