import type { EmulatorResponse } from "../emulated.ts";
import { type ApiCall, effectOf, jsonBody, pageResponse, resultResponse } from "./api-call.ts";
import { newCloudflareId } from "./account-routes.ts";
import { badRequest, CloudflareError, forbidden } from "./cloudflare-error.ts";
import { type ZoneRecord, type Route, type Zone, zonesOf } from "./records.ts";
import { assertPermission } from "./tokens.ts";

/** `GET /zones`: the zones of the token's account; without the permission the list is empty. */
export function listZones(call: ApiCall): EmulatorResponse {
  const { records, caller, query } = call;
  const name = query.get("name");
  const account = query.get("account.id");
  const mine = caller.record.missing.includes("Zone") ? [] : zonesOf(records, caller.accountId);
  const found = mine.filter(
    (zone) => (name ?? zone.name) === zone.name && (account ?? zone.accountId) === zone.accountId,
  );
  return pageResponse(
    call,
    found.map(({ id, name: zone, status }) => ({ id, name: zone, status, type: "full" })),
  );
}

/** `GET /zones/{zone}/dns_records` */
export function listDnsRecords(call: ApiCall): EmulatorResponse {
  assertPermission(call.caller, "DNS");
  const { id } = zoneOf(call);
  const name = call.query.get("name");
  const all = [...call.records.dnsRecords.all.values()];
  return pageResponse(
    call,
    all.filter((record) => record.zoneId === id && (name ?? record.name) === record.name),
  );
}

/** `POST /zones/{zone}/dns_records`. A name without the zone is completed, as the real service does. */
export function createDnsRecord(call: ApiCall): EmulatorResponse {
  assertPermission(call.caller, "DNS");
  const zone = zoneOf(call);
  const body = jsonBody(call, ["type", "name", "content", "proxied", "comment", "ttl"]);
  const { type, name, content, proxied = false, comment } = body;
  if (typeof type !== "string" || typeof name !== "string" || typeof content !== "string")
    throw badRequest("type, name and content are texts");
  const isWhole = name === zone.name || name.endsWith(`.${zone.name}`);
  const record: ZoneRecord = {
    id: newCloudflareId(),
    zoneId: zone.id,
    type,
    name: isWhole ? name : `${name}.${zone.name}`,
    content,
    proxied: proxied === true,
    comment: typeof comment === "string" ? comment : undefined,
  };
  const { records } = call;
  const taken = [...records.dnsRecords.all.values()].some(
    (other) => other.zoneId === zone.id && other.name === record.name && other.type === type,
  );
  if (taken) throw new CloudflareError(400, 81_057, "An identical record already exists.");
  const effect = effectOf(call, "create-dns-record", { zone: zone.name, name: record.name });
  records.store.commit([records.dnsRecords.put(record.id, record)], [effect]);
  return resultResponse(record);
}

/** `GET /zones/{zone}/workers/routes` */
export function listRoutes(call: ApiCall): EmulatorResponse {
  assertPermission(call.caller, "Workers Routes");
  const { id } = zoneOf(call);
  const routes = [...call.records.routes.all.values()].filter(({ zoneId }) => zoneId === id);
  return resultResponse(routes.map(presentRoute));
}

/** `POST /zones/{zone}/workers/routes` */
export function createRoute(call: ApiCall): EmulatorResponse {
  assertPermission(call.caller, "Workers Routes");
  const zone = zoneOf(call);
  const { pattern, script } = jsonBody(call, ["pattern", "script"]);
  // A route without a script switches Workers off for what it matches.
  if (typeof pattern !== "string" || (script !== undefined && typeof script !== "string"))
    throw badRequest("pattern and script are texts");
  const [host = ""] = pattern.split("/");
  if (host !== "*" && host !== zone.name && !host.endsWith(`.${zone.name}`))
    throw new CloudflareError(400, 10_022, "The pattern is not in the zone.");
  const { records, caller } = call;
  if (script !== undefined && !records.scripts.get(`${caller.accountId}/${script}`))
    throw new CloudflareError(404, 10_007, "This Worker does not exist on your account.");
  const routes = [...records.routes.all.values()];
  if (routes.some((route) => route.zoneId === zone.id && route.pattern === pattern))
    throw new CloudflareError(409, 10_020, "A route with the same pattern already exists.");
  const route: Route = { id: newCloudflareId(), zoneId: zone.id, pattern, script };
  const effect = effectOf(call, "create-route", { zone: zone.name, pattern });
  records.store.commit([records.routes.put(route.id, route)], [effect]);
  return resultResponse(presentRoute(route));
}

/** `DELETE /zones/{zone}/workers/routes/{route}` */
export function deleteRoute(call: ApiCall): EmulatorResponse {
  assertPermission(call.caller, "Workers Routes");
  const zone = zoneOf(call);
  const route = call.records.routes.get(call.params["route"] ?? "");
  if (!route || route.zoneId !== zone.id)
    throw new CloudflareError(404, 10_009, "The route was not found.");
  const effect = effectOf(call, "delete-route", { zone: zone.name, pattern: route.pattern });
  call.records.store.commit([call.records.routes.remove(route.id)], [effect]);
  return resultResponse({ id: route.id });
}

/** `DELETE /zones/{zone}/dns_records/{record}` */
export function deleteDnsRecord(call: ApiCall): EmulatorResponse {
  assertPermission(call.caller, "DNS");
  const zone = zoneOf(call);
  const record = call.records.dnsRecords.get(call.params["record"] ?? "");
  if (!record || record.zoneId !== zone.id)
    throw new CloudflareError(404, 81_044, "Record does not exist.");
  const effect = effectOf(call, "delete-dns-record", { zone: zone.name, name: record.name });
  call.records.store.commit([call.records.dnsRecords.remove(record.id)], [effect]);
  return resultResponse({ id: record.id });
}

const presentRoute = ({ id, pattern, script }: Route) => ({
  id,
  pattern,
  ...(script && { script }),
});

/** The zone that a path names. Throws 10000 for another account's. */
export function zoneOf({ records, caller, params }: ApiCall): Zone {
  const zone = zonesOf(records, caller.accountId).find(({ id }) => id === params["zone"]);
  if (!zone) throw forbidden();
  return zone;
}
