import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { z } from "zod";
import { CODES, cloudflareError } from "./cloudflare-error.ts";
import type { CloudflareClient } from "./cloudflare-client.ts";

/** The account, the Worker and the domain. */
export type ZonePlan = { accountId: string; name: string; zone: string };

const { tokens } = cloudflareTexts;

/** An address that nobody reaches: the Worker responds first. */
const RECORD = { type: "AAAA", content: "100::", proxied: true, comment: "mainstreet" };

const zones = z.array(z.object({ id: z.string(), status: z.string() }));
const records = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    name: z.string(),
    content: z.string(),
    proxied: z.boolean().nullish(),
    comment: z.string().nullish(),
  }),
);
const routes = z.array(
  z.object({ id: z.string(), pattern: z.string(), script: z.string().nullish() }),
);

/**
 * Routes every name directly below the domain to the Worker, by one record and one route for all sites. Nothing that somebody else has set
 * up there is ever overwritten (docs/hosts.md §1.6). Throws ProviderError.
 */
export async function openZone(client: CloudflareClient, plan: ZonePlan): Promise<void> {
  const id = await findZone(client, plan);
  const isRouted = await findRoute(client, id, plan);
  const isNamed = await findRecord(client, id, plan);
  const { name: script, zone } = plan;
  // A route that was created after the search may be from another request of ours, or from somebody else.
  if (!isRouted && !(await addRoute(client, id, { pattern: `*.${zone}/*`, script })))
    await findRoute(client, id, plan);
  if (!isNamed) await addRecord(client, id, `*.${zone}`);
}

/** A domain of the account; undefined when the token does not reach one of that name. Throws ProviderError. */
export async function lookUpZone(
  client: CloudflareClient,
  { accountId, zone }: Pick<ZonePlan, "accountId" | "zone">,
): Promise<{ id: string; status: string } | undefined> {
  const path = `/zones?name=${encodeURIComponent(zone)}&account.id=${accountId}`;
  const [found] = await client.read(
    { method: "GET", path, operation: "listZones", permission: "zones" },
    zones,
  );
  return found;
}

/** The id of a domain that is active. Throws ProviderError. */
export async function findZone(
  client: CloudflareClient,
  plan: Pick<ZonePlan, "accountId" | "zone">,
): Promise<string> {
  const { zone } = plan;
  const found = await lookUpZone(client, plan);
  if (!found) throw cloudflareError("rejected", tokens.unknownZone(zone));
  if (found.status !== "active") throw cloudflareError("rejected", tokens.inactiveZone(zone));
  return found.id;
}

async function findRoute(client: CloudflareClient, id: string, { name, zone }: ZonePlan) {
  const listed = await listRoutes(client, id);
  const route = listed.find(({ pattern }) => pattern === `*.${zone}/*`);
  if (route && route.script !== name) throw cloudflareError("conflict", tokens.wildcardTaken(zone));
  return route !== undefined;
}

async function findRecord(client: CloudflareClient, id: string, { zone }: ZonePlan) {
  const listed = await listRecords(client, id, `*.${zone}`);
  if (listed.some((record) => !isOwnRecord(record)))
    throw cloudflareError("conflict", tokens.wildcardTaken(zone));
  return listed.length > 0;
}

/** Whether a record points to the Worker, as {@link addRecord} creates them. */
export const isOwnRecord = ({ type, content, proxied }: z.output<typeof records>[number]) =>
  type === RECORD.type && content === RECORD.content && proxied === true;

/** The routes of a zone. Throws ProviderError. */
export function listRoutes(
  client: CloudflareClient,
  zoneId: string,
): Promise<z.output<typeof routes>> {
  const path = `/zones/${zoneId}/workers/routes`;
  return client.read(
    { method: "GET", path, operation: "listRoutes", permission: "routes" },
    routes,
  );
}

const RECORDS_PAGE = 100;

/** All records of a zone, or those of one name, page by page. Throws ProviderError. */
export async function listRecords(
  client: CloudflareClient,
  zoneId: string,
  name?: string,
): Promise<z.output<typeof records>> {
  const all: z.output<typeof records> = [];
  const filter = name === undefined ? "" : `name=${encodeURIComponent(name)}&`;
  for (let page = 1; ; page += 1) {
    const path = `/zones/${zoneId}/dns_records?${filter}per_page=${RECORDS_PAGE}&page=${page}`;
    const found = await client.read(
      { method: "GET", path, operation: "listRecords", permission: "dns" },
      records,
    );
    all.push(...found);
    if (found.length < RECORDS_PAGE) return all;
  }
}

/** Routes names that match the pattern to the Worker; false when a route with the pattern was created since. Throws ProviderError. */
export async function addRoute(
  client: CloudflareClient,
  zoneId: string,
  route: { pattern: string; script: string },
): Promise<boolean> {
  const path = `/zones/${zoneId}/workers/routes`;
  const expected = [CODES.routeExists];
  const { code } = await client.tryRead(
    {
      method: "POST",
      path,
      operation: "createRoute",
      permission: "routes",
      expected,
      body: route,
    },
    z.unknown(),
  );
  return code === 0;
}

/** Adds a record for a name of the zone, so that requests reach the routes. Throws ProviderError. */
export async function addRecord(
  client: CloudflareClient,
  zoneId: string,
  name: string,
): Promise<void> {
  const path = `/zones/${zoneId}/dns_records`;
  const body = { ...RECORD, name };
  await client.read(
    { method: "POST", path, operation: "createRecord", permission: "dns", body },
    z.unknown(),
  );
}
