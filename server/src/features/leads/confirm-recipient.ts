import { tokenDigest } from "../../platform/secrets/token-digest.ts";
import { and, eq, sql } from "drizzle-orm";
import type { LeadsDeps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { businesses } from "../businesses/tables.ts";
import { leadRecipients } from "./tables.ts";

type Recipient = { userId: string; id: string; address: string; business: string };

/** The recipient whose address a link confirms. The user is not known yet, so the owner of the tables reads the row. */
export async function findRecipient(
  { db }: LeadsDeps,
  token: string,
): Promise<Recipient | undefined> {
  const { userId, id, address, businessId } = leadRecipients;
  const isBusiness = and(eq(businesses.userId, userId), eq(businesses.id, businessId));
  const [row] = await db
    .select({ userId, id, address, business: businesses.name })
    .from(leadRecipients)
    .innerJoin(businesses, isBusiness)
    .where(eq(leadRecipients.linkHash, tokenDigest(token)));
  return row;
}

/** Confirms the address that a link was sent to. */
export async function confirmRecipient(
  deps: LeadsDeps,
  token: string,
): Promise<Recipient | undefined> {
  const found = await findRecipient(deps, token);
  if (!found) return undefined;
  const { userId, id } = found;
  await asTenant(deps.db, userId, (tx) =>
    tx
      .update(leadRecipients)
      .set({ confirmedAt: sql`coalesce(${leadRecipients.confirmedAt}, now())` })
      .where(and(eq(leadRecipients.userId, userId), eq(leadRecipients.id, id))),
  );
  return found;
}
