import type { EmulatorResponse } from "../../emulated.ts";
import { newCloudflareId } from "../account-routes.ts";
import { type ApiCall, effectOf, jsonBody, pageResponse, resultResponse } from "../api-call.ts";
import { badRequest, CloudflareError } from "../cloudflare-error.ts";
import type { Records, Zone } from "../records.ts";
import { assertPermission } from "../tokens.ts";
import { zoneOf } from "../zone-routes.ts";
import type { CustomHostname } from "./host-records.ts";

/** Hostnames of a zone that cost nothing, and are all that an account without a paid plan has. */
const FREE_HOSTNAMES = 100;
const MOST_OF_PAGE = 50;

/** `GET /zones/{zone}/custom_hostnames`: `hostname` finds one; without it, a page of all. */
export function listHostnames(call: ApiCall): EmulatorResponse {
  const zone = permittedZone(call);
  const hostname = call.query.get("hostname");
  const perPage = Math.min(MOST_OF_PAGE, Number(call.query.get("per_page") ?? 20));
  const query = new URLSearchParams(call.query);
  query.set("per_page", String(perPage));
  const found = hostnamesOf(call.records, zone).filter(
    (one) => (hostname ?? one.hostname) === one.hostname,
  );
  return pageResponse({ ...call, query }, found.map(presentHostname));
}

/** `POST /zones/{zone}/custom_hostnames`: 201. Pending ones count, and are billed. */
export function createHostname(call: ApiCall): EmulatorResponse {
  const zone = permittedZone(call);
  const { records, context } = call;
  const body = jsonBody(call, ["hostname", "ssl", "custom_metadata", "custom_origin_server"]);
  assertPlain(body);
  const hostname = readHostname(body["hostname"], zone);
  const all = hostnamesOf(records, zone);
  if (all.some((one) => one.hostname === hostname))
    throw new CloudflareError(409, 1406, "Duplicate custom hostname found.");
  if (all.length >= quotaOf(records, zone))
    throw new CloudflareError(403, 1405, "Custom hostname quota has been reached.");
  const now = context.now();
  const created: CustomHostname = {
    id: newCloudflareId(),
    sslId: newCloudflareId(),
    zoneId: zone.id,
    hostname,
    ...readSsl(body["ssl"]),
    status: "pending",
    sslStatus: "initializing",
    errors: [],
    ownershipValue: newCloudflareId(),
    validationValue: newCloudflareId(),
    createdAt: now,
    triedSince: now,
    tries: 0,
    nextAt: now,
    orderedAt: null,
    expiresAt: null,
    movedAt: null,
    isForced: false,
  };
  const effect = effectOf(call, "create-hostname", { zone: zone.name, hostname });
  records.store.commit([records.hostnames.put(created.id, created)], [effect]);
  return { ...resultResponse(presentHostname(created)), status: 201 };
}

/** `GET /zones/{zone}/custom_hostnames/{hostname}` */
export const showHostname = (call: ApiCall) => resultResponse(presentHostname(existing(call)));

/** `PATCH /zones/{zone}/custom_hostnames/{hostname}`: 202; the same method checks again at once, another one orders another certificate. */
export function updateHostname(call: ApiCall): EmulatorResponse {
  const { records, context } = call;
  const known = existing(call);
  const body = jsonBody(call, ["ssl", "custom_metadata", "custom_origin_server"]);
  assertPlain(body);
  const ssl = readSsl(body["ssl"]);
  const hasEnded = /timed_out|expired|deleted/.test(known.sslStatus);
  const isSame = ssl.method === known.method && !hasEnded;
  const now = context.now();
  const changed: CustomHostname = {
    ...known,
    ...ssl,
    ...(!isSame && { sslStatus: "initializing" as const, orderedAt: null }),
    triedSince: now,
    tries: 0,
    nextAt: now,
    isForced: known.isForced && known.status.endsWith("blocked"),
  };
  const effect = effectOf(call, "check-hostname", { hostname: known.hostname });
  records.store.commit([records.hostnames.put(known.id, changed)], [effect]);
  return { ...resultResponse(presentHostname(changed)), status: 202 };
}

/** `DELETE /zones/{zone}/custom_hostnames/{hostname}`: its certificate is deleted too. */
export function deleteHostname(call: ApiCall): EmulatorResponse {
  const { records } = call;
  const { id, hostname } = existing(call);
  const effect = effectOf(call, "delete-hostname", { hostname });
  records.store.commit([records.hostnames.remove(id)], [effect]);
  return resultResponse({ id });
}

/** `GET /zones/{zone}/custom_hostnames/quota` */
export function showQuota(call: ApiCall): EmulatorResponse {
  const zone = permittedZone(call);
  const allocated = quotaOf(call.records, zone);
  const used = hostnamesOf(call.records, zone).length;
  return resultResponse({ allocated, used, exceeded: used > allocated, hard_cap: 50_000 });
}

/** `GET /zones/{zone}/custom_hostnames/fallback_origin` */
export function showFallbackOrigin(call: ApiCall): EmulatorResponse {
  const { records } = call;
  const found = records.fallbackOrigins.get(permittedZone(call).id);
  if (!found) throw new CloudflareError(404, 1551, "Resource not found.");
  return resultResponse({ origin: found.origin, status: "active", errors: [] });
}

