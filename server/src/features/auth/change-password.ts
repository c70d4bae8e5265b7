import type { ChangePasswordInput } from "@mainstreet/contract/sessions";
import { and, eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { sessionRequired } from "../../errors.ts";
import { asOwner, asTenant } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { checkNewPassword } from "./common-passwords.ts";
import { confirmPassword, wrongPassword } from "./confirm-password.ts";
import { hashPassword } from "./hash-password.ts";
import { revokeAccess } from "./revoke-access.ts";
import { endOthers, rotateToken } from "./sessions.ts";

type Change = {
  session: { id: string; userId: string };
  /** The device of the request, as the hash of its name. */
  device: string;
  input: ChangePasswordInput;
};

/**
 * Sets a new password, ends all other sessions, forgets other devices and replaces the token of this one, which it returns. Throws 400
 * on a wrong current password or a new one that attackers guess first, 429 after too many, 401 when this session was ended in the
 * meantime.
 */
export async function changePassword(
  deps: Deps,
  { session, device, input: { currentPassword, newPassword } }: Change,
): Promise<{ token: string; warning?: string }> {
  const { userId } = session;
  const { passwordHash: oldHash, email } = await confirmPassword(deps, { userId, currentPassword });
  const chosen = { password: newPassword, email, field: "newPassword" } as const;
  const warning = await checkNewPassword(deps.config, chosen);
  const passwordHash = await hashPassword(newPassword);
  return asTenant(deps.db, userId, async (tx) => {
    const [changed] = await asOwner(tx, () =>
      tx
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
        .returning({ id: users.id }),
    );
    if (!changed) throw wrongPassword();
    await asOwner(tx, () => revokeAccess(tx, { userId, keptDevice: device }));
    await endOthers(tx, session, "PASSWORD_CHANGED");
    await recordEvent(tx, { userId, kind: "password-changed" });
    const token = await rotateToken(tx, session);
    if (token === undefined) throw sessionRequired();
    return { token, ...(warning !== undefined && { warning }) };
  });
}
