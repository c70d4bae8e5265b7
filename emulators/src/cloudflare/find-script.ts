import {
  accountOf,
  firstZoneOf,
  type Records,
  type Route,
  type Script,
  type Zone,
} from "./records.ts";

/** The script that answers for a host, or why there is none. */
export function findScript(records: Records, host: string): Script | string {
  const own = [...records.scripts.all.values()].find(
    (script) => script.hasSubdomain && host === workersDevHost(records, script),
  );
  if (own) return own;
  const zone = zoneOf(records, host);
  if (!zone) return "There is no such zone";
  if (!isProxied(records, zone, host)) return "The name does not resolve";
  const route = routeOf(records, zone, host);
  const script = route?.script && records.scripts.get(`${zone.accountId}/${route.script}`);
  return script || "The zone has no origin";
}

/** The real service's `workers.dev` is `workers.localhost` here. */
function workersDevHost(records: Records, { accountId, name }: Script): string {
  return `${name}.${accountOf(records, accountId).subdomain}.workers.localhost`;
}

function zoneOf(records: Records, host: string): Zone | undefined {
  const own = [...records.zones.all.values()].find(({ name }) => isWithin(host, name));
  if (own) return own;
  const accounts = new Set([...records.scripts.all.values()].map(({ accountId }) => accountId));
  return [...accounts].map(firstZoneOf).find(({ name }) => isWithin(host, name));
}

const isWithin = (host: string, zone: string) => host === zone || host.endsWith(`.${zone}`);

/**
 * A record of any type on the name decides. Without one the wildcard of the closest name above does, unless a name between
 * them has a record (docs/hosts.md §1.6).
 */
function isProxied(records: Records, zone: Pick<Zone, "id" | "name">, host: string): boolean {
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

/** The longest pattern that fits; `*` stands for any characters. */
function routeOf(records: Records, zone: Pick<Zone, "id">, host: string): Route | undefined {
  const fitting = [...records.routes.all.values()].filter(
    ({ zoneId, pattern }) => zoneId === zone.id && patternOf(pattern).test(`${host}/`),
  );
  return fitting.toSorted((one, other) => other.pattern.length - one.pattern.length)[0];
}

const patternOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(".", String.raw`\.`).replaceAll("*", ".*")}$`);
