import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { z } from "zod";
import { CODES, cloudflareError } from "./cloudflare-error.ts";
import type { CloudflareClient } from "./cloudflare-client.ts";

/** Of which account, which Worker, and which domain. */
type ZonePlan = { accountId: string; name: string; zone: string };

const { tokens } = cloudflareTexts;

/** An address that nobody reaches: the Worker answers before it. */
const RECORD = { type: "AAAA", content: "100::", proxied: true, comment: "mainstreet" };

const zones = z.array(z.object({ id: z.string(), status: z.string() }));
const records = z.array(
  z.object({ type: z.string(), content: z.string(), proxied: z.boolean().nullish() }),
);
const routes = z.array(z.object({ pattern: z.string(), script: z.string().nullish() }));

/**
 * Leads every name directly below the domain to the Worker, by one record and one route for all sites. What somebody else has set
 * up there is never overwritten (docs/hosts.md §1.6). Throws ProviderError.
 */
export async function openZone(client: CloudflareClient, plan: ZonePlan): Promise<void> {
  const id = await findZone(client, plan);
  const isRouted = await findRoute(client, id, plan);
  const isNamed = await findRecord(client, id, plan);
  if (!isRouted) await addRoute(client, id, plan);
  if (!isNamed) await addRecord(client, id, plan);
}

async function findZone(client: CloudflareClient, { accountId, zone }: ZonePlan): Promise<string> {
  const path = `/zones?name=${encodeURIComponent(zone)}&account.id=${accountId}`;
  const [found] = await client.read(
    { method: "GET", path, operation: "listZones", permission: "zones" },
    zones,
  );
  if (!found) throw cloudflareError("rejected", tokens.unknownZone(zone));
  if (found.status !== "active") throw cloudflareError("rejected", tokens.inactiveZone(zone));
  return found.id;
}

async function findRoute(client: CloudflareClient, id: string, { name, zone }: ZonePlan) {
  const path = `/zones/${id}/workers/routes`;
  const listed = await client.read(
    { method: "GET", path, operation: "listRoutes", permission: "routes" },
    routes,
  );
  const route = listed.find(({ pattern }) => pattern === `*.${zone}/*`);
  if (route && route.script !== name) throw cloudflareError("conflict", tokens.wildcardTaken(zone));
  return route !== undefined;
}

async function findRecord(client: CloudflareClient, id: string, { zone }: ZonePlan) {
  const path = `/zones/${id}/dns_records?name=${encodeURIComponent(`*.${zone}`)}`;
  const listed = await client.read(
    { method: "GET", path, operation: "listRecords", permission: "dns" },
    records,
  );
  const isOurs = ({ type, content, proxied }: (typeof listed)[number]) =>
    type === RECORD.type && content === RECORD.content && proxied === true;
  if (listed.some((record) => !isOurs(record)))
    throw cloudflareError("conflict", tokens.wildcardTaken(zone));
  return listed.length > 0;
}

async function addRoute(client: CloudflareClient, id: string, plan: ZonePlan): Promise<void> {
  const path = `/zones/${id}/workers/routes`;
  const body = { pattern: `*.${plan.zone}/*`, script: plan.name };
  const expected = [CODES.routeExists];
  const { code } = await client.tryRead(
    { method: "POST", path, operation: "createRoute", permission: "routes", expected, body },
    z.unknown(),
  );
  // Made since it was looked for, by another request of ours or by somebody else.
  if (code !== 0) await findRoute(client, id, plan);
}

async function addRecord(client: CloudflareClient, id: string, { zone }: ZonePlan): Promise<void> {
  const path = `/zones/${id}/dns_records`;
  const body = { ...RECORD, name: `*.${zone}` };
  await client.read(
    { method: "POST", path, operation: "createRecord", permission: "dns", body },
    z.unknown(),
  );
}
