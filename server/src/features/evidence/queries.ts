import { createHash } from "node:crypto";
import type { EvidencePiece } from "@mainstreet/contract/evidence";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { and, eq } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import type { BusinessId } from "../businesses/queries.ts";
import { evidence } from "./tables.ts";

/** Digest of the values of a piece. */
export const pieceDigest = (values: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(values)).digest("hex");

export type EvidenceRow = typeof evidence.$inferSelect;
export type EvidenceId = BusinessId & { evidenceId: string };

/** The condition of every query on the evidence of a business. */
export const isPieceOfBusiness = ({ userId, businessId }: BusinessId) =>
  and(eq(evidence.userId, userId), eq(evidence.businessId, businessId));

/** The condition of every query on one piece. */
export const isPiece = (id: EvidenceId) =>
  and(isPieceOfBusiness(id), eq(evidence.id, id.evidenceId));

/** Reads a piece of a business that is locked. Throws 404. */
export async function readPiece(tx: Db, id: EvidenceId): Promise<EvidenceRow> {
  const [row] = await tx.select().from(evidence).where(isPiece(id));
  if (!row) throw notFound(evidenceTexts.notFound);
  return row;
}

export function presentPiece(row: EvidenceRow): EvidencePiece {
  const { id, content, city, state, photoCity, photoState, status, source } = row;
  return {
    id,
    content,
    city,
    state,
    photoCity,
    photoState,
    status,
    source,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
