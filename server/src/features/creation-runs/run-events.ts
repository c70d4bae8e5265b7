import { setTimeout as sleep } from "node:timers/promises";
import type { Hold } from "@mainstreet/contract/account-holds";
import type { CreationRun } from "@mainstreet/contract/creation-runs";
import { and, asc, eq, exists, getTableColumns, gte, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import type { ServerEvent } from "../../platform/http/event-stream.ts";
import { creationRuns, creationRunSites } from "./tables.ts";
import { sessions } from "../auth/tables.ts";
import { findRunHolds } from "../account-holds/holds.ts";
import { pollDelay } from "./poll-delay.ts";
import { nextStartOf, presentRun, presentRunSite, type ShownSite } from "./present-run.ts";
import { findRun, isRun, type RunId, type RunRow, shownColumns } from "./queries.ts";

/** How many sites one event contains. */
const CHUNK = 500;

/** `tokenHash`: the session's token hash when the stream began. A change of password replaces it and so ends the stream. */
type Viewer = RunId & { sessionId: string; tokenHash: Buffer | undefined };
type StreamInput = Omit<Viewer, "tokenHash"> & {
  /** The last event id that the viewer received: the stream continues after it. '' = from the beginning. */
  since: string;
  signal: AbortSignal;
};

/**
 * The events for a viewer of a run: first everything, then every change, polled once a second, or every ten seconds while the run waits
 * for a planned start. Ends when every site has ended, when the session has ended or the run was deleted, and when `signal` is aborted.
 * All state is in the database, so any process can continue a stream that another process began.
 */
export async function* runEvents(db: Db, input: StreamInput): AsyncGenerator<ServerEvent> {
  const { signal, since } = input;
  const viewer = { ...input, tokenHash: await readTokenHash(db, input) };
  const sent = new Map<number, number>();
  let seen = /^\d{1,18}$/.test(since) ? since : "0";
  let [state, quiet] = ["", 0];
  while (!signal.aborted) {
    const found = await poll(db, viewer, seen);
    if (!found) return;
    const news = newsOf(found, sent);
    seen = found.seen;
    quiet += 1;
    if (found.state !== state || news.length > 0) {
      [state, quiet] = [found.state, 0];
      const run = await readRun(db, input);
      yield { name: "run", data: run };
      yield* inChunks(news, seen);
      if (hasEnded(run)) {
        yield* lastEvents(db, viewer, { run, seen, sent });
        return;
      }
    }
    await sleep(pollDelay({ quiet, ...found }), undefined, { signal }).catch(() => undefined);
  }
}

type SentVersions = Map<number, number>;

/** The run was read after its sites, so sites that ended in between are sent now. */
async function* lastEvents(
  db: Db,
  viewer: Viewer,
  { run, seen, sent }: { run: CreationRun; seen: string; sent: SentVersions },
): AsyncGenerator<ServerEvent> {
  const found = await poll(db, viewer, seen);
  if (!found) return;
  yield* inChunks(newsOf(found, sent), found.seen);
  yield { name: "complete", data: run };
}

function* inChunks(sites: ShownSite[], seen: string): Generator<ServerEvent> {
  for (let at = 0; at < sites.length; at += CHUNK) {
    const data = sites.slice(at, at + CHUNK).map(presentRunSite);
    // Only the last chunk has an id, since a viewer can continue only after all of them.
    yield { name: "sites", data, ...(at + CHUNK >= sites.length && { id: seen }) };
  }
}

/** The sites in a newer version than was sent. A poll may return sites that the previous poll already returned. */
function newsOf({ sites }: Poll, sent: SentVersions): ShownSite[] {
  const news = sites.filter(({ siteIndex, version }) => version > (sent.get(siteIndex) ?? 0));
  for (const { siteIndex, version } of news) sent.set(siteIndex, version);
  return news;
}

const hasEnded = ({ counts }: CreationRun): boolean => counts.pending + counts.processing === 0;

function readRun(db: Db, id: RunId): Promise<CreationRun> {
  return asTenant(db, id.userId, async (tx) => presentRun(tx, await findRun(tx, id)));
}

async function readTokenHash(
  db: Db,
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
): Promise<Buffer | undefined> {
  return asTenant(db, userId, async (tx) => {
    const [session] = await tx
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
    return session?.tokenHash;
  });
}

type Poll = {
  /** The state of the run itself: a change of it is an event too. */
  state: string;
  /** Time until the planned start; 0 when no start is planned. */
  msUntilStart: number;
  seen: string;
  sites: ShownSite[];
};

/**
 * The changes since `seen`, in one query: every transaction that was open then has this number or a higher one, so a change that
 * commits late is found later instead of being missed (decision 130). Undefined when there is no such run, or the session has ended.
 */
async function poll(db: Db, viewer: Viewer, seen: string): Promise<Poll | undefined> {
  const { userId, sessionId, tokenHash } = viewer;
  if (tokenHash === undefined) return undefined;
  return asTenant(db, userId, async (tx) => {
    const isOpen = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          eq(sessions.id, sessionId),
          eq(sessions.tokenHash, tokenHash),
          gte(sessions.expiresAt, sql`now()`),
        ),
      );
    const isNews = and(
      eq(creationRunSites.userId, creationRuns.userId),
      eq(creationRunSites.runId, creationRuns.id),
      sql`${creationRunSites.changed} >= ${seen}::bigint`,
    );
    const rows = await tx
      .select({
        run: runColumns,
        seen: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
        site: shownColumns,
      })
      .from(creationRuns)
      .leftJoin(creationRunSites, isNews)
      .where(and(isRun(viewer), exists(isOpen)))
      .orderBy(asc(creationRunSites.siteIndex));
    const [first] = rows;
    if (!first) return undefined;
    const sites = rows.flatMap(({ site }) => (site === null ? [] : [site]));
    const { hold } = (await findRunHolds(tx, userId, [viewer.runId])).get(viewer.runId) ?? {};
    return { ...stateOf(first.run, hold), seen: first.seen, sites };
  });
}

const { state, format, feedAt, dueAt, perWeek, dripPerDay } = getTableColumns(creationRuns);
const runColumns = { state, format, feedAt, dueAt, perWeek, dripPerDay };

function stateOf(run: Pick<RunRow, keyof typeof runColumns>, hold: Hold | undefined) {
  const startsAt = run.state === "running" ? nextStartOf(run) : null;
  return {
    state: JSON.stringify([run.state, run.perWeek, run.dripPerDay, startsAt, hold]),
    msUntilStart: startsAt === null ? 0 : startsAt.getTime() - Date.now(),
  };
}
