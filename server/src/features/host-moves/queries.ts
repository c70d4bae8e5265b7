import { hostMoveTexts } from "@mainstreet/contract/host-move-texts";
import { and, eq } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { hostMoves, hostMoveSites } from "./tables.ts";

export type MoveRow = typeof hostMoves.$inferSelect;
export type MoveSiteRow = typeof hostMoveSites.$inferSelect;
export type MoveId = { userId: string; moveId: string };

/** The condition that every query on one move carries: the id together with its owner. */
export const isMove = ({ userId, moveId }: MoveId) =>
  and(eq(hostMoves.userId, userId), eq(hostMoves.id, moveId));

/** The same for its sites. */
export const isSiteOfMove = ({ userId, moveId }: MoveId) =>
  and(eq(hostMoveSites.userId, userId), eq(hostMoveSites.moveId, moveId));

/** Throws 404 for a move that is missing or somebody else's. */
export async function findMove(tx: Db, id: MoveId): Promise<MoveRow> {
  const [row] = await tx.select().from(hostMoves).where(isMove(id));
  if (!row) throw notFound(hostMoveTexts.notFound);
  return row;
}

/** The same, locked, so that the dispatcher and the owner change the move one after another. */
export async function lockMove(tx: Db, id: MoveId): Promise<MoveRow> {
  const [row] = await tx.select().from(hostMoves).where(isMove(id)).for("no key update");
  if (!row) throw notFound(hostMoveTexts.notFound);
  return row;
}
