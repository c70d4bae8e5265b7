/**
 * How custom hostnames change with time (docs/hosts.md §1.7): validation is tried at once, ten times in twenty minutes and 75 times in
 * seven days, after which the hostname is deleted. An active hostname whose DNS leads elsewhere becomes `moved`, and is deleted seven days
 * later. If two zones have the same hostname, it belongs to the zone that was validated last.
 */
import { isIssuerAllowed } from "../../dns/caa.ts";
import type { Resolve } from "../../dns/resolve.ts";
import type { EmulatorContext } from "../../emulated.ts";
import { type Records, zoneById } from "../records.ts";
import type { Settings } from "../settings.ts";
import type { CustomHostname } from "./host-records.ts";
import { isPointedAt } from "./zone-dns.ts";

export type Validation = {
  readonly context: EmulatorContext;
  readonly records: Records;
  readonly settings: Settings;
  readonly resolve: Resolve;
};

const ISSUERS = ["pki.goog", "letsencrypt.org", "ssl.com"];
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const GIVEN_UP_MS = 7 * DAY_MS;
const LIFETIME_MS = 90 * DAY_MS;
const FIRST_TRIES = 10;
const MOST_TRIES = 75;
const FIRST_PAUSE_MS = 2 * MINUTE_MS;
const LATER_PAUSE_MS = (GIVEN_UP_MS - FIRST_TRIES * FIRST_PAUSE_MS) / (MOST_TRIES - FIRST_TRIES);
const RECHECK_MS = 30 * MINUTE_MS;

/** Brings every hostname into the state that it has now. */
export function advanceHostnames(validation: Validation): void {
  for (const hostname of validation.records.hostnames.all.values())
    if (!hostname.isForced) advance(validation, hostname);
}

function advance(validation: Validation, hostname: CustomHostname): void {
  const { context, records } = validation;
  const now = context.now();
  if (isGivenUp(validation, hostname)) {
    records.store.commit([records.hostnames.remove(hostname.id)]);
    return;
  }
  const checked =
    hostname.nextAt !== null && hostname.nextAt <= now ? check(validation, hostname) : hostname;
  const issued = withCertificate(validation, checked);
  if (issued === hostname) return;
  const others =
    issued.status === "active" && hostname.status !== "active" ? displaced(validation, issued) : [];
  records.store.commit([records.hostnames.put(issued.id, issued), ...others]);
}

function isGivenUp({ context }: Validation, hostname: CustomHostname): boolean {
  const since = hostname.movedAt ?? (hostname.sslStatus === "active" ? null : hostname.triedSince);
  const isWaiting = hostname.orderedAt !== null && hostname.movedAt === null;
  return since !== null && !isWaiting && context.now() - since >= context.duration(GIVEN_UP_MS);
}

/** One check of DNS, by the schedule or on request. */
function check(validation: Validation, hostname: CustomHostname): CustomHostname {
  const { context, resolve, records } = validation;
  const now = context.now();
  const tries = hostname.tries + 1;
  const pause = tries < FIRST_TRIES ? FIRST_PAUSE_MS : LATER_PAUSE_MS;
  const problem = problemOf(validation, hostname);
  const isLost = hostname.status === "active" || hostname.status === "moved";
  if (problem === undefined) {
    const isOrdered = hostname.orderedAt !== null;
    return {
      ...hostname,
      status: "active",
      errors: [],
      tries,
      movedAt: null,
      sslStatus: isOrdered ? hostname.sslStatus : "pending_issuance",
      orderedAt: hostname.orderedAt ?? now,
      nextAt: now + context.duration(RECHECK_MS),
    };
  }
  const zone = zoneById(records, hostname.zoneId);
  const isElsewhere = !zone || !isPointedAt(resolve, hostname.hostname, zone.name);
  if (isLost && isElsewhere) {
    const movedAt = hostname.movedAt ?? now;
    const nextAt = now + context.duration(RECHECK_MS);
    return { ...hostname, status: "moved", errors: [problem], tries, movedAt, nextAt };
  }
  const sslStatus =
    hostname.sslStatus === "initializing" ? "pending_validation" : hostname.sslStatus;
  return {
    ...hostname,
    sslStatus,
    errors: [problem],
    tries,
    nextAt: now + context.duration(pause),
  };
}

/** Why the hostname cannot be validated now; undefined when it can. */
function problemOf({ resolve, records }: Validation, hostname: CustomHostname): string | undefined {
  const { hostname: name, method, zoneId } = hostname;
  const zone = zoneById(records, zoneId);
  const hasText = (host: string, value: string) =>
    resolve(host, "TXT").answers.some((answer) => answer.type === "TXT" && answer.value === value);
  const isHere = zone !== undefined && isPointedAt(resolve, name, zone.name);
  if (!isHere && !hasText(`_cf-custom-hostname.${name}`, hostname.ownershipValue))
    return "custom hostname does not CNAME to this zone.";
  const isValidated =
    method === "txt" ? hasText(`_acme-challenge.${name}`, hostname.validationValue) : isHere;
  if (!isValidated) return "Timed out: the validation token was not found.";
  if (!records.fallbackOrigins.get(zoneId)) return "The zone has no fallback origin.";
  if (hostname.sslStatus !== "active" && !isIssuerAllowed(resolve, name, ISSUERS))
    return `caa_error: the CAA records of ${name} do not allow the certificate authority.`;
  return undefined;
}

/** The certificate takes half its time to be issued and half to be deployed; an expired certificate is ordered again. */
function withCertificate(
  { context, settings }: Validation,
  hostname: CustomHostname,
): CustomHostname {
  const { orderedAt, expiresAt } = hostname;
  const now = context.now();
  if (hostname.sslStatus === "active" && expiresAt !== null && expiresAt <= now)
    return hostname.status === "moved"
      ? { ...hostname, sslStatus: "expired" }
      : { ...hostname, expiresAt: now + context.duration(LIFETIME_MS) };
  if (orderedAt === null || !hostname.sslStatus.startsWith("pending_")) return hostname;
  const passed = now - orderedAt;
  if (passed >= settings.certificateMs())
    return { ...hostname, sslStatus: "active", expiresAt: now + context.duration(LIFETIME_MS) };
  const isIssued = passed >= settings.certificateMs() / 2;
  const sslStatus = isIssued ? "pending_deployment" : "pending_issuance";
  return sslStatus === hostname.sslStatus ? hostname : { ...hostname, sslStatus };
}

/** Other zones lose the hostname to the one that was validated last. */
function displaced({ records, context }: Validation, { id, hostname }: CustomHostname) {
  return [...records.hostnames.all.values()]
    .filter((other) => other.hostname === hostname && other.id !== id && other.status === "active")
    .map((other) => {
      // Not validated again by the schedule: that would take the hostname back.
      const moved = { ...other, status: "moved" as const, movedAt: context.now(), nextAt: null };
      return records.hostnames.put(other.id, moved);
    });
}
