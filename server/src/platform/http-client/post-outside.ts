import { lookup, type LookupAddress } from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";

type Outside = {
  url: string;
  headers: Record<string, string>;
  timeoutMs: number;
  /** The sandbox may reach its own machine. */
  allowsInward: boolean;
};
type Post = Outside & { body: string };

/** Why there was no response. */
export type OutsideFault = { fault: "inward" | "refused" | "timeout" | "invalid" };

/** `status`: of the response. */
export type PostOutcome = { status: number } | OutsideFault;

export type OutsidePage = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** Networks that an address named by a user must not lead to: this machine, private ones, and those of special use (RFC 6890). */
const INWARD = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  INWARD.addSubnet(network, prefix, "ipv4");
/** Only the global unicast addresses of IPv6 lead outside, except those that contain an IPv4 address. */
const OUTWARD_6 = new BlockList();
OUTWARD_6.addSubnet("2000::", 3, "ipv6");
const NOT_OUTWARD_6 = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  NOT_OUTWARD_6.addSubnet(network, prefix, "ipv6");

/** Whether an IP address is of this machine or of a private network. */
export function isInward(address: string): boolean {
  if (!isIPv6(address)) return INWARD.check(address, "ipv4");
  return !OUTWARD_6.check(address, "ipv6") || NOT_OUTWARD_6.check(address, "ipv6");
}

class InwardError extends Error {}

/** Resolves a name, and refuses it if any of its addresses is inside: the connection uses the address that was checked. */
const lookupOutward: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, "", 0);
    if (addresses.some(({ address }) => isInward(address)))
      return callback(new InwardError("inward"), "", 0);
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first?.address ?? "", first?.family ?? 0);
  });
};

/** Names below localhost mean this machine (RFC 6761), even if the resolver does not know them. */
const lookupHere: LookupFunction = (hostname, options, callback) => {
  if (!hostname.endsWith(".localhost")) return lookup(hostname, options, callback);
  if (options.all) return callback(null, [{ address: "127.0.0.1", family: 4 }]);
  return callback(null, "127.0.0.1", 4);
};

/**
 * Posts to an address that a user has named. Only by https, to the standard port or one above 1023, and never to a private network,
 * whatever its name resolves to; redirects are not followed, and only the status of the response is read.
 */
export async function postOutside({ body, headers, ...to }: Post): Promise<PostOutcome> {
  const length = { "content-length": String(Buffer.byteLength(body)) };
  const response = await open("POST", { ...to, headers: { ...headers, ...length } }, body);
  if ("fault" in response) return response;
  response.destroy();
  return { status: response.statusCode ?? 0 };
}

/** Far more than any page that we publish. */
const PAGE_BYTES = 4 * 1024 * 1024;

/** Reads a page at a user's site, by the same rules. */
export async function getOutside(to: Outside): Promise<OutsidePage | OutsideFault> {
  const response = await open("GET", to);
  if ("fault" in response) return response;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of response) {
      if (Buffer.isBuffer(chunk)) chunks.push(chunk);
      if (chunks.reduce((sum, { length }) => sum + length, 0) > PAGE_BYTES)
        return { fault: "refused" };
    }
  } catch (error) {
    return faultOf(error);
  } finally {
    response.destroy();
  }
  const { statusCode: status = 0, headers } = response;
  return { status, headers, text: Buffer.concat(chunks).toString() };
}

async function open(
  method: string,
  { url, headers, timeoutMs, allowsInward }: Outside,
  body?: string,
): Promise<http.IncomingMessage | OutsideFault> {
  if (!isOutsideUrl(url, allowsInward)) return { fault: "invalid" };
  const { protocol, hostname } = new URL(url);
  const address = hostname.replace(/^\[|\]$/g, "");
  if (!allowsInward && isIP(address) !== 0 && isInward(address)) return { fault: "inward" };
  const begin = protocol === "https:" ? https.request : http.request;
  return new Promise((resolve) => {
    const request = begin(url, {
      method,
      headers,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      lookup: allowsInward ? lookupHere : lookupOutward,
    });
    request.on("response", resolve);
    request.on("error", (error) => resolve(faultOf(error)));
    request.end(body);
  });
}

function faultOf(error: unknown): OutsideFault {
  if (error instanceof InwardError) return { fault: "inward" };
  const isLate =
    error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError");
  return { fault: isLate ? "timeout" : "refused" };
}

/** Whether a request to an address is allowed, by its text alone: https without a user, at a port of the public web. */
export function isOutsideUrl(url: string, allowsInward: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, port } = new URL(url);
  if (username !== "" || password !== "") return false;
  if (allowsInward && protocol === "http:") return true;
  return protocol === "https:" && (port === "" || Number(port) > 1023);
}
