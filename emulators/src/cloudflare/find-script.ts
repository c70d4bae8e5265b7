import type { CustomHostname } from "./hosts/host-records.ts";
import {
  accountOf,
  allZones,
  type Records,
  type Route,
  type Script,
  type Zone,
  zoneById,
} from "./records.ts";

/** The script that serves a host, or why there is none. */
export function findScript(records: Records, host: string): Script | string {
  const own = [...records.scripts.all.values()].find(
    (script) => script.hasSubdomain && host === workersDevHost(records, script),
  );
  if (own) return own;
  // An exact custom hostname has precedence over the proxied records of the host's zone.
  const hostname = [...records.hostnames.all.values()].find(
    (one) => one.hostname === host && isServed(one),
  );
  if (hostname) return routedScript(records, zoneById(records, hostname.zoneId), host);
  const domain = [...records.domains.all.values()].find((one) => one.hostname === host);
  if (domain)
    return records.scripts.get(`${domain.accountId}/${domain.service}`) ?? "The Worker is gone";
  const zone = zoneOfHost(records, host);
  if (!zone) return "There is no such zone";
  if (!isProxied(records, zone, host)) return "The name does not resolve";
  return routedScript(records, zone, host);
}

/** Whether visitors of the custom hostname are served. */
const isServed = ({ status, sslStatus }: CustomHostname) =>
  sslStatus === "active" && (status === "active" || status === "active_redeploying");

function routedScript(records: Records, zone: Zone | undefined, host: string): Script | string {
  const route = zone && routeOf(records, zone, host);
  const script = route?.script && records.scripts.get(`${zone?.accountId}/${route.script}`);
  return script || "The zone has no origin";
}

/** Whether a host is one of a zone, a custom domain or a custom hostname here. */
export function isKnownHost(records: Records, host: string): boolean {
  return (
    zoneOfHost(records, host) !== undefined ||
    [...records.hostnames.all.values()].some(({ hostname }) => hostname === host)
  );
}

/** The real service's `workers.dev` is `workers.localhost` here. */
function workersDevHost(records: Records, { accountId, name }: Script): string {
  return `${name}.${accountOf(records, accountId).subdomain}.workers.localhost`;
}

/** The zone that a host is in: the longest of those that fit. */
export function zoneOfHost(records: Records, host: string): Zone | undefined {
  const fitting = allZones(records).filter(({ name }) => isWithin(host, name));
  return fitting.toSorted((one, other) => other.name.length - one.name.length)[0];
}

const isWithin = (host: string, zone: string) => host === zone || host.endsWith(`.${zone}`);

/**
 * A record of any type on the name decides. Without one the wildcard of the closest name above does, unless a name between
 * them has a record (docs/hosts.md §1.6).
 */
export function isProxied(
  records: Records,
  zone: Pick<Zone, "id" | "name">,
  host: string,
): boolean {
  const inZone = [...records.dnsRecords.all.values()].filter(({ zoneId }) => zoneId === zone.id);
  const named = (name: string) => inZone.filter((record) => record.name === name);
  for (let name = host; isWithin(name, zone.name); name = name.slice(name.indexOf(".") + 1)) {
    const exact = named(name);
    if (exact.length > 0) return name === host && exact.some(({ proxied }) => proxied);
    if (name === zone.name) return false;
    const wildcard = named(`*.${name.slice(name.indexOf(".") + 1)}`);
    if (wildcard.length > 0) return wildcard.some(({ proxied }) => proxied);
  }
  return false;
}

/** The route with the longest pattern that fits; `*` stands for any characters. */
function routeOf(records: Records, zone: Pick<Zone, "id">, host: string): Route | undefined {
  const fitting = [...records.routes.all.values()].filter(
    ({ zoneId, pattern }) => zoneId === zone.id && patternOf(pattern).test(`${host}/`),
  );
  return fitting.toSorted((one, other) => other.pattern.length - one.pattern.length)[0];
}

const patternOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(".", String.raw`\.`).replaceAll("*", ".*")}$`);
