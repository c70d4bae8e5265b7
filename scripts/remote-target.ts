import { isIP } from "node:net";

/**
 * The target of a `Socket.connect` with these arguments, if it is not this machine. Accepts every form that Node allows: (port, host),
 * (path), (options), and the [options, callback] it makes of them.
 */
export function remoteTarget(given: unknown[]): string | undefined {
  const [first, second] = given;
  if (Array.isArray(first)) return remoteTarget(first);
  if (typeof first === "object" && first !== null)
    return remoteHost("host" in first ? first.host : undefined);
  return typeof first === "number" ? remoteHost(second) : undefined;
}

function remoteHost(host: unknown): string | undefined {
  return typeof host !== "string" || isLoopback(host) ? undefined : host;
}

function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith("127.");
  return host === "::1" || host === "localhost" || host.endsWith(".localhost");
}
