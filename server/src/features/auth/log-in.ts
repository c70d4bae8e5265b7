import { erasureTexts } from "@mainstreet/contract/account-erasure";
import { accountTexts } from "@mainstreet/contract/account-texts";
import type { SecondFactorNeeded, SignedIn, loginInput } from "@mainstreet/contract/auth";
import { texts } from "@mainstreet/contract/texts";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { emailKey } from "../credits/email-key.ts";
import { users } from "../../platform/db/users-table.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { byAccount } from "../../platform/http/by-account.ts";
import { verifyPassword } from "./hash-password.ts";
import { isKnownDevice } from "./known-devices.ts";
import { type Counter, limitFailures } from "./limit-failures.ts";
import { readMethods } from "./second-factor-methods.ts";
import { startChallenge } from "./second-factor-challenges.ts";
import { startSession } from "./start-session.ts";

type Attempt = {
  input: z.output<typeof loginInput>;
  userAgent: string;
  /** Counters of failures for the networks that the request comes from. */
  networks: Counter[];
  /** The device of the request, '' for none; and the function that names the device after a successful sign-in. */
  device: string;
  nameDevice: () => string;
};

/**
 * Starts a session for a user with the right password; a user with a second factor must pass that first. Throws one 401 for a wrong and
 * an unknown e-mail, 429 after too many.
 */
export async function logIn(
  { db, limits }: Deps,
  { input, userAgent, networks, device, nameDevice }: Attempt,
): Promise<SignedIn | SecondFactorNeeded> {
  const key = emailKey(input.email);
  let user: typeof users.$inferSelect | undefined;
  // Strangers' guesses do not lock out a device on which somebody has signed in to the account before.
  const counters: Counter[] = (await isKnownDevice(db, key, device))
    ? [["failedLoginsOnDevice", device]]
    : [...networks, byAccount("failedLogins", key)];
  const isRight = await limitFailures(limits, counters, async () => {
    [user] = await db.select().from(users).where(eq(users.emailKey, key));
    return verifyPassword(input.password, user?.passwordHash);
  });
  const account = user;
  if (account && !isRight)
    await db.transaction((tx) => recordEvent(tx, { userId: account.id, kind: "sign-in-refused" }));
  if (!account || !isRight) throw loginRefused();
  const { id, name, email, passwordHash } = account;
  return db.transaction(async (tx) => {
    // If all sessions were ended since the check, by a new password or an operator, no new session must start.
    const [unchanged] = await tx
      .select({ disabledAt: users.disabledAt, erasureBeganAt: users.erasureBeganAt })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .for("share");
    if (!unchanged) throw loginRefused();
    // Checked after the password, so that only the owner learns that the account is disabled or being deleted.
    assertMaySignIn(unchanged);
    const methods = await readMethods(tx, id);
    if (methods.length > 0) {
      await recordEvent(tx, { userId: id, kind: "second-factor-required" });
      const challengeId = await startChallenge(tx, { userId: id, purpose: "sign-in" });
      return { secondFactor: { challengeId, methods } };
    }
    const signIn = { userId: id, userAgent, device: nameDevice(), hasPassedSecondFactor: false };
    const token = await startSession(tx, signIn);
    return { token, user: { id, _id: id, name, email } };
  });
}

/** Throws 403 when the account is disabled or being deleted; called only after the password was correct. */
export function assertMaySignIn({
  disabledAt,
  erasureBeganAt,
}: Pick<typeof users.$inferSelect, "disabledAt" | "erasureBeganAt">): void {
  if (erasureBeganAt !== null) throw noSignIn("ERASURE_BEGAN", erasureTexts.begun);
  if (disabledAt !== null) throw noSignIn("ACCOUNT_DISABLED", accountTexts.disabled);
}

function noSignIn(code: string, message: string): AppError {
  return new AppError({ status: 403, code, message });
}

function loginRefused(): AppError {
  return new AppError({ status: 401, code: "LOGIN_REFUSED", message: texts.auth.loginRefused });
}
