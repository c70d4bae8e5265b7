import { texts } from "@mainstreet/contract/texts";
import { eq } from "drizzle-orm";
import type { AppError } from "../../errors.ts";
import type { Deps } from "../../deps.ts";
import { invalidField } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { verifyPassword } from "./hash-password.ts";
import { limitFailures } from "./limit-failures.ts";

type Claim = { userId: string; currentPassword: string };

/** Checks the password of a signed-in user; returns its hash and their address. Throws 400 when it is wrong, 429 after too many. */
export async function confirmPassword(
  { db, limits }: Pick<Deps, "db" | "limits">,
  { userId, currentPassword }: Claim,
): Promise<{ passwordHash: string; email: string }> {
  const [user] = await asTenant(db, userId, (tx) =>
    tx
      .select({ passwordHash: users.passwordHash, email: users.email })
      .from(users)
      .where(eq(users.id, userId)),
  );
  const isRight = await limitFailures(limits, [["wrongPasswords", userId]], () =>
    verifyPassword(currentPassword, user?.passwordHash),
  );
  if (!user || !isRight) throw wrongPassword();
  return user;
}

/** 400 with the text at the field. */
export function wrongPassword(): AppError {
  return invalidField("currentPassword", texts.auth.wrongPassword);
}
