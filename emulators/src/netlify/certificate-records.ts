import type { Collection, StateStore } from "../state-store.ts";

/** The certificate of a site. Its names are those that were right when it was requested. */
export type Certificate = {
  readonly siteId: string;
  readonly domains: readonly string[];
  readonly state: "pending" | "issued" | "failed";
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When a pending one ends. */
  readonly dueAt: number;
  readonly expiresAt: number | null;
};

/** Netlify's own tries for a site whose names have changed. */
export type Tries = { readonly siteId: string; readonly since: number; readonly nextAt: number };

/** What Let's Encrypt knows of one list of names. */
export type Requests = { readonly times: readonly number[]; readonly lockedUntil: number };

export type CertificateRecords = {
  /** By site id; before one is replaced, the old one is under `<site id> old`. */
  readonly certificates: Collection<Certificate>;
  readonly tries: Collection<Tries>;
  /** By the names, sorted and joined with spaces. */
  readonly requests: Collection<Requests>;
};

/** What tests set: how long a certificate takes, and how many of the next ones fail. */
export type Issuing = { certificateMs: number; failuresLeft: number };

/** Whether a certificate that is made covers the name. */
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
