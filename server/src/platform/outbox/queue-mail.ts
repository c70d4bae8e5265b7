import { sql } from "drizzle-orm";
import { asOwner, type Db } from "../db/database.ts";
import { newId } from "../db/ids.ts";
import { currentOrigin } from "../http/request-origin.ts";
import { outbox, type OutboxRow } from "./outbox-table.ts";

export type OutboxKind = OutboxRow["kind"];

/** `params`: the values in the text, without the user; never a secret. */
export type NewMail = {
  /** Given when the message has its id elsewhere, too. */
  id?: string;
  kind: OutboxKind;
  /** Null when it is known only at the time of sending. */
  userId: string | null;
  address: string;
  params?: Record<string, string>;
  /** The earliest time of sending; at once without it. */
  dueAt?: Date;
};

/** Writes a message to the outbox in the caller's transaction: a worker sends it once that has committed. */
export async function queueMail(tx: Db, { dueAt, ...mail }: NewMail): Promise<void> {
  const requestId = currentOrigin()?.requestId ?? null;
  // The database's clock is used when it is due at once.
  const later = dueAt && { nextTryAt: sql`greatest(now(), ${dueAt.toISOString()}::timestamptz)` };
  await asOwner(tx, () => tx.insert(outbox).values({ id: newId(), ...mail, ...later, requestId }));
}
