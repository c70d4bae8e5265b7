import { z } from "zod";
import type { CloudflareClient } from "./cloudflare-client.ts";
import { CODES } from "./cloudflare-error.ts";
import { isOwnRecord, listRecords, listRoutes, lookUpZone, type ZonePlan } from "./open-zone.ts";

/**
 * Removes the Worker's routes and their records from a domain, if they are ours: when somebody else's Worker serves the wildcard,
 * everything stays. A domain that is gone needs nothing. Throws ProviderError.
 */
export async function closeZone(client: CloudflareClient, plan: ZonePlan): Promise<void> {
  const zone = await lookUpZone(client, plan);
  if (!zone) return;
  const pattern = `*.${plan.zone}/*`;
  const routes = await listRoutes(client, zone.id);
  const others = routes.filter(({ script }) => script !== plan.name);
  if (others.some((route) => route.pattern === pattern)) return;
  const records = await listRecords(client, zone.id);
  for (const { id, script } of routes)
    if (script === plan.name) await deleteRoute(client, `/zones/${zone.id}/workers/routes/${id}`);
  const own = records.filter((record) => isOwnRecord(record) && record.comment === "mainstreet");
  for (const { id } of own) await deleteRecord(client, `/zones/${zone.id}/dns_records/${id}`);
}

async function deleteRoute(client: CloudflareClient, path: string): Promise<void> {
  const expected = [CODES.noRoute];
  await client.tryRead(
    { method: "DELETE", path, operation: "deleteRoute", permission: "routes", expected },
    z.unknown(),
  );
}

async function deleteRecord(client: CloudflareClient, path: string): Promise<void> {
  const expected = [CODES.noRecord];
  await client.tryRead(
    { method: "DELETE", path, operation: "deleteRecord", permission: "dns", expected },
    z.unknown(),
  );
}
