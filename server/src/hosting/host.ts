import type { ChoiceField, DeploymentChoice } from "@mainstreet/contract/deployment";
import type { LastAccounts } from "@mainstreet/contract/last-accounts";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { Deps } from "../deps.ts";
import type { ApiOperation } from "../openapi/describe.ts";
import type { Db } from "../platform/db/database.ts";
import type { DomainHosting } from "./domain-hosting.ts";
import type { FormerSiteRecord } from "./former-site.ts";
import type { Account } from "./hosting-columns.ts";
import type { OwnDomain } from "./own-domain.ts";
import type { Hosting } from "./provider.ts";
import type { RateWatch } from "./rate-watch.ts";

/** A place for a site: an account, and the folder if the host has folders. */
export type HostPlace = Account & { sitePrefix: string };

/**
 * A site with its place and its owner. `keepsPolicy`: the policy of its bucket is not changed. `liveAt`: for a former site, the row of
 * `host_credentials` and the name with which its campaign is published now. `formerSites`: for a present site, the places that it has left.
 */
export type PlacedSite = Omit<
  FormerSiteRecord,
  "url" | "message" | "redirect" | "isUnwanted" | "domain"
> & {
  userId: string;
  /** Absent and null both mean none. */
  ownDomain?: OwnDomain | null;
  keepsPolicy?: boolean;
  liveAt?: LiveAt;
  formerSites?: readonly FormerSiteRecord[];
};

/** Where the site of a campaign is now: what another place of the same host has to know about it. */
export type LiveAt = { hostCredentialsId: string | null; siteName: string };

/** The values that identify the place of a site. */
export type HostingLocation = Omit<PlacedSite, "id" | "userId" | "hostingState" | "ownDomain">;

/** The members of a deployment choice that belong to one host; null = not chosen, or deleted since. */
export type HostChoice = Partial<Record<ChoiceField, string | null>>;

/** Whose choice it is. */
export type ChoiceOwner = { userId: string; config: Config };

/** A table of stored accounts, and the column by which campaigns and runs name a row of it. */
export type CredentialTable = {
  table: PgTable;
  id: PgColumn;
  userId: PgColumn;
  sealed: readonly PgColumn[];
  reference: keyof Pick<Account, "netlifyTokenId" | "awsCredentialsId" | "hostCredentialsId">;
};

/** The part of the API document on a host. */
export type HostDocument = {
  /** An example of its deployment choice. */
  choice: HostChoice;
  tags: Record<string, string>;
  operations: readonly ApiOperation[];
};

/** What the server does with one host. */
export type Host = {
  /** The deploy limits that the host documents; undefined for a host without rate limits. */
  deployLimits: readonly { limit: number; windowMs: number }[] | undefined;
  /** Whether a killed worker may leave a site there that no record names. */
  mayHoldUnrecordedSite: boolean;
  /** Absent for a host whose accounts are in `host_credentials`. */
  credentials?: CredentialTable;
  /**
   * Resolves a form's deployment choice (spec §5, decision D3). When the user has no account of that kind the result is `none`: the
   * campaign is created and deploys once there is an account. Throws 400 when accounts exist and none was chosen, or the choice is
   * incomplete, and 404 for an account that is not the user's.
   */
  chooseAccount: (tx: Db, owner: ChoiceOwner, choice: DeploymentChoice) => Promise<Account>;
  presentChoice: (account: Account) => HostChoice;
  /** Its members of `GET /last-accounts`, from the choice of the newest campaign there. */
  presentLastUsed: (choice: HostChoice | undefined) => Partial<LastAccounts>;
  /** The target of the site, with the name that its hosting state uses; null while it is not known. */
  targetOf: (site: HostingLocation) => string | null;
  /** Two sites must not share a folder. Throws 409 when another site of the user has it. */
  claimFolder?: (
    tx: Db,
    id: { userId: string; campaignId: string },
    place: HostPlace,
  ) => Promise<void>;
  /**
   * Whether the folder of a site that is published nowhere holds foreign objects, next to which it would not be published; false when that
   * is not known. Absent for a host without such folders.
   */
  holdsOthers?: (deps: Deps, site: PlacedSite) => Promise<boolean>;
  /** Whether visitors reach a site over https; absent for a host where that is always so. */
  isOnHttps?: (tx: Db, site: HostPlace & { userId: string }) => Promise<boolean>;
  /** Opens the owner's account. Undefined when that account was deleted. */
  open: (deps: Deps, site: PlacedSite, watch?: RateWatch) => Promise<Hosting | undefined>;
  /** The same for the site's domain; absent for a host without own domains. */
  openDomains?: (deps: Deps, site: PlacedSite) => Promise<DomainHosting | undefined>;
  registerRoutes: (app: FastifyInstance, deps: Deps) => void;
  document: HostDocument;
};
