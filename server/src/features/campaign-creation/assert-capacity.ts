import { IN_FLIGHT_LIMIT } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";

const RETRY_AFTER_SECONDS = 10;

/** Throws 429 in production while too many of a user's sites are queued or being deployed: all users share the queue (decision 134). */
export async function assertCapacity(
  tx: Db,
  { userId, config }: { userId: string; config: Deps["config"] },
): Promise<void> {
  if (!config.isProduction) return;
  const { rows } = await tx.execute(sql`
    select 1 from campaigns where user_id = ${userId} and deployment_status in ('queued', 'deploying')
    limit ${IN_FLIGHT_LIMIT}`);
  if (rows.length < IN_FLIGHT_LIMIT) return;
  const message = texts.campaigns.tooManyInFlight;
  const retryAfterSeconds = RETRY_AFTER_SECONDS;
  throw new AppError({ status: 429, code: "TOO_MANY_REQUESTS", message, retryAfterSeconds });
}
