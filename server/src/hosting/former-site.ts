import type { Account } from "./hosting-columns.ts";
import type { DomainMemory, DomainNames, NamePlan } from "./domain-hosting.ts";
import type { HostingState, RedirectKind } from "./provider.ts";

/** Absent in records of earlier versions. */
type Newer = "hostCredentialsId" | "hostChoice";

/**
 * The redirect of a former site: its kind, its target, and since when. `place`: the place whose address `to` is; absent for an own domain,
 * which may be removed.
 */
export type FormerRedirect = { kind: RedirectKind; to: string; since: string; place?: string };

/**
 * An own domain that is still set at a place that its site has left. `isServed`: visitors may reach it there, so it stays until it is live
 * at the present place. `wasAddress`: it was the address of the site. `memory` and `names`: what its host stored about it and needed for
 * it. `refusedAt`: when the present place could not get it although it was free here.
 */
export type HeldDomain = DomainNames & {
  isServed: boolean;
  wasAddress: boolean;
  memory: DomainMemory;
  names: NamePlan[] | null;
  refusedAt?: string;
};

/**
 * A site at a place that its campaign has left. `url`: '' when it never was live there. `message`: why the site itself is still up after an
 * attempt to remove or replace it. `isUnwanted`: nothing is to stay there.
 */
export type FormerSiteRecord = Omit<Account, Newer> &
  Partial<Pick<Account, Newer>> & {
    id: string;
    awsBucketRegion: string | null;
    netlifySiteId: string | null;
    siteName: string;
    sitePrefix: string;
    hostingState: HostingState | null;
    url: string;
    message: string;
    redirect?: FormerRedirect;
    domain?: HeldDomain | undefined;
    isUnwanted?: boolean;
  };
