import { createHash } from "node:crypto";

/** A digest of the campaigns that a filter finds: the same campaigns have the same digest, in any order. */
export const selectionDigest = (ids: readonly string[]): string =>
  createHash("sha256").update(ids.toSorted().join(" ")).digest("hex");

/** The count and the digest of a filter's campaigns that the caller saw. */
export type SeenSelection = { count?: number | undefined; digest?: string | undefined };

/** Whether the campaigns that a filter finds match the count and the digest that the caller sent, if any. */
export const isAsSeen = (ids: readonly string[], { count, digest }: SeenSelection): boolean =>
  (count ?? ids.length) === ids.length && (digest ?? selectionDigest(ids)) === selectionDigest(ids);
