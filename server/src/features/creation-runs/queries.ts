import { and, eq, getTableColumns } from "drizzle-orm";
import { texts } from "@mainstreet/contract/texts";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { creationRuns, creationRunSites } from "./tables.ts";

export type RunRow = typeof creationRuns.$inferSelect;
export type RunSiteRow = typeof creationRunSites.$inferSelect;
export type RunId = { userId: string; runId: string };

/** The condition that every query on one run carries: the id together with its owner. */
export const isRun = ({ userId, runId }: RunId) =>
  and(eq(creationRuns.userId, userId), eq(creationRuns.id, runId));

/** The same for its sites. */
export const isSiteOf = ({ userId, runId }: RunId) =>
  and(eq(creationRunSites.userId, userId), eq(creationRunSites.runId, runId));

/** Throws 404 for a run that is missing or somebody else's. */
export async function findRun(tx: Db, id: RunId): Promise<RunRow> {
  const [row] = await tx.select().from(creationRuns).where(isRun(id));
  if (!row) throw notFound(texts.creationRuns.notFound);
  return row;
}

/** The same, locked, so that changes to which sites of a run are started happen one after another. */
export async function lockRun(tx: Db, id: RunId): Promise<RunRow> {
  const [row] = await tx.select().from(creationRuns).where(isRun(id)).for("no key update");
  if (!row) throw notFound(texts.creationRuns.notFound);
  return row;
}

const { siteIndex, campaignId, serviceName, city, state, status, message, deploymentUrl } =
  getTableColumns(creationRunSites);
const { nextAttemptAt, startedAt, version } = getTableColumns(creationRunSites);
/** The columns of a site that are shown, without the form's input. */
export const shownColumns = {
  siteIndex,
  campaignId,
  serviceName,
  city,
  state,
  status,
  message,
  deploymentUrl,
  nextAttemptAt,
  startedAt,
  version,
};
