import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { z } from "zod";
import type { DomainStatus } from "../domain-hosting.ts";
import type { CloudflareClient } from "./cloudflare-client.ts";
import { CODES } from "./cloudflare-error.ts";
import type { Refused } from "./zone-domains.ts";

/** The zone that clients' domains point to. */
export type HostnameZone = { client: CloudflareClient; zoneId: string; zone: string };

const hostname = z.object({
  id: z.string(),
  hostname: z.string(),
  status: z.string(),
  ssl: z
    .object({
      status: z.string(),
      expires_on: z.string().nullish(),
      validation_errors: z.array(z.object({ message: z.string() })).nullish(),
    })
    .nullish(),
  verification_errors: z.array(z.string()).nullish(),
});
type Hostname = z.output<typeof hostname>;

const { domains } = cloudflareTexts;
const permission = "certificates";
/** Validated by a file that Cloudflare serves itself, so a client sets only the CNAME (docs/hosts.md §1.7). */
const VALIDATION = "http";
const SSL = { method: VALIDATION, type: "dv", settings: { min_tls_version: "1.2" } };

const pathOf = ({ zoneId }: HostnameZone) => `/zones/${zoneId}/custom_hostnames`;

/** The hostname in this zone; undefined when there is none. Throws ProviderError. */
export async function findHostname(
  zone: HostnameZone,
  host: string,
): Promise<Hostname | undefined> {
  const path = `${pathOf(zone)}?hostname=${encodeURIComponent(host)}`;
  const found = await zone.client.read(
    { method: "GET", path, operation: "listHostnames", permission },
    z.array(hostname),
  );
  return found.find((one) => one.hostname === host);
}

/** Creates the hostname, which requests its certificate, unless it exists. Throws ProviderError. */
export async function makeHostname(zone: HostnameZone, host: string): Promise<Refused | undefined> {
  if (await findHostname(zone, host)) return undefined;
  const body = { hostname: host, ssl: SSL };
  const expected = [CODES.hostnameExists, ...CODES.hostnameQuota];
  const { code } = await zone.client.tryRead(
    {
      method: "POST",
      path: pathOf(zone),
      operation: "makeHostname",
      permission,
      expected,
      body,
    },
    hostname,
  );
  if (code === 0) return undefined;
  // An earlier attempt of ours created it after the search: all names of this zone are ours.
  if (code === CODES.hostnameExists && (await findHostname(zone, host))) return undefined;
  return code === CODES.hostnameExists
    ? { code: "held_at_host", detail: "Cloudflare" }
    : { code: "host_refused", detail: domains.quota(zone.zone) };
}

/** The state of one hostname; gone: it has to be created again. A validation that has timed out is started again. Throws ProviderError. */
export async function checkHostname(
  zone: HostnameZone,
  host: string,
): Promise<DomainStatus | "gone"> {
  const found = await findHostname(zone, host);
  // Cloudflare deletes such a hostname after seven days; or somebody deleted it by hand.
  if (!found || found.status === "deleted" || found.ssl?.status === "deleted") return "gone";
  const { status, ssl } = found;
  if (status === "moved") return failed("held_at_host", domains.moved);
  if (status.includes("blocked")) return failed("host_refused", domains.blocked);
  const sslStatus = ssl?.status ?? "initializing";
  if (status.startsWith("active") && sslStatus === "active")
    return {
      status: "live",
      certificateExpiresAt: ssl?.expires_on ? new Date(ssl.expires_on) : null,
    };
  if (sslStatus === "expired") return failed("expired", "");
  if (sslStatus.endsWith("timed_out")) {
    await checkAgain(zone, found.id);
    return failed("certificate_failed", reasonOf(found) || domains.timedOut);
  }
  const reason = ssl?.validation_errors?.[0]?.message;
  if (reason) return failed("certificate_failed", reason);
  return { status: "pending", step: status.startsWith("active") ? "issuing" : "verifying" };
}

const failed = (code: Refused["code"], detail: string) =>
  ({ status: "failed", code, detail }) as const;
const reasonOf = ({ ssl, verification_errors: errors }: Hostname) =>
  ssl?.validation_errors?.[0]?.message ?? errors?.[0] ?? "";

/** Sets the same method once more, which makes Cloudflare check again. */
async function checkAgain(zone: HostnameZone, id: string): Promise<void> {
  const path = `${pathOf(zone)}/${id}`;
  const operation = "checkHostname";
  await zone.client.read(
    { method: "PATCH", path, operation, permission, body: { ssl: SSL } },
    z.unknown(),
  );
}

/** Deletes the hostname, which revokes its certificate. Throws ProviderError. */
export async function deleteHostname(zone: HostnameZone, host: string): Promise<void> {
  const found = await findHostname(zone, host);
  if (!found) return;
  const path = `${pathOf(zone)}/${found.id}`;
  const expected = [CODES.hostnameUnknown];
  await zone.client.tryRead(
    { method: "DELETE", path, operation: "deleteHostname", permission, expected },
    z.unknown(),
  );
}
