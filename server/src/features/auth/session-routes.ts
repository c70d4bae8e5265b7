import { done } from "@mainstreet/contract/responses";
import { logout } from "@mainstreet/contract/auth";
import * as api from "@mainstreet/contract/sessions";
import type { Session } from "@mainstreet/contract/sessions";
import { texts } from "@mainstreet/contract/texts";
import { and, desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { sessions } from "./tables.ts";
import { changePassword } from "./change-password.ts";
import { confirmPassword } from "./confirm-password.ts";
import { liveSessionOf } from "./fresh-proof.ts";
import { deviceOf } from "./known-devices.ts";
import { endOne, endOthers, isLiveSession } from "./sessions.ts";

type Row = typeof sessions.$inferSelect;

/** Logout, the list of a user's sessions, each of which can be ended, and the password. */
export function registerSessions(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, logout, async ({ userId, request }) => {
    const id = request.session?.id ?? "";
    await asTenant(db, userId, async (tx) => {
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
      await recordEvent(tx, { userId, kind: "signed-out" });
    });
    return done;
  });

  route(app, api.listSessions, async ({ userId, request }) => {
    const rows = await listSessions(db, userId);
    return rows.map((row) => present(row, request.session?.id));
  });

  route(app, api.endSession, async ({ userId, params: { id }, body }) => {
    await confirmPassword(deps, { userId, ...body });
    const isEnded = await asTenant(db, userId, async (tx) => {
      const hasEnded = await endOne(tx, { id, userId });
      if (hasEnded) await recordEvent(tx, { userId, kind: "sessions-ended" });
      return hasEnded;
    });
    if (!isEnded) throw notFound(texts.shell.notFound);
    return done;
  });

  route(app, api.endOtherSessions, async ({ userId, body, request }) => {
    await confirmPassword(deps, { userId, ...body });
    const session = liveSessionOf(request);
    await asTenant(db, userId, async (tx) => {
      await endOthers(tx, session, "SESSION_ENDED");
      await recordEvent(tx, { userId, kind: "sessions-ended" });
    });
    return done;
  });

  route(app, api.changePassword, async ({ body, request }) => {
    const session = liveSessionOf(request);
    const device = deviceOf(request);
    const changed = await changePassword(deps, { session, device, input: body });
    return { ...done, ...changed };
  });
}

function listSessions(db: Db, userId: string): Promise<Row[]> {
  return asTenant(db, userId, (tx) =>
    tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isLiveSession))
      .orderBy(desc(sessions.lastUsedAt)),
  );
}

function present(row: Row, currentId: string | undefined): Session {
  const { id, createdAt, lastUsedAt, userAgent } = row;
  return {
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    userAgent,
    current: id === currentId,
  };
}
