import { toCsv } from "@mainstreet/contract/csv";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { HISTORY_LIMIT } from "@mainstreet/contract/limits";
import { requestTexts } from "@mainstreet/contract/request-messages";
import {
  listSecurityEvents,
  SECURITY_EVENT_GROUPS,
  SECURITY_EVENTS_CSV,
  securityEventLabels,
} from "@mainstreet/contract/security-events";
import { and, asc, desc, eq, inArray, lt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { invalidField } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { fileRoute } from "../../platform/http/file-route.ts";
import { route } from "../../platform/http/route.ts";
import { securityEvents } from "../../platform/security-events/security-events-table.ts";

type Events = ResponseOf<typeof listSecurityEvents>;
type Query = NonNullable<z.output<typeof listSecurityEvents.shapes.query>>;
type Row = typeof securityEvents.$inferSelect;

/** What happened to the user's own account, newest first, and as a file. */
export function registerSecurityEvents(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  route(app, listSecurityEvents, ({ userId, query }) =>
    asTenant(db, userId, (tx) =>
      readEvents(tx, userId, query ?? { limit: HISTORY_LIMIT, cursor: undefined }),
    ),
  );

  fileRoute(app, SECURITY_EVENTS_CSV, async ({ userId }) => ({
    name: "security-events.csv",
    type: "text/csv; charset=utf-8",
    content: Buffer.from(toCsv(await exportedRows(db, userId))),
  }));
}

async function readEvents(tx: Db, userId: string, query: Query): Promise<Events> {
  const { limit, cursor, group } = query;
  const rows = await tx
    .select()
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        group && inArray(securityEvents.kind, [...SECURITY_EVENT_GROUPS[group]]),
        cursor === undefined
          ? undefined
          : lt(securityEvents.sequence, await sequenceOf(tx, userId, cursor)),
      ),
    )
    .orderBy(desc(securityEvents.sequence))
    // One row more than the page: it shows whether there are older ones.
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    events: shown.map(present),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

function present({ id, createdAt, kind, subject, actor, address, userAgent }: Row) {
  return { id, timestamp: createdAt.toISOString(), kind, subject, actor, address, userAgent };
}

/** Throws 400 for an id that is not an event of the user's. */
async function sequenceOf(tx: Db, userId: string, id: string): Promise<number> {
  const isEvent = and(eq(securityEvents.userId, userId), eq(securityEvents.id, id));
  const { sequence } = securityEvents;
  const [event] = z.uuid().safeParse(id).success
    ? await tx.select({ sequence }).from(securityEvents).where(isEvent)
    : [];
  if (!event) throw invalidField("cursor", requestTexts.invalidHistoryCursor);
  return event.sequence;
}

async function exportedRows(db: Db, userId: string): Promise<string[][]> {
  const rows = await asTenant(db, userId, (tx) =>
    tx
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(asc(securityEvents.sequence)),
  );
  const heads = ["Date", "What", "About", "By", "Address", "Device"];
  return [
    heads,
    ...rows.map(({ createdAt, kind, subject, actor, address, userAgent }) => [
      createdAt.toISOString(),
      securityEventLabels[kind] ?? kind,
      subject,
      actor,
      address,
      userAgent,
    ]),
  ];
}
