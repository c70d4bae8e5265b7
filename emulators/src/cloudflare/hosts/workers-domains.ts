import type { EmulatorResponse } from "../../emulated.ts";
import { newCloudflareId } from "../account-routes.ts";
import { type ApiCall, effectOf, jsonBody, pageResponse, resultResponse } from "../api-call.ts";
import { badRequest, CloudflareError, forbidden } from "../cloudflare-error.ts";
import { type ZoneRecord, type Records, type Zone, zonesOf } from "../records.ts";
import { assertPermission } from "../tokens.ts";
import type { WorkersDomain } from "./host-records.ts";

const MOST_OF_ZONE = 100;

/**
 * `PUT /accounts/{account}/workers/domains`: makes the DNS record and the certificate. It never takes over a host: the fields that override
 * existing records are refused.
 */
export function putWorkersDomain(call: ApiCall): EmulatorResponse {
  const { records, caller } = call;
  assertPermission(caller, "Workers Scripts");
  const { hostname, service, zone } = readDomain(call);
  const known = [...records.domains.all.values()].find((domain) => domain.hostname === hostname);
  if (known && known.service !== service)
    throw new CloudflareError(409, 100_116, "The hostname is in use by another Worker.");
  if (known) return resultResponse(present(known));
  assertFree(records, zone, hostname);
  const record = recordFor(zone, hostname);
  const domain: WorkersDomain = {
    id: newCloudflareId(),
    certId: newCloudflareId(),
    accountId: caller.accountId,
    zoneId: zone.id,
    zoneName: zone.name,
    hostname,
    service,
    dnsRecordId: record.id,
    createdAt: call.context.now(),
  };
  const writes = [
    records.domains.put(domain.id, domain),
    records.dnsRecords.put(record.id, record),
  ];
  records.store.commit(writes, [effectOf(call, "put-domain", { hostname, script: service })]);
  return resultResponse(present(domain));
}

/** `GET /accounts/{account}/workers/domains` */
export function listWorkersDomains(call: ApiCall): EmulatorResponse {
  assertPermission(call.caller, "Workers Scripts");
  const hostname = call.query.get("hostname");
  const zoneId = call.query.get("zone_id");
  const found = ownDomains(call).filter(
    (domain) =>
      (hostname ?? domain.hostname) === domain.hostname &&
      (zoneId ?? domain.zoneId) === domain.zoneId,
  );
  return pageResponse(call, found.map(present));
}

/** `DELETE /accounts/{account}/workers/domains/{domain}`: its DNS record is deleted too. */
export function deleteWorkersDomain(call: ApiCall): EmulatorResponse {
  const { records, params } = call;
  assertPermission(call.caller, "Workers Scripts");
  const domain = ownDomains(call).find(({ id }) => id === params["domain"]);
  if (!domain) throw new CloudflareError(404, 100_114, "The domain was not found.");
  const writes = [records.domains.remove(domain.id), records.dnsRecords.remove(domain.dnsRecordId)];
  records.store.commit(writes, [effectOf(call, "delete-domain", { hostname: domain.hostname })]);
  return resultResponse(null);
}

const ownDomains = ({ records, caller }: ApiCall) =>
  [...records.domains.all.values()].filter(({ accountId }) => accountId === caller.accountId);

function readDomain(call: ApiCall): { hostname: string; service: string; zone: Zone } {
  const { records, caller } = call;
  const body = jsonBody(call, ["hostname", "service", "zone_id", "environment"]);
  const { hostname, service, zone_id: zoneId, environment = "production" } = body;
  if (typeof hostname !== "string" || typeof service !== "string" || environment !== "production")
    throw badRequest("hostname and service are texts");
  const zone = zonesOf(records, caller.accountId).find(({ id }) => id === zoneId);
  if (!zone) throw forbidden();
  if (hostname !== zone.name && !hostname.endsWith(`.${zone.name}`))
    throw badRequest("the hostname is not in the zone");
  if (hostname.includes("*")) throw badRequest("a wildcard cannot be a custom domain");
  if (!records.scripts.get(`${caller.accountId}/${service}`))
    throw new CloudflareError(404, 10_007, "This Worker does not exist on your account.");
  return { hostname, service, zone };
}

function assertFree({ dnsRecords, domains }: Records, zone: Zone, hostname: string): void {
  const isTaken = [...dnsRecords.all.values()].some(
    ({ zoneId, name, type }) =>
      zoneId === zone.id && name === hostname && ["A", "AAAA", "CNAME"].includes(type),
  );
  if (isTaken)
    throw new CloudflareError(
      409,
      100_117,
      `Hostname '${hostname}' already has externally managed DNS records (A, CNAME, etc). Delete them first.`,
    );
  const count = [...domains.all.values()].filter(({ zoneId }) => zoneId === zone.id).length;
  if (count >= MOST_OF_ZONE)
    throw new CloudflareError(400, 100_118, "A zone has at most 100 custom domains.");
}

const recordFor = (zone: Zone, name: string): ZoneRecord => ({
  id: newCloudflareId(),
  zoneId: zone.id,
  type: "AAAA",
  name,
  content: "100::",
  proxied: true,
});

const present = (domain: WorkersDomain) => ({
  id: domain.id,
  cert_id: domain.certId,
  hostname: domain.hostname,
  service: domain.service,
  environment: "production",
  zone_id: domain.zoneId,
  zone_name: domain.zoneName,
});
