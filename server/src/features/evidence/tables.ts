import type { EvidenceContent } from "@mainstreet/contract/evidence-content";
import {
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
import { bytes, createdAt, moment, updatedAt } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";
import { businesses } from "../businesses/tables.ts";

/** Evidence that businesses show on their sites (decision 232). */
export const evidence = pgTable(
  "evidence",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    businessId: uuid("business_id").notNull(),
    kind: text("kind", { enum: ["job", "photo", "quote", "price", "person"] }).notNull(),
    content: jsonb("content").$type<EvidenceContent>().notNull(),
    /** If both are '', the piece is shown in all cities. */
    city: text("city").notNull(),
    state: text("state").notNull(),
    /** For a published piece with photos for all cities: the city whose pages show the photos. Both '' otherwise (decision 248). */
    photoCity: text("photo_city").notNull().default(""),
    photoState: text("photo_state").notNull().default(""),
    /** The keys of the piece's place in the spellings of campaigns; empty for all places. */
    placeKeys: text("place_keys").array().notNull(),
    status: text("status", { enum: ["waiting", "published", "withdrawn"] }).notNull(),
    source: text("source", { enum: ["dashboard", "csv", "link"] }).notNull(),
    /** Hashes of its photos. */
    photos: text("photos").array().notNull(),
    /** Digest of the content, the place and the city of the photos. */
    digest: text("digest").notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique("evidence_owner").on(table.userId, table.id),
    foreignKey({
      columns: [table.userId, table.businessId],
      foreignColumns: [businesses.userId, businesses.id],
    }).onDelete("cascade"),
    index("evidence_of_business").on(table.userId, table.businessId, table.id),
  ],
);

/** Photos of published evidence: each belongs to one piece, so that it appears on the pages of one city only. */
export const evidencePhotos = pgTable(
  "evidence_photos",
  {
    userId: ownedBy(),
    hash: text("hash").notNull(),
    evidenceId: uuid("evidence_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    foreignKey({
      columns: [table.userId, table.evidenceId],
      foreignColumns: [evidence.userId, evidence.id],
    }).onDelete("cascade"),
    index("evidence_photos_of_piece").on(table.userId, table.evidenceId),
  ],
);

/** Links by which evidence is sent from a phone without an account (decision 233). */
export const evidenceLinks = pgTable(
  "evidence_links",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    businessId: uuid("business_id").notNull(),
    /** SHA-256 of the token, which itself is never stored. */
    tokenHash: bytes("token_hash").notNull().unique(),
    label: text("label").notNull(),
    city: text("city").notNull(),
    state: text("state").notNull(),
    uses: integer("uses").notNull().default(0),
    mostUses: integer("most_uses").notNull(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    createdAt,
    updatedAt,
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.businessId],
      foreignColumns: [businesses.userId, businesses.id],
    }).onDelete("cascade"),
    index("evidence_links_of_business").on(table.userId, table.businessId, table.id),
  ],
);
