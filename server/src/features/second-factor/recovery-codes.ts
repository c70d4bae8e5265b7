import { randomBytes } from "node:crypto";
import { RECOVERY_CODE_COUNT } from "@mainstreet/contract/second-factor";
import { and, eq, isNull, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { hashLike, hashPassword, newSalt } from "../auth/hash-password.ts";
import { recoveryCodes } from "./tables.ts";

/** Crockford's alphabet: no letter that can be read as a digit. Five bits a character, so a code has 50. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 10;

/** New codes, as their user reads them, and what is stored of them. */
export type NewCodes = { codes: string[]; hashes: string[] };

/** Makes codes that are not stored yet: hashing takes too long for a transaction. */
export async function newRecoveryCodes(): Promise<NewCodes> {
  const salt = newSalt();
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashPassword(code, salt)));
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes };
}

const newCode = () =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");

/** Stores new codes in place of a user's former ones. */
export async function replaceRecoveryCodes(
  tx: Db,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ id: newId(), userId, codeHash })));
}

/** The hash of a code that a user typed; undefined for a user without codes. It does not show whether such a code exists. */
export async function hashRecoveryCode(
  db: Db,
  userId: string,
  typed: string,
): Promise<string | undefined> {
  const [some] = await asTenant(db, userId, (tx) =>
    tx
      .select({ codeHash: recoveryCodes.codeHash })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId))
      .limit(1),
  );
  const code = typed.replaceAll("o", "0").replaceAll(/[il]/g, "1");
  return some && hashLike(code, some.codeHash);
}

/** Uses a code; false when it is not one of the user's, or was used before. */
export async function consumeRecoveryCode(
  tx: Db,
  userId: string,
  codeHash: string | undefined,
): Promise<boolean> {
  if (codeHash === undefined) return false;
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}
