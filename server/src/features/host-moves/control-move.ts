import type { HostMove } from "@mainstreet/contract/host-moves";
import { hostMoveTexts } from "@mainstreet/contract/host-move-texts";
import { and, eq, sql } from "drizzle-orm";
import { conflict } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { presentMove } from "./present-move.ts";
import { findMove, isMove, isSiteOfMove, lockMove, type MoveId, type MoveRow } from "./queries.ts";
import { hostMoves, hostMoveSites } from "./tables.ts";

type Change = Pick<MoveRow, "state">;

/** Locks a move and calls `work`, which returns the state that the user requests. Returns the changed move. */
function control(
  db: Db,
  id: MoveId,
  work: (tx: Db, move: MoveRow) => Promise<Change>,
): Promise<HostMove> {
  return asTenant(db, id.userId, async (tx) => {
    const change = await work(tx, await lockMove(tx, id));
    // The dispatcher determines what is left to do.
    await tx
      .update(hostMoves)
      .set({ ...change, dueAt: sql`now()` })
      .where(isMove(id));
    return presentMove(tx, await findMove(tx, id));
  });
}

function assertNotCancelled({ state }: MoveRow): void {
  if (state === "cancelled") throw conflict("CANCELLED", hostMoveTexts.wasCancelled);
}

/** Stops moving sites. Throws 404, and 409 for a cancelled move. */
export function pauseMove(db: Db, id: MoveId): Promise<HostMove> {
  return control(db, id, async (_tx, move) => {
    assertNotCancelled(move);
    return { state: "paused" };
  });
}

/** Continues a paused move. Throws 404, and 409 for a cancelled move. */
export function resumeMove(db: Db, id: MoveId): Promise<HostMove> {
  return control(db, id, async (_tx, move) => {
    assertNotCancelled(move);
    return { state: "running" };
  });
}

/** Ends a move: sites that have not begun stay where they are. Throws 404. */
export function cancelMove(db: Db, id: MoveId): Promise<HostMove> {
  return control(db, id, async (tx) => {
    await tx
      .update(hostMoveSites)
      .set({ status: "cancelled", message: "" })
      .where(and(isSiteOfMove(id), eq(hostMoveSites.status, "waiting")));
    return { state: "cancelled" };
  });
}

/** Moves the failed sites again, and only those. Throws 404, and 409 for a cancelled move. */
export function retryMove(db: Db, id: MoveId): Promise<HostMove> {
  return control(db, id, async (tx, move) => {
    assertNotCancelled(move);
    await tx
      .update(hostMoveSites)
      .set({ status: "waiting", message: "" })
      .where(and(isSiteOfMove(id), eq(hostMoveSites.status, "failed")));
    return { state: "running" };
  });
}
