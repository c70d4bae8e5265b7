import { done } from "@mainstreet/contract/answers";
import { endSession, listSessions, login, logout, signup } from "@mainstreet/contract/auth";
import { texts } from "@mainstreet/contract/texts";
import { and, desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError, notFound, sessionRequired } from "../../errors.ts";
import { asTenant } from "../../platform/database.ts";
import { publicRoute, route } from "../../platform/http/route.ts";
import { sessions, users } from "../../platform/schema.ts";
import { verifyPassword } from "./hash-password.ts";
import { findSession, startSession } from "./sessions.ts";
import { emailKey, signUp } from "./sign-up.ts";

/** Signup, login, logout and the list of sessions; and the check that every protected route passes. */
export function registerAuth(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  app.decorateRequest("session", undefined);
  app.addHook("onRequest", async (request) => {
    if (!request.routeOptions.config.protected) return;
    const [, token] = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? "") ?? [];
    request.session = token ? await findSession(db, token) : undefined;
    if (!request.session) throw sessionRequired();
  });

  publicRoute(app, signup, ({ body, request }) =>
    signUp(deps, body, request.headers["user-agent"] ?? ""),
  );

  publicRoute(app, login, async ({ body, request }) => {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.emailKey, emailKey(body.email)));
    const isRight = await verifyPassword(body.password, user?.passwordHash);
    if (!user || !isRight) throw new AppError(401, "LOGIN_REFUSED", texts.auth.loginRefused);
    const token = await startSession(db, user.id, request.headers["user-agent"] ?? "");
    return { token, user: { id: user.id, _id: user.id, name: user.name, email: user.email } };
  });

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
