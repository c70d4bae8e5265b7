import type { MailKind } from "@mainstreet/contract/mail/mail-texts";
import { asOwner, type Db } from "../db/database.ts";
import { newId } from "../db/ids.ts";
import { currentOrigin } from "../http/request-origin.ts";
import { outbox } from "./outbox-table.ts";

/** `params`: what the text names, without the user; never a secret. */
export type NewMail = {
  kind: MailKind;
  /** Null where it is only known when the message is sent. */
  userId: string | null;
  address: string;
  params?: Record<string, string>;
};

/** Writes a message to the outbox in the caller's transaction: a worker sends it once that has committed. */
export async function queueMail(tx: Db, mail: NewMail): Promise<void> {
  const requestId = currentOrigin()?.requestId ?? null;
  await asOwner(tx, () => tx.insert(outbox).values({ id: newId(), ...mail, requestId }));
}
