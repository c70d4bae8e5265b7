import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { z } from "zod";
import { cloudflareError, CODES } from "./cloudflare-error.ts";
import type { HostnameZone } from "./custom-hostnames.ts";
import { addRecord, addRoute, listRecords, listRoutes } from "./open-zone.ts";

const { domains } = cloudflareTexts;
/** The route of all names that point to the zone, including those of clients. */
const ALL = "*/*";

/** The name that domains outside the account point to. */
export const serviceHostName = (zone: string): string => `service.${zone}`;

/**
 * Makes the zone ready for domains outside the account: a name that they point to, and the Worker for all names of the zone. A zone that
 * something else uses is refused, since the Worker would serve that too. Can be repeated. Throws ProviderError.
 */
export async function openHostnameZone(zone: HostnameZone, script: string): Promise<void> {
  const isRouted = await findRoute(zone, script);
  const isNamed = await findRecord(zone, isRouted);
  const { client, zoneId } = zone;
  if (!isNamed) await addRecord(client, zoneId, serviceHostName(zone.zone));
  await setFallback(zone);
  if (!isRouted) await addRoute(client, zoneId, { pattern: ALL, script });
}

async function findRoute({ client, zoneId, zone }: HostnameZone, script: string): Promise<boolean> {
  const listed = await listRoutes(client, zoneId);
  const route = listed.find(({ pattern }) => pattern === ALL);
  if (route && route.script !== script)
    throw cloudflareError("conflict", domains.zoneInUse(zone, ALL));
  return route !== undefined;
}

/** Whether the name exists. Throws ProviderError for another name that visitors would no longer reach. */
async function findRecord(
  { client, zoneId, zone }: HostnameZone,
  isRouted: boolean,
): Promise<boolean> {
  const listed = await listRecords(client, zoneId);
  const names = new Set([serviceHostName(zone), `*.${zone}`]);
  const other = listed.find(
    ({ type, name, proxied }) =>
      proxied === true && !names.has(name) && ["A", "AAAA", "CNAME"].includes(type),
  );
  if (other && !isRouted) throw cloudflareError("conflict", domains.zoneInUse(zone, other.name));
  return listed.some(({ name }) => name === serviceHostName(zone));
}

/** Sets the origin for hostnames without one of their own: the Worker, by the route of the zone. */
async function setFallback({ client, zoneId, zone }: HostnameZone): Promise<void> {
  const path = `/zones/${zoneId}/custom_hostnames/fallback_origin`;
  const permission = "certificates";
  const { result } = await client.tryRead(
    {
      method: "GET",
      path,
      operation: "showFallback",
      permission,
      expected: CODES.noFallback,
    },
    z.object({ origin: z.string().nullish() }),
  );
  const origin = serviceHostName(zone);
  if (result?.origin === origin) return;
  if (result?.origin) throw cloudflareError("conflict", domains.otherFallback(zone));
  await client.read(
    { method: "PUT", path, operation: "setFallback", permission, body: { origin } },
    z.unknown(),
  );
}
