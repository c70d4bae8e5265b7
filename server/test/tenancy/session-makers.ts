import { listSessions } from "@mainstreet/contract/sessions";
import { eq, sql } from "drizzle-orm";
import { createSession } from "../../src/features/auth/sessions.ts";
import { sessions } from "../../src/features/auth/tables.ts";
import { passkeys } from "../../src/features/second-factor/tables.ts";
import { asTenant, type Db } from "../../src/platform/db/database.ts";
import { newId } from "../../src/platform/db/ids.ts";
import type { Visitor } from "../harness.ts";

/** Another session of the same user, who has a passkey but nothing that signs with it; its token. */
export async function addSession(db: Db, { user }: Pick<Visitor, "user">): Promise<string> {
  return createSession(db, { userId: user.id, userAgent: "", hasPassedSecondFactor: true });
}

/** A passkey of a user, as if it had been used in all of their sessions; its id. */
export async function insertPasskey(
  db: Db,
  { userId, word }: { userId: string; word: string },
): Promise<string> {
  const id = newId();
  const key = { credentialId: id, publicKey: Buffer.alloc(0), signCount: 0, transports: [] };
  await asTenant(db, userId, async (tx) => {
    await tx.insert(passkeys).values({ id, userId, name: `Passkey ${word}`, ...key });
    const passed = { secondFactorAt: sql`now()` };
    await tx.update(sessions).set(passed).where(eq(sessions.userId, userId));
  });
  return id;
}

/** The ids of the sessions of a user. */
export async function sessionIds({ send }: Visitor): Promise<string[]> {
  return (await send(listSessions, {})).response.map(({ id }) => id);
}

/** Marks all sessions of a user as if the identity had just been proved in them, for an hour. */
export async function proveAll(db: Db, userId: string): Promise<void> {
  await asTenant(db, userId, (tx) =>
    tx
      .update(sessions)
      .set({ provedAt: sql`now() + interval '1 hour'` })
      .where(eq(sessions.userId, userId)),
  );
}
