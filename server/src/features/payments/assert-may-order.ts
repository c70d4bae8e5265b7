import { ORDER_LIMITS } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import { AppError } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";

/** `orderId`: an order of the user's that is started again, and is not counted. */
type Attempt = { config: Config; userId: string; orderId?: string };

/** A 'created' order counts as open while a request to create it may be in flight: without a session it cannot be paid. */
const CREATING_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** `age`: seconds since the order was made; `openFor`: seconds until it is not open any more. */
type Recent = { age: number; openFor: number };

/**
 * Throws 429 when the user has started too many orders within an hour, or has too many open ones (`ORDER_LIMITS`). The caller
 * holds the lock of the user's account.
 */
export async function assertMayOrder(tx: Db, attempt: Attempt): Promise<void> {
  const { config, userId, orderId = "" } = attempt;
  if (!config.hasRateLimits) return;
  const { rows } = await tx.execute<Recent>(sql`
    select extract(epoch from now() - created_at)::float8 as age,
      case status when 'active' then ${ORDER_LIMITS.openMinutes * 60} - extract(epoch from now() - created_at)
        when 'created' then ${CREATING_SECONDS} - extract(epoch from now() - coalesce(checked_at, created_at))
        else 0 end::float8 as "openFor"
    from payment_orders
    where user_id = ${userId} and id <> ${orderId} and created_at > now() - ${HOUR_SECONDS} * interval '1 second'`);
  const ends = rows.map(({ openFor }) => openFor).filter((seconds) => seconds > 0);
  const openWait = waitFor(ends, ORDER_LIMITS.open);
  if (openWait > 0) throw tooMuch(openWait, texts.payments.tooManyOpen);
  if (orderId !== "") return;
  const started = rows.map(({ age }) => HOUR_SECONDS - age);
  const hourWait = waitFor(started, ORDER_LIMITS.perHour);
  if (hourWait > 0) throw tooMuch(hourWait, texts.payments.tooManyOrders);
}

/** How many seconds until fewer than `limit` are left, when each one ends after the given seconds; 0 when that is so now. */
function waitFor(ends: number[], limit: number): number {
  const soonestFirst = ends.toSorted((one, other) => one - other);
  return soonestFirst[ends.length - limit] ?? 0;
}

function tooMuch(seconds: number, text: (minutes: number) => string): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  const message = text(Math.ceil(retryAfterSeconds / 60));
  return new AppError({ status: 429, code: "TOO_MANY_REQUESTS", message, retryAfterSeconds });
}
