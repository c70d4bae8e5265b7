import type { SignedIn, loginInput } from "@mainstreet/contract/auth";
import { texts } from "@mainstreet/contract/texts";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { emailKey } from "../credits/email-key.ts";
import { users } from "../../platform/db/users-table.ts";
import { verifyPassword } from "./hash-password.ts";
import { byAccount, type Counter, limitFailures } from "./limit-failures.ts";
import { clearSessions, createSession } from "./sessions.ts";

type Attempt = {
  input: z.output<typeof loginInput>;
  userAgent: string;
  /** Counts failures by where they come from. */
  address: Counter[];
};

/** Starts a session for a user with the right password. Throws one 401 for a wrong and an unknown e-mail, 429 after too many. */
export async function logIn(
  { db, limits }: Deps,
  { input, userAgent, address }: Attempt,
): Promise<SignedIn> {
  const key = emailKey(input.email);
  let user: typeof users.$inferSelect | undefined;
  const isRight = await limitFailures(
    limits,
    [...address, byAccount("failedLogins", key)],
    async () => {
      [user] = await db.select().from(users).where(eq(users.emailKey, key));
      return verifyPassword(input.password, user?.passwordHash);
    },
  );
  if (!user || !isRight) throw loginRefused();
  const { id, name, email, passwordHash } = user;
  const token = await db.transaction(async (tx) => {
    // A password that was changed in between has ended all sessions but one, and must not be followed by this one.
    const [unchanged] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .for("share");
    if (!unchanged) throw loginRefused();
    await clearSessions(tx, id);
    return createSession(tx, { userId: id, userAgent });
  });
  return { token, user: { id, _id: id, name, email } };
}

function loginRefused(): AppError {
  return new AppError({ status: 401, code: "LOGIN_REFUSED", message: texts.auth.loginRefused });
}
