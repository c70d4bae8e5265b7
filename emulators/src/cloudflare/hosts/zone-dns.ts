import type { DnsRecord as ShownRecord } from "../../dns/dns-records.ts";
import type { Resolve } from "../../dns/resolve.ts";
import { isProxied, zoneOfHost } from "../find-script.ts";
import type { Records } from "../records.ts";

/** The addresses of Cloudflare's servers, to which every proxied name leads. */
const EDGE = { A: "172.66.0.1", AAAA: "2606:4700:10::1" } as const;
const TTL = 300;

const edgeRecords: readonly ShownRecord[] = [
  { type: "A", value: EDGE.A, ttl: TTL },
  { type: "AAAA", value: EDGE.AAAA, ttl: TTL },
];

/** What the zones at Cloudflare hold for a name; undefined for names of no zone, or without a record. */
export function zoneRecords(records: Records, name: string): readonly ShownRecord[] | undefined {
  const zone = zoneOfHost(records, name);
  // The name servers of a pending zone are still elsewhere.
  if (zone?.status !== "active") return undefined;
  const own = [...records.dnsRecords.all.values()].filter(
    (record) => record.zoneId === zone.id && record.name === name,
  );
  const shown = own.flatMap(({ type, content, proxied }): ShownRecord[] =>
    !proxied &&
    (type === "A" || type === "AAAA" || type === "CNAME" || type === "TXT" || type === "CAA")
      ? [{ type, value: content, ttl: TTL }]
      : [],
  );
  const hasEdge = isProxied(records, zone, name);
  if (own.length === 0 && !hasEdge) return undefined;
  return hasEdge ? [...edgeRecords, ...shown] : shown;
}

/**
 * Whether a host leads to a zone: by a CNAME to one of its names, or by Cloudflare's addresses alone, which are seen where the CNAME is
 * flattened.
 */
export function isPointedAt(resolve: Resolve, host: string, zone: string): boolean {
  const { code, answers } = resolve(host, "A");
  if (code !== "NOERROR") return false;
  const targets = answers.filter(({ type }) => type === "CNAME").map(({ value }) => value);
  if (targets.length > 0)
    return targets.some((target) => target === zone || target.endsWith(`.${zone}`));
  const addresses = answers.filter(({ type }) => type === "A");
  return addresses.length > 0 && addresses.every(({ value }) => value === EDGE.A);
}
