import { createHash, randomBytes } from "node:crypto";
import type { Collection, StateStore } from "../state-store.ts";
import { CloudFrontError } from "./cloudfront-error.ts";
import type { DistributionConfig } from "./read-config.ts";

/** A distribution; `before` is the former state, which reads may still show for a while after a change. */
export interface Distribution extends DistributionConfig {
  id: string;
  accountId: string;
  /** The part of its host name before `.cloudfront.`. */
  label: string;
  etag: string;
  /** ms since 1970 */
  changedAt: number;
  /** True until its first deployment has reached the edge locations. */
  isNew: boolean;
  before?: Pick<Distribution, "etag" | "document" | "isEnabled">;
}

/** How the emulated service behaves; set by the control API. */
export interface CloudFrontConduct {
  /** How long a change stays `InProgress`, in ms. */
  deployMs: number;
  /** How long reads may show the state before a change, in ms. */
  staleMs: number;
  /** Distributions of one account. */
  quota: number;
}

const usual: CloudFrontConduct = { deployMs: 10_000, staleMs: 0, quota: 500 };

export interface Distributions {
  conduct(): CloudFrontConduct;
  setConduct(changes: Partial<CloudFrontConduct>): CloudFrontConduct;
  all(): Distribution[];
  ofLabel(label: string): Distribution | undefined;
  /** Throws NoSuchDistribution, also for one of another account. */
  get(accountId: string, id: string): Distribution;
  put(distribution: Distribution, kind: string, credential: string): void;
  remove(distribution: Distribution, credential: string): void;
}

/** Opens the records of the emulated CloudFront in a store. */
export function openDistributions(store: StateStore, now: () => number): Distributions {
  const records: Collection<Distribution> = store.collection("distributions");
  const conduct: Collection<CloudFrontConduct> = store.collection("cloudfront-conduct");
  const effect = (kind: string, credential: string, { id, originDomain }: Distribution) => ({
    at: new Date(now()).toISOString(),
    credential,
    kind,
    distribution: id,
    // The bucket whose website it serves.
    bucket: originDomain.replace(/\.s3-website[.-].*$/, ""),
  });
  const read = () => conduct.get("all") ?? usual;
  return {
    conduct: read,
    setConduct(changes) {
      const next = { ...read(), ...changes };
      store.commit([conduct.put("all", next)]);
      return next;
    },
    all: () => [...records.all.values()],
    ofLabel: (label) => [...records.all.values()].find((one) => one.label === label),
    get(accountId, id) {
      const found = records.get(id);
      if (found?.accountId !== accountId) throw new CloudFrontError("NoSuchDistribution");
      return found;
    },
    put(distribution, kind, credential) {
      const effects = [effect(kind, credential, distribution)];
      store.commit([records.put(distribution.id, distribution)], effects);
    },
    remove(distribution, credential) {
      const effects = [effect("delete-distribution", credential, distribution)];
      store.commit([records.remove(distribution.id)], effects);
    },
  };
}

/** An id as CloudFront makes them: E and 13 letters and digits. */
export const newDistributionId = () =>
  `E${randomBytes(9).toString("hex").toUpperCase().slice(0, 13)}`;

export const newETag = () => `E${randomBytes(9).toString("hex").toUpperCase().slice(0, 13)}`;

export const distributionLabel = (id: string) =>
  `d${createHash("sha256").update(id).digest("hex").slice(0, 13)}`;

/** Whether the newest change of a distribution has not reached all edge locations yet. */
export function isInProgress({ changedAt }: Distribution, at: number, deployMs: number): boolean {
  return at < changedAt + deployMs;
}

/** The state that a read shows: for a while it can be the one before the last change. */
export function asRead(
  distribution: Distribution,
  at: number,
  { deployMs, staleMs }: CloudFrontConduct,
): Distribution & { status: "InProgress" | "Deployed" } {
  const { before, changedAt } = distribution;
  if (before && at < changedAt + staleMs) return { ...distribution, ...before, status: "Deployed" };
  const status = isInProgress(distribution, at, deployMs) ? "InProgress" : "Deployed";
  return { ...distribution, status };
}
