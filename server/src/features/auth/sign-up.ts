import type { SignedIn, signupInput } from "@mainstreet/contract/auth";
import { texts } from "@mainstreet/contract/texts";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { conflict } from "../../errors.ts";
import { emailKey } from "../credits/email-key.ts";
import { newId } from "../../platform/db/ids.ts";
import { users } from "../../platform/db/users-table.ts";
import { openCreditAccount } from "../credits/open-credit-account.ts";
import { hashPassword } from "./hash-password.ts";
import { createSession } from "./sessions.ts";

/** Creates the user, their credit account and a first session in one transaction. Throws 409 when the e-mail is taken. */
export async function signUp(
  { db, config }: Deps,
  input: z.output<typeof signupInput>,
  userAgent: string,
): Promise<SignedIn> {
  const passwordHash = await hashPassword(input.password);
  const id = newId();
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({
        id,
        name: input.name,
        email: input.email,
        emailKey: emailKey(input.email),
        passwordHash,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) throw conflict("EMAIL_TAKEN", texts.auth.emailTaken);
    await openCreditAccount(tx, id, config.signupCredits);
    const token = await createSession(tx, { userId: id, userAgent });
    return { token, user: { id, _id: id, name: made.name, email: made.email } };
  });
}
