import { tokenDigest } from "../../platform/secrets/token-digest.ts";
import { randomBytes } from "node:crypto";
import {
  type createLink as createEndpoint,
  EVIDENCE_LINK_LIMIT,
  type EvidenceLink,
  type LinkStatus,
} from "@mainstreet/contract/evidence-links";
import type { ResponseOf, ValidRequestOf } from "@mainstreet/contract/endpoint";
import { evidenceLinkTexts } from "@mainstreet/contract/evidence-texts";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { stateCode } from "@mainstreet/contract/us-states";
import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { conflict, notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { type BusinessId, isBusiness, lockBusiness } from "../businesses/queries.ts";
import { businesses } from "../businesses/tables.ts";
import { evidenceLinks } from "./tables.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";

export type LinkRow = typeof evidenceLinks.$inferSelect;

/** The condition of every query on the links of a business. */
const isOfBusiness = ({ userId, businessId }: BusinessId) =>
  and(eq(evidenceLinks.userId, userId), eq(evidenceLinks.businessId, businessId));

/** Compares with the database's clock, which all processes share. */
export const isOpenEvidenceLink = and(
  isNull(evidenceLinks.revokedAt),
  gt(evidenceLinks.expiresAt, sql`now()`),
  lt(evidenceLinks.uses, evidenceLinks.mostUses),
);

/** Whether a link works, or why it does not. */
export function statusOf(row: LinkRow): LinkStatus {
  if (row.revokedAt !== null) return "revoked";
  if (row.uses >= row.mostUses) return "used";
  return row.expiresAt.getTime() <= Date.now() ? "expired" : "open";
}

/** How many of the links that were created or used last a response contains. */
const LISTED = 200;

/** The links of a business, the newest first. Throws 404. */
export async function listLinks(tx: Db, id: BusinessId): Promise<{ links: EvidenceLink[] }> {
  const [business] = await tx.select({ id: businesses.id }).from(businesses).where(isBusiness(id));
  if (!business) throw notFound(businessTexts.notFound);
  const rows = await tx
    .select()
    .from(evidenceLinks)
    .where(isOfBusiness(id))
    .orderBy(desc(evidenceLinks.id))
    .limit(LISTED);
  return { links: rows.map(presentLink) };
}

function presentLink(row: LinkRow): EvidenceLink {
  const { id, label, city, state, uses, mostUses } = row;
  return {
    id,
    label,
    city,
    state,
    status: statusOf(row),
    uses,
    mostUses,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

type Given = ValidRequestOf<typeof createEndpoint>["body"];

/** Creates a link and returns its token, which cannot be read again. Throws 404, and 409 when too many links are open. */
export async function createLink(
  tx: Db,
  id: BusinessId,
  { label, city, state, days, mostUses }: Given,
): Promise<ResponseOf<typeof createEndpoint>> {
  await lockBusiness(tx, id);
  const { open } = EVIDENCE_LINK_LIMIT;
  if ((await tx.$count(evidenceLinks, and(isOfBusiness(id), isOpenEvidenceLink))) >= open)
    throw conflict("TOO_MANY_LINKS", evidenceLinkTexts.tooMany(open));
  const token = randomBytes(32).toString("base64url");
  const [row] = await tx
    .insert(evidenceLinks)
    .values({
      ...id,
      id: newId(),
      tokenHash: tokenDigest(token),
      label,
      city,
      state: city === "" ? "" : (stateCode(state) ?? state),
      mostUses,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning();
  if (!row) throw new Error("The inserted link was not found");
  await recordEvent(tx, { userId: id.userId, kind: "phone-link-made", subject: label });
  return { ...presentLink(row), token };
}

/** Revokes a link; pieces that were sent by it stay. Throws 404. */
export async function revokeLink(
  tx: Db,
  { linkId, ...id }: BusinessId & { linkId: string },
): Promise<{ success: true }> {
  const [row] = await tx
    .update(evidenceLinks)
    .set({ revokedAt: sql`coalesce(${evidenceLinks.revokedAt}, now())`, updatedAt: sql`now()` })
    .where(and(isOfBusiness(id), eq(evidenceLinks.id, linkId)))
    .returning({ label: evidenceLinks.label });
  if (!row) throw notFound(evidenceLinkTexts.notFound);
  await recordEvent(tx, { userId: id.userId, kind: "phone-link-ended", subject: row.label });
  return { success: true };
}
