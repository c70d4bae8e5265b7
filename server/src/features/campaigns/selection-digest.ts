import { createHash } from "node:crypto";

/** What stands for the campaigns that a filter finds: the same for the same campaigns, in whatever order. */
export const selectionDigest = (ids: readonly string[]): string =>
  createHash("sha256").update(ids.toSorted().join(" ")).digest("hex");

/** What the caller saw of a filter's campaigns. */
export type SeenSelection = { count?: number | undefined; digest?: string | undefined };

/** Whether the campaigns that a filter finds are those that the caller saw, as far as it says. */
export const isAsSeen = (ids: readonly string[], { count, digest }: SeenSelection): boolean =>
  (count ?? ids.length) === ids.length && (digest ?? selectionDigest(ids)) === selectionDigest(ids);
