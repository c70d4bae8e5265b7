import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { emailKey } from "../credits/email-key.ts";
import { queueMail } from "../../platform/outbox/queue-mail.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { removeSecondFactor } from "./second-factor-methods.ts";
import { revokeAccess } from "./revoke-access.ts";
import { endAll } from "./sessions.ts";

/** What an operator can do with an account. Each act ends the account's sessions and is listed for its owner. */
export const OPERATOR_ACTS = {
  /** Sends a link for a new password. */
  "reset-password": "password-link-sent",
  "end-sessions": "sessions-ended",
  /** For a user who has neither the second factor nor a recovery code any more. */
  "remove-second-factor": "second-factor-removed",
  /** Nobody can sign in to the account any more; its sites stay live. */
  disable: "account-disabled",
  enable: "account-enabled",
} as const;
export type OperatorAct = keyof typeof OPERATOR_ACTS;

/** Performs the act; false when no account has this address. */
export async function operateAccount(db: Db, act: OperatorAct, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(eq(users.emailKey, emailKey(email)))
      .for("update");
    if (!user) return false;
    const { id: userId, email: address } = user;
    if (act === "disable" || act === "enable")
      await tx
        .update(users)
        .set({ disabledAt: act === "disable" ? sql`now()` : null })
        .where(eq(users.id, userId));
    await revokeAccess(tx, { userId });
    if (act === "remove-second-factor") await removeSecondFactor(tx, userId);
    await endAll(tx, userId, "SESSION_ENDED");
    await recordEvent(tx, { userId, kind: OPERATOR_ACTS[act], actor: "operator" });
    if (act === "reset-password")
      await queueMail(tx, { kind: "reset-password", userId: null, address });
    return true;
  });
}
