import type { Db } from "../../platform/db/database.ts";
import { revokeLinkTokens } from "./link-tokens.ts";

/**
 * Ends what would still give the account to someone who was signed in to it until now: a change of the address that is not confirmed
 * yet, and links for a new password. Every act that takes an account back or closes it calls this. The link that undoes a change of
 * the address stays, as it is for the owner of the former address. The user must be locked.
 */
export async function revokeAccess(tx: Db, { userId }: { userId: string }): Promise<void> {
  for (const purpose of ["change-email", "reset-password"] as const)
    await revokeLinkTokens(tx, { userId, purpose });
}
