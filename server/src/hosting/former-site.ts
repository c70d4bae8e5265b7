import type { Account } from "./hosting-columns.ts";
import type { DomainMemory, DomainNames, NamePlan } from "./domain-hosting.ts";
import type { HostingState, RedirectKind } from "./provider.ts";

/** Absent in records of earlier versions. */
type Newer = "hostCredentialsId" | "hostChoice";

/**
 * What leads on from a former site, where to, and since when. `place`: the target of the place that `to` is an address of; absent for an
 * own domain, which may go.
 */
export type FormerRedirect = { kind: RedirectKind; to: string; since: string; place?: string };

/**
 * An own domain that is still set at a place which its site has left. `isServed`: visitors may reach it there, so it stays until it is
 * live at the present place. `wasAddress`: it was the address of the site. `memory` and `names`: what its host knew and needed of it. `refusedAt`: when the
 * present place did not get it although it was free here.
 */
export type HeldDomain = DomainNames & {
  isServed: boolean;
  wasAddress: boolean;
  memory: DomainMemory;
  names: NamePlan[] | null;
  refusedAt?: string;
};

/**
 * A site at a place that its campaign has left. `url`: '' when it never was live there. `message`: why the site itself is still up, if
 * something else was tried. `isUnwanted`: nothing is to stand there any more.
 */
export type FormerSite = Omit<Account, Newer> &
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
