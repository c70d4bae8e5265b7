import type { DomainFault } from "@mainstreet/contract/domains/domain-fault";
import type { DomainState } from "@mainstreet/contract/domains/domains";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { DomainMemory, NamePlan } from "../../hosting/domain-hosting.ts";
import { createdAt, moment, updatedAt } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";
import { campaigns } from "../campaigns/tables.ts";

/** The domains that users added to their sites (decision 268). */
export const domains = pgTable(
  "domains",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    campaignId: uuid("campaign_id").notNull(),
    host: text("host").notNull(),
    alsoHost: text("also_host"),
    state: text("state").$type<DomainState>().notNull(),
    /** The name that the proof is for: it covers `host` and `alsoHost`. */
    proofHost: text("proof_host").notNull(),
    /** The records that the host needs; null until the host is ready for them. */
    names: jsonb("names").$type<NamePlan[]>(),
    memory: jsonb("memory").$type<DomainMemory>().notNull().default({}),
    /** Full names of the records that the last check found; null before the first. */
    found: text("found").array(),
    fault: jsonb("fault").$type<DomainFault>(),
    isRemoving: boolean("is_removing").notNull().default(false),
    /** When the domain last became live; null before. */
    liveSince: moment("live_since"),
    certificateExpiresAt: moment("certificate_expires_at"),
    checkedAt: moment("checked_at"),
    nextCheckAt: moment("next_check_at").notNull().defaultNow(),
    /** Since when the domain is in its state, since checks are more frequent soon after a change. */
    stateSince: moment("state_since").notNull().defaultNow(),
    /** The fence: grows with every check, and only the newest check may write. */
    attempt: integer("attempt").notNull().default(0),
    /** Until when a check or a removal holds the lease, unless its process has crashed. */
    leasedUntil: moment("leased_until"),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique("domains_owner").on(table.userId, table.id),
    unique("domains_of_campaign").on(table.userId, table.campaignId),
    foreignKey({
      columns: [table.userId, table.campaignId],
      foreignColumns: [campaigns.userId, campaigns.id],
    }).onDelete("cascade"),
    index("domains_by_name").on(table.userId, table.host),
    index("domains_due").on(table.nextCheckAt),
  ],
);

/** Which domain has a name: at most one among all users. A name gets a row once its owner has proved the ownership. */
export const domainNames = pgTable(
  "domain_names",
  {
    name: text("name").primaryKey(),
    userId: ownedBy(),
    domainId: uuid("domain_id").notNull(),
    createdAt,
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.domainId],
      foreignColumns: [domains.userId, domains.id],
    }).onDelete("cascade"),
    index("domain_names_of_domain").on(table.userId, table.domainId),
  ],
);

/** The values of TXT records: one for each user and name. A record that was found also covers the names below it for that user. */
export const domainProofs = pgTable(
  "domain_proofs",
  {
    userId: ownedBy(),
    name: text("name").notNull(),
    value: text("value").notNull(),
    provenAt: moment("proven_at"),
    /** When the last domain that the proof covers was removed; the proof is stored for 30 days after that. */
    releasedAt: moment("released_at"),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.name] }),
    index("domain_proofs_released").on(table.releasedAt),
  ],
);
