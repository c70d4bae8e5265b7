import { type SavedView, VIEW_LIMIT } from "@mainstreet/contract/saved-views";
import { viewTexts } from "@mainstreet/contract/view-texts";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { AppError, conflict, notFound } from "../../errors.ts";
import { newId } from "../../platform/db/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { isUniqueViolation } from "../../platform/db/unique-violation.ts";
import { savedViews } from "./tables.ts";

type ViewId = { userId: string; viewId: string };
type NewView = Pick<SavedView, "name" | "search">;

const isView = ({ userId, viewId }: ViewId) =>
  and(eq(savedViews.userId, userId), eq(savedViews.id, viewId));

/** A user's views by name. */
export async function listViews(tx: Db, userId: string): Promise<SavedView[]> {
  const rows = await tx
    .select()
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(sql`lower(${savedViews.name})`));
  return rows.map(present);
}

/** Saves a view. Throws 409 for a name that exists already, in whatever case, and for one view too many. */
export async function createView(
  tx: Db,
  userId: string,
  { name, search }: NewView,
): Promise<SavedView> {
  if ((await tx.$count(savedViews, eq(savedViews.userId, userId))) >= VIEW_LIMIT.ofAccount)
    throw conflict("TOO_MANY_VIEWS", viewTexts.tooMany(VIEW_LIMIT.ofAccount));
  const [row] = await tx
    .insert(savedViews)
    .values({ id: newId(), userId, name, search })
    .onConflictDoNothing()
    .returning();
  if (!row) throw nameTaken(name);
  return present(row);
}

/** Renames a view or saves another search in it. Throws 404, and 409 for the name of another view. */
export async function updateView(
  tx: Db,
  id: ViewId,
  { name, search }: { name?: string | undefined; search?: Record<string, string> | undefined },
): Promise<SavedView> {
  if (name !== undefined) {
    const isOther = and(
      eq(savedViews.userId, id.userId),
      ne(savedViews.id, id.viewId),
      sql`lower(${savedViews.name}) = lower(${name})`,
    );
    if ((await tx.$count(savedViews, isOther)) > 0) throw nameTaken(name);
  }
  const [row] = await tx
    .update(savedViews)
    .set({
      updatedAt: sql`now()`,
      ...(name !== undefined && { name }),
      ...(search !== undefined && { search }),
    })
    .where(isView(id))
    .returning()
    .catch((error: unknown) => {
      // Another request has saved the name since it was checked.
      throw name !== undefined && isUniqueViolation(error) ? nameTaken(name) : error;
    });
  if (!row) throw notFound(viewTexts.notFound);
  return present(row);
}

/** Removes a view. Throws 404. */
export async function deleteView(tx: Db, id: ViewId): Promise<void> {
  const [row] = await tx.delete(savedViews).where(isView(id)).returning();
  if (!row) throw notFound(viewTexts.notFound);
}

function present({ id, name, search, updatedAt }: typeof savedViews.$inferSelect): SavedView {
  return { id, name, search, updatedAt: updatedAt.toISOString() };
}

function nameTaken(name: string): AppError {
  const message = viewTexts.taken(name);
  return new AppError({ status: 409, code: "VIEW_EXISTS", message, fields: { name: message } });
}
