import type { Collection, StateStore } from "../state-store.ts";

/** The certificate of a site. It covers the names whose DNS led to Netlify when it was requested. */
export type Certificate = {
  readonly siteId: string;
  readonly domains: readonly string[];
  readonly state: "pending" | "issued" | "failed";
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When a pending certificate is issued or fails. */
  readonly dueAt: number;
  readonly expiresAt: number | null;
};

/** Netlify's own attempts for a site whose names have changed. */
export type Tries = { readonly siteId: string; readonly since: number; readonly nextAt: number };

/** The requests that Let's Encrypt has counted for one list of names. */
export type Requests = { readonly times: readonly number[]; readonly lockedUntil: number };

export type CertificateRecords = {
  /** By site id; until a new certificate is issued, the old one is under `<site id> old`. */
  readonly certificates: Collection<Certificate>;
  readonly tries: Collection<Tries>;
  /** By the names, sorted and joined with spaces. */
  readonly requests: Collection<Requests>;
};

/** Settings of tests: how long a certificate takes, and how many of the next certificates fail. */
export type Issuing = { certificateMs: number; failuresLeft: number };

/** Whether an issued certificate covers the name. */
export function isCovered(
  { certificates }: CertificateRecords,
  siteId: string,
  host: string,
): boolean {
  return [certificates.get(siteId), certificates.get(`${siteId} old`)].some(
    (one) => one?.state === "issued" && one.domains.includes(host),
  );
}

export const openCertificateRecords = (store: StateStore): CertificateRecords => ({
  certificates: store.collection("certificates"),
  tries: store.collection("certificate-tries"),
  requests: store.collection("certificate-requests"),
});
