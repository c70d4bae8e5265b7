import { done } from "@mainstreet/contract/answers";
import { endSession, listSessions, logout } from "@mainstreet/contract/auth";
import { texts } from "@mainstreet/contract/texts";
import { and, desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { asTenant } from "../../platform/database.ts";
import { route } from "../../platform/http/route.ts";
import { sessions } from "../../platform/schema.ts";

/** Logout, and the list of a user's sessions, each of which can be ended. */
export function registerSessions(app: FastifyInstance, { db }: Deps): void {
  route(app, logout, async ({ userId, request }) => {
    const id = request.session?.id ?? "";
    await asTenant(db, userId, (tx) =>
      tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id))),
    );
    return done;
  });

  route(app, listSessions, async ({ userId, request }) => {
    const rows = await asTenant(db, userId, (tx) =>
      tx
        .select()
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.lastUsedAt)),
    );
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      userAgent: row.userAgent,
      current: row.id === request.session?.id,
    }));
  });

  route(app, endSession, async ({ userId, params }) => {
    const [ended] = await asTenant(db, userId, (tx) =>
      tx
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, params.id)))
        .returning(),
    );
    if (!ended) throw notFound(texts.shell.notFound);
    return done;
  });
}
