import type { BucketHttps } from "@mainstreet/contract/hosts/aws/bucket-https";
import { integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { ownedBy } from "../../platform/db/users-table.ts";
import { bytes, createdAt, moment, requestId, updatedAt } from "../../platform/db/columns.ts";

export const awsCredentials = pgTable(
  "aws_credentials",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    name: text("name").notNull(),
    sealedAccessKey: bytes("sealed_access_key").notNull(),
    accessKeyMask: text("access_key_mask").notNull(),
    sealedSecretKey: bytes("sealed_secret_key").notNull(),
    secretKeyMask: text("secret_key_mask").notNull(),
    /** The AWS account the keys belong to, 12 digits; null until STS has returned it. */
    accountId: text("account_id"),
    createdAt,
    updatedAt,
  },
  (table) => [unique("aws_credentials_owner").on(table.userId, table.id)],
);

/** Buckets whose sites are served over https, or are about to be (decision 265). */
export const bucketHttps = pgTable(
  "bucket_https",
  {
    id: uuid("id").primaryKey(),
    userId: ownedBy(),
    /** Null once the credentials are deleted (a foreign key of the database): the distribution stays at AWS. */
    awsCredentialsId: uuid("aws_credentials_id"),
    /** The AWS account that the distribution is in, 12 digits; null where STS has not returned it. */
    accountId: text("account_id"),
    bucket: text("bucket").notNull(),
    region: text("region").notNull(),
    state: text("state").$type<BucketHttps["state"]>().notNull(),
    wants: text("wants").$type<BucketHttps["wants"]>().notNull(),
    /** CloudFront's id; null until the distribution is known. */
    distributionId: text("distribution_id"),
    /** The address of its sites, with a slash at the end; null until the distribution is known. */
    address: text("address"),
    message: text("message").notNull().default(""),
    /** The fencing token: grows with every step, and only the newest job may do the next step. */
    steps: integer("steps").notNull().default(0),
    requestId,
    /** Since when https is being turned on or off. */
    startedAt: moment("started_at").notNull().defaultNow(),
    createdAt,
    updatedAt,
  },
  (table) => [unique("bucket_https_owner").on(table.userId, table.bucket)],
);
