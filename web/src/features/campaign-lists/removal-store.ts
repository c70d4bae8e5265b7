/** A deletion since the page was opened. `endedAt` is in milliseconds since 1970. */
export type ListRemoval = {
  /** The scope of the list from which it was requested; the total of that list then excludes it. */
  listKey: string;
  endedAt?: number;
};
export type Removals = ReadonlyMap<string, ListRemoval>;

const NONE: Removals = new Map();

let removals = NONE;
const listeners = new Set<() => void>();

/** Deletions by the ids of campaigns, so that no list shows a deleted campaign again; for `useSyncExternalStore`. */
export const removalStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Removals => removals,
};

function replace(next: Removals): void {
  removals = next;
  for (const listener of listeners) listener();
}

export function setRemovals(ids: readonly string[], removal: ListRemoval): void {
  replace(new Map([...removals, ...ids.map((id) => [id, removal] as const)]));
}

/** The campaigns were not deleted, or were restored, so lists show them again. */
export function forgetRemovalsOf(ids: readonly string[]): void {
  replace(new Map([...removals].filter(([id]) => !ids.includes(id))));
}

/** Called when another user signs in, who has other campaigns. */
export function forgetRemovals(): void {
  replace(NONE);
}

/** The loaded campaigns that a list shows, and how many campaigns there are without those being deleted. */
export function withoutRemovals<C extends { id: string }>(
  list: { campaigns: readonly C[]; total: number; listKey: string; updatedAt: number },
  all: Removals,
): { campaigns: readonly C[]; total: number } {
  if (all.size === 0) return list;
  const loaded = new Set(list.campaigns.map(({ id }) => id));
  const stillCounted = [...all].filter(
    ([id, { listKey, endedAt }]) =>
      (listKey === list.listKey || loaded.has(id)) &&
      // The total was fetched before the removal ended.
      (endedAt ?? Infinity) >= list.updatedAt,
  );
  return {
    campaigns: list.campaigns.filter(({ id }) => !all.has(id)),
    total: Math.max(0, list.total - stillCounted.length),
  };
}
