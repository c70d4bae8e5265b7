import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { trashedSites } from "../trash/tables.ts";

/**
 * The condition that a row of another table is about a campaign that is not in the trash. Row-level security hides those campaigns
 * themselves; queries that count or list rows without joining campaigns need this condition.
 */
export function notInTrash(campaignId: PgColumn | SQL, userId: string): SQL {
  return sql`${campaignId} not in (
    select ${trashedSites.campaignId} from ${trashedSites} where ${trashedSites.userId} = ${userId})`;
}
