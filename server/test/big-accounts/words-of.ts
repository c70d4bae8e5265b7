import { sql } from "drizzle-orm";
import type { Db } from "../../src/platform/db/database.ts";

/** What a request can name of a seeded user; '' for what the user does not have. */
export type SeededWords = Record<
  | "userId"
  | "business"
  | "label"
  | "campaign"
  | "progressId"
  | "run"
  | "orderId"
  | "service"
  | "lead",
  string
>;

export async function seededWordsOf(db: Db, user: number): Promise<SeededWords> {
  const { rows } = await db.execute<SeededWords>(sql`
    select u.id as "userId",
      (select id::text from businesses where user_id = u.id limit 1) as business,
      coalesce((select id::text from labels where user_id = u.id limit 1), '') as label,
      (select id::text from campaigns where user_id = u.id and deployed order by id desc limit 1) as campaign,
      (select service from campaigns where user_id = u.id order by id desc limit 1) as service,
      coalesce((select id::text from creation_runs where user_id = u.id and kind = 'multi-location' limit 1), '') as "progressId",
      (select id::text from creation_runs where user_id = u.id and kind = 'bulk' limit 1) as run,
      (select id from payment_orders where user_id = u.id and status = 'paid' order by created_at limit 1) as "orderId",
      coalesce((select id::text from leads where user_id = u.id limit 1), '') as lead
    from users u where email_key = ${`user-${user}@example.test`}`);
  const [words] = rows;
  if (!words) throw new Error(`There is no seeded user ${user}`);
  return words;
}
