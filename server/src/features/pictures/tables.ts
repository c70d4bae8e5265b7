import { PICTURE_FORMATS } from "@mainstreet/contract/picture";
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, createdAt } from "../../platform/db/columns.ts";
import { ownedBy } from "../../platform/db/users-table.ts";

/** Prepared pictures, one row for each content of a user. Their descriptions are stored where they are used. */
export const pictures = pgTable(
  "pictures",
  {
    userId: ownedBy(),
    hash: text("hash").notNull(),
    /** SHA-256 of the uploaded file: the same file again is not decoded again. */
    sourceHash: text("source_hash").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    widths: integer("widths").array().notNull(),
    /** The folder of its files in the bucket of `MEDIA_URL`; null: they are in the database. */
    mediaFolder: text("media_folder"),
    /** Ids of the links for phones that have sent its file: the others cannot name it (decision 247). */
    uploadedByLinks: uuid("uploaded_by_links").array().notNull().default([]),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    unique("pictures_by_source").on(table.userId, table.sourceHash),
    // For the sweep of those that nothing names.
    index("pictures_by_age").on(table.createdAt),
  ],
);

/** The files of pictures. Hosts compare these same digests, so an unchanged file is never read. */
export const pictureFiles = pgTable(
  "picture_files",
  {
    userId: ownedBy(),
    hash: text("hash").notNull(),
    width: integer("width").notNull(),
    format: text("format", { enum: PICTURE_FORMATS }).notNull(),
    sha1: text("sha1").notNull(),
    sha256: text("sha256").notNull(),
    /** Null when the content is in the bucket. */
    content: bytes("content"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash, table.width, table.format] }),
    foreignKey({
      columns: [table.userId, table.hash],
      foreignColumns: [pictures.userId, pictures.hash],
    }).onDelete("cascade"),
  ],
);

/** Which record names which picture: `holderId` is the id of a business or of a piece of evidence. */
export const pictureUses = pgTable(
  "picture_uses",
  {
    userId: ownedBy(),
    holderId: uuid("holder_id").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.holderId, table.hash] }),
    // A picture that is named is never swept.
    foreignKey({
      columns: [table.userId, table.hash],
      foreignColumns: [pictures.userId, pictures.hash],
    }),
    index("picture_uses_by_picture").on(table.userId, table.hash),
  ],
);
