import type { Account } from "./hosting-columns.ts";
import type { HostingState } from "./provider.ts";

/** Absent in records of earlier versions. */
type Newer = "hostCredentialsId" | "hostChoice";

/** A site at an account that its campaign has left, until it is taken down. `message`: why it is still up, if that was tried. */
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
  };
