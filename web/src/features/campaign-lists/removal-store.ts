import type { Removal as Removed } from "@mainstreet/contract/removal";
import type { SelectableCampaign } from "./selection.ts";

/** The result of a removal, also for a campaign that was deleted elsewhere before. */
export type RemovalDone = {
  state: "done";
  teardown: Removed["teardown"];
  refunded: number;
  message: string;
  /** Of its own domain: somebody else could take what they lead to. */
  recordsToRemove?: Removed["recordsToRemove"];
};
/** `mayKeepSite`: the provider would not take the site down, so it can be left where it is. */
type Failed = { state: "failed"; message: string; mayKeepSite: boolean };
export type RemovalOutcome = RemovalDone | Failed;

export type RemovalRequest = {
  campaign: SelectableCampaign;
  /** The scope of the list it was requested from: that list's total then counts without it. */
  listKey: string;
  keepSite: boolean;
};

/** The deletion of one campaign. `endedAt` is in milliseconds since 1970. */
export type CampaignRemoval = RemovalRequest & { batch: number; endedAt?: number } & (
    | { state: "waiting" }
    | { state: "running" }
    | RemovalOutcome
  );

/**
 * All removals since the page was opened, so that no list shows a removed campaign again. `isOpen` is whether the
 * panel for the newest batch is shown.
 */
export type Removals = {
  byId: ReadonlyMap<string, CampaignRemoval>;
  batch: number;
  isOpen: boolean;
};

const NONE: Removals = { byId: new Map(), batch: 0, isOpen: false };

let removals = NONE;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
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

/** Puts removals in line as the newest batch, or behind the one that still runs. */
export function addRemovals(requests: readonly RemovalRequest[]): void {
  const { byId } = removals;
  const isBusy = unfinishedRemovals().length > 0;
  const batch = isBusy ? removals.batch : removals.batch + 1;
  const next = new Map(byId);
  for (const one of requests) next.set(one.campaign.id, { ...one, batch, state: "waiting" });
  const isOpen = removals.isOpen || requests.length > 1;
  replace({ byId: next, batch, isOpen });
}

export function setRemoval(removal: CampaignRemoval): void {
  const byId = new Map(removals.byId).set(removal.campaign.id, removal);
  replace({ ...removals, byId, isOpen: removals.isOpen || needsUser(removal) });
}

/** It failed, or DNS records are left to remove. */
const needsUser = (removal: CampaignRemoval): boolean =>
  removal.state === "failed" ||
  (removal.state === "done" && (removal.recordsToRemove?.length ?? 0) > 0);

export function unfinishedRemovals(): CampaignRemoval[] {
  return [...removals.byId.values()].filter(
    ({ state }) => state === "waiting" || state === "running",
  );
}

/** Closes the panel and forgets failed removals; their campaigns are in the lists again. */
export function dismissRemovals(): void {
  const byId = new Map([...removals.byId].filter(([, { state }]) => state !== "failed"));
  replace({ ...removals, byId, isOpen: false });
}

/** Another user, other campaigns. */
export function forgetRemovals(): void {
  replace(NONE);
}
