import { EMAIL_NOT_CONFIRMED, recoveryTexts } from "@mainstreet/contract/account-recovery";
import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";

/**
 * Throws 403 for a buyer whose address is not confirmed. Only in production with mail set up, as nobody could confirm an address otherwise.
 */
export async function assertConfirmed(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: string,
): Promise<void> {
  if (!config.isProduction || config.mail === undefined) return;
  const [user] = await asTenant(db, userId, (tx) =>
    tx.select({ confirmedAt: users.emailConfirmedAt }).from(users).where(eq(users.id, userId)),
  );
  if (user?.confirmedAt) return;
  const message = recoveryTexts.confirmFirst;
  throw new AppError({ status: 403, code: EMAIL_NOT_CONFIRMED, message });
}
