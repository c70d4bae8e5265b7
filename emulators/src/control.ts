import type { Controls, EmulatorRequest, EmulatorResponse } from "./emulated.ts";
import { jsonResponse } from "./json.ts";

const prefix = "/__control/";

/** Responds to a request under `/__control/`, or returns undefined when it is none. */
export function handleControl(
  request: EmulatorRequest,
  controls: Controls,
): EmulatorResponse | undefined {
  if (!request.url.startsWith(prefix) || !isFromHere(request)) return undefined;
  const call = `${request.method} ${request.url.slice(prefix.length)}`;
  const control = controls[call];
  if (control === undefined)
    return respond(404, {
      message: `no control call "${call}"; there are: ${Object.keys(controls).join(", ")}`,
    });
  try {
    const body: unknown =
      request.body.length === 0 ? {} : JSON.parse(request.body.toString("utf8"));
    return respond(200, control(body) ?? {});
  } catch (error) {
    return respond(400, { message: error instanceof Error ? error.message : String(error) });
  }
}

/** Closes the connection: the server may be about to close it, and then the next call on it would be reset. */
const respond = (status: number, value: unknown): EmulatorResponse =>
  jsonResponse(status, value, { connection: "close" });

/**
 * Whether a control call is allowed: not on the hosts of published sites, and not from a page in a browser unless it is the emulator's own.
 */
function isFromHere({ host, headers }: EmulatorRequest): boolean {
  const isLoopbackName = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);
  return isLoopbackName && (headers.origin === undefined || headers.origin === `http://${host}`);
}