/** `PUT /zones/{zone}/custom_hostnames/fallback_origin {origin}`: a proxied name of the zone. */
export function putFallbackOrigin(call: ApiCall): EmulatorResponse {
  const zone = permittedZone(call);
  const { records, context } = call;
  const { origin } = jsonBody(call, ["origin"]);
  const isProxied = [...records.dnsRecords.all.values()].some(
    (record) => record.zoneId === zone.id && record.name === origin && record.proxied,
  );
  if (typeof origin !== "string" || !isProxied)
    throw badRequest("the fallback origin must be a proxied DNS record of the zone");
  const effect = effectOf(call, "put-fallback-origin", { zone: zone.name, origin });
  const write = records.fallbackOrigins.put(zone.id, { origin, updatedAt: context.now() });
  records.store.commit([write], [effect]);
  return resultResponse({ origin, status: "active", errors: [] });
}

function permittedZone(call: ApiCall): Zone {
  assertPermission(call.caller, "SSL and Certificates");
  return zoneOf(call);
}

const hostnamesOf = ({ hostnames }: Records, zone: Zone) =>
  [...hostnames.all.values()].filter(({ zoneId }) => zoneId === zone.id);

const quotaOf = ({ hostnameQuotas }: Records, zone: Zone) =>
  hostnameQuotas.get(zone.id) ?? FREE_HOSTNAMES;

function existing(call: ApiCall): CustomHostname {
  const zone = permittedZone(call);
  const found = call.records.hostnames.get(call.params["hostname"] ?? "");
  if (!found || found.zoneId !== zone.id)
    throw new CloudflareError(404, 1436, "The custom hostname was not found.");
  return found;
}

/** Throws for settings that only an Enterprise account may use. */
function assertPlain(body: Readonly<Record<string, unknown>>): void {
  if ("custom_metadata" in body)
    throw new CloudflareError(403, 1413, "No custom metadata access has been allocated.");
  if ("custom_origin_server" in body)
    throw new CloudflareError(403, 1414, "No custom origin server access has been allocated.");
}

function readHostname(value: unknown, zone: Zone): string {
  if (typeof value !== "string" || value.length > 253)
    throw new CloudflareError(400, 1407, "Invalid custom hostname.");
  if (/[^\x20-\x7e]/.test(value))
    throw new CloudflareError(400, 1408, "Custom hostnames must be ASCII: use punycode.");
  if (/(?:^|\.)example\.(?:com|net|org)$/.test(value))
    throw new CloudflareError(400, 1411, "Custom hostnames on this domain are not allowed.");
  if (!/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(value))
    throw new CloudflareError(400, 1407, "Invalid custom hostname.");
  if (value === zone.name || value.endsWith(`.${zone.name}`))
    throw new CloudflareError(400, 1410, "A custom hostname cannot be in its own zone.");
  return value;
}

function readSsl(value: unknown): Pick<CustomHostname, "method" | "minTlsVersion"> {
  const members = typeof value === "object" && value !== null ? { ...value } : {};
  const { method, type, settings = {}, ...others }: Record<string, unknown> = members;
  if ((method !== "http" && method !== "txt") || type !== "dv")
    throw badRequest("ssl needs method http or txt, and type dv");
  const unknown = Object.keys(others);
  if (unknown.length > 0) throw badRequest(`ssl members of another plan: ${unknown.join(", ")}`);
  const [tls, ...rest] = typeof settings === "object" && settings ? Object.entries(settings) : [];
  if (rest.length > 0 || (tls && tls[0] !== "min_tls_version"))
    throw badRequest("ssl settings take min_tls_version alone");
  return { method, minTlsVersion: tls && String(tls[1]) };
}

/** A hostname as the API shows it. */
export function presentHostname(one: CustomHostname) {
  const { hostname, method, validationValue: value } = one;
  const isOpen = one.sslStatus === "pending_validation" || one.sslStatus === "initializing";
  const validation =
    method === "txt"
      ? { txt_name: `_acme-challenge.${hostname}`, txt_value: value }
      : {
          http_url: `http://${hostname}/.well-known/pki-validation/${value}.txt`,
          http_body: value,
        };
  return {
    id: one.id,
    hostname,
    status: one.status,
    created_at: new Date(one.createdAt).toISOString(),
    ssl: {
      id: one.sslId,
      type: "dv",
      method,
      status: one.sslStatus,
      certificate_authority: "google",
      wildcard: false,
      settings: { ...(one.minTlsVersion && { min_tls_version: one.minTlsVersion }) },
      ...(isOpen && { validation_records: [{ status: "pending", ...validation }] }),
      ...(one.errors.length > 0 && {
        validation_errors: one.errors.map((message) => ({ message })),
      }),
      ...(one.expiresAt !== null && { expires_on: new Date(one.expiresAt).toISOString() }),
    },
    ...(one.status !== "active" && {
      ownership_verification: {
        type: "txt",
        name: `_cf-custom-hostname.${hostname}`,
        value: one.ownershipValue,
      },
      ...(one.errors.length > 0 && { verification_errors: one.errors }),
    }),
  };
}
