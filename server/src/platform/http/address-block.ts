import { isIPv6 } from "node:net";

/** The addresses of one customer of an internet provider: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function addressBlock(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = ip.toLowerCase().replace(/%.*$/, "").split("::");
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(zeros).fill("0"), ...groups(tail ?? "")];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

const groups = (part: string) => part.split(":").filter((group) => group !== "");
