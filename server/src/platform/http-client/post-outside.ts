import { lookup, type LookupAddress } from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";

type Post = {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  /** The sandbox may post to its own machine. */
  allowsInward: boolean;
};

/** `status`: what the other side said; `fault`: why it said nothing. */
export type PostOutcome =
  | { status: number }
  | { fault: "inward" | "refused" | "timeout" | "invalid" };

/** Networks that no address a user names may lead to: this machine, private ones, and those of special use (RFC 6890). */
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
/** Only the global unicast addresses of IPv6 lead outside, without those that hold one of IPv4. */
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

/** Resolves a name, and refuses it where any of its addresses is inward: the connection goes to the address that was checked. */
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

/**
 * Posts to an address that a user has named. By https, to the standard port or one above 1023, never to a private network, whatever
 * its name resolves to; redirects are not followed, and of the response only the status is read.
 */
export async function postOutside(post: Post): Promise<PostOutcome> {
  const { url, headers, body, timeoutMs, allowsInward } = post;
  if (!isOutsideUrl(url, allowsInward)) return { fault: "invalid" };
  const { protocol, hostname } = new URL(url);
  const address = hostname.replace(/^\[|\]$/g, "");
  if (!allowsInward && isIP(address) !== 0 && isInward(address)) return { fault: "inward" };
  const open = protocol === "https:" ? https.request : http.request;
  return new Promise((resolve) => {
    const request = open(url, {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!allowsInward && { lookup: lookupOutward }),
    });
    request.on("response", (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    request.on("error", (error) => {
      if (error instanceof InwardError) resolve({ fault: "inward" });
      else
        resolve({
          fault:
            error.name === "AbortError" || error.name === "TimeoutError" ? "timeout" : "refused",
        });
    });
    request.end(body);
  });
}

/** Whether an address may be posted to, as far as it can be read: https without a user, at a port of the public web. */
export function isOutsideUrl(url: string, allowsInward: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, port } = new URL(url);
  if (username !== "" || password !== "") return false;
  if (allowsInward && protocol === "http:") return true;
  return protocol === "https:" && (port === "" || Number(port) > 1023);
}
