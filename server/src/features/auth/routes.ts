import { login, signup } from "@mainstreet/contract/auth";
import { texts } from "@mainstreet/contract/texts";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError, sessionRequired } from "../../errors.ts";
import { emailKey } from "../../platform/email-key.ts";
import { publicRoute } from "../../platform/http/route.ts";
import { users } from "../../platform/schema.ts";
import { verifyPassword } from "./hash-password.ts";
import { findSession, startSession } from "./sessions.ts";
import { signUp } from "./sign-up.ts";

/** Signup and login; and the check that every protected route passes. */
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
    if (!user || !isRight)
      throw new AppError({ status: 401, code: "LOGIN_REFUSED", message: texts.auth.loginRefused });
    const token = await startSession(db, user.id, request.headers["user-agent"] ?? "");
    return { token, user: { id: user.id, _id: user.id, name: user.name, email: user.email } };
  });
}
