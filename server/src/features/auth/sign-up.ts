import type { SignedIn, signupInput } from "@mainstreet/contract/auth";
import { texts } from "@mainstreet/contract/texts";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { conflict } from "../../errors.ts";
import { emailKey } from "../credits/email-key.ts";
import { newId } from "../../platform/db/ids.ts";
import { users } from "../../platform/db/users-table.ts";
import { openCreditAccount } from "../credits/open-credit-account.ts";
import { queueMail } from "../../platform/outbox/queue-mail.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { assertAddressNotHeld } from "./address-holds.ts";
import { checkNewPassword } from "./common-passwords.ts";
import { hashPassword } from "./hash-password.ts";
import { rememberDevice } from "./known-devices.ts";
import { createSession } from "./sessions.ts";

/** Creates the user, their credit account and a first session in one transaction. Throws 409 when the e-mail is taken. */
export async function signUp(
  { db, config }: Deps,
  input: z.output<typeof signupInput>,
  { userAgent, device }: { userAgent: string; device: string },
): Promise<SignedIn> {
  const { password, email } = input;
  const warning = await checkNewPassword(config, { password, email, field: "password" });
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
    const message = texts.auth.emailTaken;
    if (!made) throw conflict("EMAIL_TAKEN", message);
    await assertAddressNotHeld(tx, { userId: id, key: made.emailKey, message });
    await openCreditAccount(tx, id, config.signupCredits);
    await rememberDevice(tx, id, device);
    await recordEvent(tx, { userId: id, kind: "signed-up" });
    await queueMail(tx, { kind: "confirm-email", userId: id, address: made.email });
    const token = await createSession(tx, { userId: id, userAgent });
    const user = { id, _id: id, name: made.name, email: made.email };
    return { token, user, ...(warning !== undefined && { warning }) };
  });
}
