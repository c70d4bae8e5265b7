import type { Collection, StateStore } from "../../state-store.ts";

/** An exact host of a zone that one Worker serves, with a DNS record and a certificate of its own. */
export type WorkersDomain = {
  readonly id: string;
  readonly certId: string;
  readonly accountId: string;
  readonly zoneId: string;
  readonly zoneName: string;
  readonly hostname: string;
  readonly service: string;
  readonly dnsRecordId: string;
  /** In ms. */
  readonly createdAt: number;
};

export const HOSTNAME_STATUSES = [
  "pending",
  "active",
  "active_redeploying",
  "moved",
  "pending_blocked",
  "blocked",
  "deleted",
] as const;
export type HostnameStatus = (typeof HOSTNAME_STATUSES)[number];

export const SSL_STATUSES = [
  "initializing",
  "pending_validation",
  "pending_issuance",
  "pending_deployment",
  "active",
  "initializing_timed_out",
  "validation_timed_out",
  "issuance_timed_out",
  "deployment_timed_out",
  "expired",
  "deleted",
] as const;
export type SslStatus = (typeof SSL_STATUSES)[number];

/** A client's host outside the zone (docs/hosts.md §1.7). Times are in ms. */
export type CustomHostname = {
  readonly id: string;
  readonly sslId: string;
  readonly zoneId: string;
  readonly hostname: string;
  readonly method: "http" | "txt";
  readonly minTlsVersion: string | undefined;
  readonly status: HostnameStatus;
  readonly sslStatus: SslStatus;
  readonly errors: readonly string[];
  readonly ownershipValue: string;
  readonly validationValue: string;
  readonly createdAt: number;
  /** When validation began, and when it is tried next; null once there is nothing to try. */
  readonly triedSince: number;
  readonly tries: number;
  readonly nextAt: number | null;
  /** When the certificate was requested from its issuer; null before. */
  readonly orderedAt: number | null;
  readonly expiresAt: number | null;
  /** When it became `moved`. */
  readonly movedAt: number | null;
  /** Set by a test: only a request changes it. */
  readonly isForced: boolean;
};

export type FallbackOrigin = { readonly origin: string; readonly updatedAt: number };

export type HostRecords = {
  readonly domains: Collection<WorkersDomain>;
  readonly hostnames: Collection<CustomHostname>;
  /** By zone. */
  readonly fallbackOrigins: Collection<FallbackOrigin>;
};

export const openHostRecords = (store: StateStore): HostRecords => ({
  domains: store.collection("workers-domains"),
  hostnames: store.collection("custom-hostnames"),
  fallbackOrigins: store.collection("fallback-origins"),
});
