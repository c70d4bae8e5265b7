import type { ChangePasswordInput } from "@mainstreet/contract/sessions";
import { texts } from "@mainstreet/contract/texts";
import { and, eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { invalidField } from "../../errors.ts";
import { users } from "../../platform/schema.ts";
import { hashPassword, verifyPassword } from "./hash-password.ts";
import { limitFailures } from "./limit-failures.ts";
import { endOthers } from "./sessions.ts";

type Change = { session: { id: string; userId: string }; input: ChangePasswordInput };

/** Sets a new password and ends all other sessions. Throws 400 on a wrong current one, 429 after too many. */
export async function changePassword(
  { db, limits }: Deps,
  { session, input }: Change,
): Promise<void> {
  const { userId } = session;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const isRight = await limitFailures(limits, [["wrongPasswords", userId]], () =>
    verifyPassword(input.currentPassword, user?.passwordHash),
  );
  if (!user || !isRight) throw wrongPassword();
  const passwordHash = await hashPassword(input.newPassword);
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id });
    if (!changed) throw wrongPassword();
    await endOthers(tx, session);
  });
}

const wrongPassword = () => invalidField("currentPassword", texts.auth.wrongPassword);
