import type { Collection, StateStore } from "../state-store.ts";
import { type CertificateRecords, openCertificateRecords } from "./certificate-records.ts";
import type { CreditUse } from "./plan.ts";

/** Times are ms since 1970 on the emulator's clock. */
export type NetlifySite = {
  /** A UUID. */
  readonly id: string;
  readonly name: string;
  readonly accountSlug: string;
  readonly customDomain: string | null;
  readonly domainAliases: readonly string[];
  readonly forceSsl: boolean;
  readonly isDisabled: boolean;
  /** The deploy that visitors see. */
  readonly publishedDeployId: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** `new` waits for its manifest, `preparing` for time, `prepared` and `uploading` for files, `uploaded` for time; the last two are ends. */
export type DeployState =
  | "new"
  | "preparing"
  | "prepared"
  | "uploading"
  | "uploaded"
  | "ready"
  | "error";

export type Deploy = {
  /** 24 hex digits. */
  readonly id: string;
  readonly siteId: string;
  readonly state: DeployState;
  /** When the current state ends, if it waits for time. */
  readonly dueAt: number | null;
  readonly isDraft: boolean;
  readonly isLocked: boolean;
  readonly title: string | null;
  readonly branch: string | null;
  readonly errorMessage: string | null;
  /** Who made it: the credential in the truth log when it goes live. */
  readonly credential: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly publishedAt: number | null;
};

/** Path with a leading slash → SHA-1 of the file, in hex. */
export type Manifest = Readonly<Record<string, string>>;

export type Records = CertificateRecords & {
  readonly sites: Collection<NetlifySite>;
  readonly deploys: Collection<Deploy>;
  /** By deploy id. Stored separately from the deploy, so that a change of state does not write the whole manifest again. */
  readonly manifests: Collection<Manifest>;
  /** By SHA-256 of the token, in hex. */
  readonly revokedTokens: Collection<true>;
  /** By team. */
  readonly creditUse: Collection<CreditUse>;
};

/** The collections of the Netlify emulator. */
export function openRecords(store: StateStore): Records {
  return {
    sites: store.collection("sites"),
    deploys: store.collection("deploys"),
    manifests: store.collection("manifests"),
    revokedTokens: store.collection("revokedTokens"),
    ...openCertificateRecords(store),
    creditUse: store.collection("creditUse"),
  };
}

/** The deploys of one site, newest first. */
export function deploysOf(records: Records, siteId: string): Deploy[] {
  return [...records.deploys.all.values()]
    .filter((deploy) => deploy.siteId === siteId)
    .toSorted((a, b) => b.createdAt - a.createdAt || (b.id < a.id ? -1 : 1));
}

/** The digests a manifest names that no one ever uploaded to this Netlify, each once. */
export function missingDigests(store: StateStore, manifest: Manifest): string[] {
  return [...new Set(Object.values(manifest))].filter((digest) => !store.blobs.has(digest));
}
