import type { CreationRunPage, listRuns as endpoint } from "@mainstreet/contract/creation-runs";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { texts } from "@mainstreet/contract/texts";
import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import { z } from "zod";
import { invalidField } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { creationRuns, creationRunSites } from "./tables.ts";
import { presentRun, presentRuns, presentRunSite } from "./present-run.ts";
import { findRun, isSiteOf, type RunId, shownColumns } from "./queries.ts";

type PageInput = { userId: string; limit: number; cursor: string | undefined };

/** A page of the user's bulk runs, newest first: ids are UUIDv7 and so sort by age. */
export async function listRuns(
  tx: Db,
  { userId, limit, cursor }: PageInput,
): Promise<ResponseOf<typeof endpoint>> {
  const rows = await tx
    .select()
    .from(creationRuns)
    .where(
      and(
        eq(creationRuns.userId, userId),
        eq(creationRuns.kind, "bulk"),
        cursor === undefined ? undefined : lt(creationRuns.id, runAt(cursor)),
      ),
    )
    .orderBy(desc(creationRuns.id))
    // Reads one more than is shown, to know whether there is a next page.
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    runs: await presentRuns(tx, userId, shown),
    nextCursor: last ? cursorAt(last.id) : null,
  };
}

/** An opaque cursor: the last run of a page, for the runs before it. */
function cursorAt(runId: string): string {
  return Buffer.from(runId).toString("base64url");
}

/** Throws 400 on an invalid cursor. */
function runAt(cursor: string): string {
  const { data } = z.uuid().safeParse(Buffer.from(cursor, "base64url").toString());
  if (data === undefined) throw invalidField("cursor", texts.creationRuns.invalidCursor);
  return data;
}

/** A run with `limit` of its sites, from the one at `cursor` on. Throws 404. */
export async function readRunPage(
  tx: Db,
  id: RunId,
  { cursor, limit }: { cursor: number; limit: number },
): Promise<CreationRunPage> {
  const run = await presentRun(tx, await findRun(tx, id));
  const rows = await tx
    .select(shownColumns)
    .from(creationRunSites)
    .where(and(isSiteOf(id), gte(creationRunSites.siteIndex, cursor)))
    .orderBy(asc(creationRunSites.siteIndex))
    .limit(limit);
  const next = cursor + limit;
  return {
    ...run,
    sites: rows.map(presentRunSite),
    nextCursor: next < run.total ? String(next) : null,
  };
}
