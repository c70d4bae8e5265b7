import {
  type Erasure,
  ERASURE_DELAY_DAYS,
  erasureTexts,
  type RequestErasureInput,
  type showErasure as showErasureCall,
} from "@mainstreet/contract/account-erasure";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { and, eq, isNull, sql } from "drizzle-orm";
import { conflict, invalidField } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { queueMail } from "../../platform/outbox/queue-mail.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { campaigns } from "../campaigns/tables.ts";
import { emailKey } from "../credits/email-key.ts";
import { creditAccounts } from "../credits/tables.ts";
import { accountErasures } from "./tables.ts";

type ErasureRow = typeof accountErasures.$inferSelect;

const DELAY = sql.raw(`interval '${ERASURE_DELAY_DAYS} days'`);

/** The requested deletion of an account, if any, and what the account would lose by it. */
export async function showErasure(
  db: Db,
  userId: string,
): Promise<ResponseOf<typeof showErasureCall>> {
  return asTenant(db, userId, async (tx) => {
    const [erasure] = await tx
      .select()
      .from(accountErasures)
      .where(eq(accountErasures.userId, userId));
    const [sites] = await tx
      .select({ live: sql<number>`count(*)::int` })
      .from(campaigns)
      .where(and(eq(campaigns.userId, userId), eq(campaigns.deployed, true)));
    const [account] = await tx
      .select({ balance: creditAccounts.balance })
      .from(creditAccounts)
      .where(eq(creditAccounts.userId, userId));
    return {
      erasure: erasure ? present(erasure) : null,
      liveSites: sites?.live ?? 0,
      credits: account?.balance ?? 0,
    };
  });
}

/**
 * Requests the deletion and queues a mail about it. Throws 400 when the typed address is not the account's, 409 when it is already
 * requested.
 */
export async function requestErasure(
  db: Db,
  userId: string,
  { confirmation, sites }: RequestErasureInput,
): Promise<Erasure> {
  return asTenant(db, userId, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (user?.emailKey !== emailKey(confirmation))
      throw invalidField("confirmation", erasureTexts.confirmationDiffers);
    const dueAt = sql`now() + ${DELAY}`;
    const { requestId } = currentTrace();
    const [requested] = await tx
      .insert(accountErasures)
      .values({ userId, sites, dueAt, nextTryAt: dueAt, requestId })
      .onConflictDoNothing()
      .returning();
    if (!requested) throw conflict("ERASURE_REQUESTED", erasureTexts.alreadyRequested);
    await recordEvent(tx, { userId, kind: "erasure-requested" });
    const params = { sites, day: requested.dueAt.toISOString().slice(0, 10) };
    await queueMail(tx, { kind: "erasure-requested", userId, address: user.email, params });
    return present(requested);
  });
}

/** Cancels the deletion. Throws 409 when none is requested, or when it has begun. */
export async function callOffErasure(db: Db, userId: string): Promise<void> {
  await asTenant(db, userId, async (tx) => {
    const isCalledOff = await deletePending(tx, { userId, actor: "user" });
    if (!isCalledOff) throw conflict("NO_ERASURE", erasureTexts.notRequested);
  });
}

/** Cancels the deletion of the account with this address, for an operator; false when none is requested, or when it has begun. */
export async function keepAccount(db: Db, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Not locked: a worker that begins the deletion locks its row first and then the user.
    const [user] = await tx
      .select({ userId: users.id })
      .from(users)
      .where(eq(users.emailKey, emailKey(email)));
    return user !== undefined && deletePending(tx, { ...user, actor: "operator" });
  });
}

/** When the deletion of the account with this address begins; undefined when none is requested, or when it has begun. */
export async function pendingErasureOf(db: Db, email: string): Promise<Date | undefined> {
  const [pending] = await db
    .select({ dueAt: accountErasures.dueAt })
    .from(accountErasures)
    .innerJoin(users, eq(users.id, accountErasures.userId))
    .where(and(eq(users.emailKey, emailKey(email)), isNull(accountErasures.beganAt)));
  return pending?.dueAt;
}

type CalledOff = { userId: string; actor: "user" | "operator" };

async function deletePending(tx: Db, { userId, actor }: CalledOff): Promise<boolean> {
  const deleted = await tx
    .delete(accountErasures)
    .where(and(eq(accountErasures.userId, userId), isNull(accountErasures.beganAt)))
    .returning({ userId: accountErasures.userId });
  if (deleted.length === 0) return false;
  await recordEvent(tx, { userId, kind: "erasure-called-off", actor });
  return true;
}

function present({ createdAt, dueAt, sites }: ErasureRow): Erasure {
  return { requestedAt: createdAt.toISOString(), dueAt: dueAt.toISOString(), sites };
}
