import type { AccountReadings } from "@mainstreet/contract/account-readings";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import {
  type AccountValue,
  OPERATION_LOG_PAGE,
  OPERATION_PAGE,
  type Operation,
  type OperationDeployment,
  type OperationSite,
  type OperationSiteStatus,
} from "@mainstreet/contract/operations";
import { and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { readAccountReadings } from "../account-readings/read-account-readings.ts";
import { forecastPerHost, leavingOf, type SitesToPublish } from "./forecast-operation.ts";
import {
  findOperation,
  isSiteOfOperation,
  type OperationId,
  type OperationRow,
  type OperationSiteRow,
} from "./queries.ts";
import { findHolders, type HoldingOperation } from "./site-rows.ts";
import { operations, operationSites } from "./tables.ts";

const DEPLOYMENT = {
  none: "none",
  waiting: "pending",
  deploying: "processing",
  deployed: "success",
  failed: "error",
  cancelled: "cancelled",
  deleted: "deleted",
} as const satisfies Record<OperationSiteRow["deployment"], OperationDeployment>;

const COUNT = {
  changed: "changed",
  unchanged: "unchanged",
  refused: "refused",
  "left-out": "leftOut",
  applied: "applied",
  conflict: "conflicts",
} as const satisfies Record<OperationSiteRow["status"], keyof Operation["counts"]>;

/** An operation with the counts of its sites. */
export async function presentOperation(tx: Db, row: OperationRow): Promise<Operation> {
  const [operation] = await presentOperations(tx, row.userId, [row]);
  if (!operation) throw new Error("An operation was presented as none");
  return operation;
}

async function presentOperations(
  tx: Db,
  userId: string,
  rows: OperationRow[],
): Promise<Operation[]> {
  const { operationId, status, deployment, deploymentType, publishesEarlier, after, before } =
    operationSites;
  const ids = rows.map(({ id }) => id);
  const goes = sql<AccountValue | null>`${after} -> 'account' -> 'value'`;
  const leaves = sql<AccountValue | null>`${before} -> 'account' -> 'value'`;
  const counted = await tx
    .select({
      operationId,
      status,
      deployment,
      deploymentType,
      goes,
      leaves,
      count: sql<number>`count(*)::int`,
      publishesEarlier: sql<number>`(count(*) filter (where ${publishesEarlier}))::int`,
    })
    .from(operationSites)
    .where(and(eq(operationSites.userId, userId), inArray(operationId, ids)))
    .groupBy(operationId, status, deployment, deploymentType, goes, leaves);
  const actors = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  const names = new Map(actors.map(({ id, name }) => [id, name]));
  const accounts = counted.some(isToPublish) ? await readAccountReadings(tx, userId) : [];
  return rows.map((row) => {
    const tallies = counted.filter((tally) => tally.operationId === row.id);
    return present(row, { tallies, actor: names.get(row.actorId) ?? "", accounts });
  });
}

type Tally = Pick<OperationSiteRow, "status" | "deployment"> &
  SitesToPublish & { publishesEarlier: number };

type Around = { tallies: Tally[]; actor: string; accounts: AccountReadings };

function present(row: OperationRow, { tallies, actor, accounts }: Around): Operation {
  const counts = { changed: 0, unchanged: 0, refused: 0, leftOut: 0, applied: 0, conflicts: 0 };
  const deployments = { pending: 0, processing: 0, success: 0, error: 0, cancelled: 0, deleted: 0 };
  for (const { status, deployment, count } of tallies) {
    counts[COUNT[status]] += count;
    const shown = DEPLOYMENT[deployment];
    if (shown !== "none" && isMeant(status)) deployments[shown] += count;
  }
  const left = deployments.pending + deployments.processing;
  const { state, undoes, undoneBy, appliedAt } = row;
  const toPublish = tallies.filter(isToPublish);
  return {
    id: row.id,
    kind: row.kind,
    status: (state === "running" || state === "paused") && left === 0 ? "complete" : state,
    changes: row.changes,
    actor: { id: row.actorId, name: actor },
    total: row.total,
    missing: row.missing,
    counts,
    deployments,
    publishesEarlier: toPublish.reduce((sum, tally) => sum + tally.publishesEarlier, 0),
    forecast: forecastPerHost(toPublish, { isDraft: state === "draft", accounts }),
    leaving: leavingOf(toPublish),
    file: row.file,
    undoes,
    undoneBy,
    createdAt: row.createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
  };
}

const isMeant = (status: OperationSiteRow["status"]) =>
  status === "changed" || status === "applied";

const isToPublish = ({ status, deployment }: Pick<Tally, "status" | "deployment">) =>
  isMeant(status) && (deployment === "waiting" || deployment === "deploying");

/** A page of the log; ids are UUIDv7 and so sort by age. */
export async function listOperations(
  tx: Db,
  userId: string,
  cursor: string | undefined,
): Promise<{ operations: Operation[]; nextCursor: string | null }> {
  const rows = await tx
    .select()
    .from(operations)
    .where(and(eq(operations.userId, userId), cursor ? lt(operations.id, cursor) : undefined))
    .orderBy(desc(operations.id))
    .limit(OPERATION_LOG_PAGE);
  const isFull = rows.length === OPERATION_LOG_PAGE;
  return {
    operations: await presentOperations(tx, userId, rows),
    nextCursor: isFull ? (rows.at(-1)?.id ?? null) : null,
  };
}

type Page = { cursor: number; status: OperationSiteStatus | undefined };

/** A page of the sites of an operation. Throws 404. */
export async function readOperationSites(
  tx: Db,
  id: OperationId,
  { cursor, status }: Page,
): Promise<{ sites: OperationSite[]; nextCursor: string | null }> {
  await findOperation(tx, id);
  const { siteIndex } = operationSites;
  const rows = await tx
    .select()
    .from(operationSites)
    .where(
      and(
        isSiteOfOperation(id),
        gte(siteIndex, cursor),
        status && eq(operationSites.status, status),
      ),
    )
    .orderBy(asc(siteIndex))
    .limit(OPERATION_PAGE);
  const last = rows.length === OPERATION_PAGE ? rows.at(-1) : undefined;
  const { userId, operationId: except } = id;
  const campaignIds = rows.filter(isHeld).map(({ campaignId }) => campaignId);
  const holders = await findHolders(tx, { userId, campaignIds, except });
  return {
    sites: rows.map((row) => presentSite(row, holders)),
    nextCursor: last ? String(last.siteIndex + 1) : null,
  };
}

const isHeld = ({ message }: OperationSiteRow) => message === operationTexts.held;

function presentSite(
  row: OperationSiteRow,
  holders: ReadonlyMap<string, HoldingOperation>,
): OperationSite {
  const { campaignId, deployment, publishesEarlier, ...columns } = row;
  const { operationId: _operation, userId: _user, changes: _changes, ...shown } = columns;
  const earlier = publishesEarlier && isToPublish(row) ? operationTexts.publishesEarlier : "";
  return {
    ...shown,
    campaignId,
    heldBy: (isHeld(row) && holders.get(campaignId)) || null,
    deployment: isMeant(row.status) ? DEPLOYMENT[deployment] : "none",
    deploymentMessage: row.deploymentMessage || earlier,
  };
}
