import { operationTexts } from "@mainstreet/contract/operation-texts";
import { OPERATIONS_IN_FLIGHT } from "@mainstreet/contract/operations";
import { texts } from "@mainstreet/contract/texts";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { missingAccount } from "../../hosting/accounts.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { databaseFault } from "../../platform/db/database-fault.ts";
import { withTrace } from "../../platform/jobs/trace.ts";
import { campaigns } from "../campaigns/tables.ts";
import { isStillLive } from "../deployments/former-sites.ts";
import { PLACED, requestFormerUpdate } from "../deployments/update-former-sites.ts";
import { requestDeployments } from "../deployments/request-deployment.ts";
import { endDeployed } from "./end-deployed.ts";
import {
  isOperation,
  isSiteOfOperation,
  type OperationId,
  type OperationRow,
  type OperationSiteRow,
} from "./queries.ts";
import { lockSites } from "./site-rows.ts";
import { operations, operationSites } from "./tables.ts";

const SOON = sql`now() + interval '0.3 seconds'`;
/** The pause while nothing can be started. */
const LATER = sql`now() + interval '2 seconds'`;

/**
 * Ends the sites of an operation whose deployment has ended, and requests the next deployments, no more than may be in flight. No other
 * process does so at the same time: the row of the operation is locked, and other processes skip it.
 */
export async function dispatchOperation(deps: Deps, id: OperationId): Promise<void> {
  await asTenant(deps.db, id.userId, async (tx) => {
    const [operation] = await tx
      .select()
      .from(operations)
      .where(isOperation(id))
      .for("no key update", { skipLocked: true });
    if (!operation) return;
    const trace = { requestId: operation.requestId ?? undefined, userId: operation.actorId };
    await withTrace(deps.log, trace, () => dispatch(tx, deps, operation));
  });
}

async function dispatch(tx: Db, deps: Deps, operation: OperationRow): Promise<void> {
  const id = { userId: operation.userId, operationId: operation.id };
  await endDeployed(tx, id);
  const deploying = await countSites(tx, id, "deploying");
  const isRunning = operation.state === "running";
  const capacity = isRunning ? OPERATIONS_IN_FLIGHT - deploying : 0;
  const next = capacity > 0 ? await nextSites(tx, id, capacity) : [];
  if (next.length > 0) await startEach(tx, deps, { id, next });
  const waiting = await countSites(tx, id, "waiting");
  const left = deploying + next.length + (isRunning ? waiting : 0);
  // Sites of a paused operation that still wait for their deployment are live at the account that they leave.
  if (left + waiting === 0) await requestRedirects(tx, deps, id);
  await tx
    .update(operations)
    .set({ dueAt: left === 0 ? null : next.length > 0 || deploying > 0 ? SOON : LATER })
    .where(isOperation(id));
}

/** Requests the redirects that cost deploys: as in a move, they wait until no site of the operation has to be published any more. */
async function requestRedirects(tx: Db, deps: Deps, id: OperationId): Promise<void> {
  const moved = await tx
    .select(PLACED)
    .from(campaigns)
    .innerJoin(
      operationSites,
      and(eq(operationSites.userId, campaigns.userId), eq(operationSites.campaignId, campaigns.id)),
    )
    .where(
      and(
        eq(campaigns.userId, id.userId),
        // A site whose version was restored has no deployment of this operation to wait for, and has left its account as well.
        or(isInState(id, "deployed"), isInState(id, "none")),
        sql`jsonb_exists(${operationSites.after}, 'account')`,
      ),
    );
  // A site that an undo or its owner has moved again since is still live at the former account, until it is published at the new one.
  for (const row of moved)
    if (!row.formerSites.some((former) => isStillLive(former, row)))
      await requestFormerUpdate(tx, deps, row);
}

const isInState = (id: OperationId, deployment: OperationSiteRow["deployment"]) =>
  and(
    isSiteOfOperation(id),
    eq(operationSites.status, "applied"),
    eq(operationSites.deployment, deployment),
  );

const countSites = (tx: Db, id: OperationId, deployment: OperationSiteRow["deployment"]) =>
  tx.$count(operationSites, isInState(id, deployment));

function nextSites(tx: Db, id: OperationId, count: number): Promise<OperationSiteRow[]> {
  return tx
    .select()
    .from(operationSites)
    .where(isInState(id, "waiting"))
    .orderBy(asc(operationSites.siteIndex))
    .limit(count);
}

type Starting = { id: OperationId; next: OperationSiteRow[] };

/**
 * Starts all sites in one savepoint. If that fails, each site gets its own savepoint, so that a site that cannot be started delays no
 * other.
 */
async function startEach(tx: Db, deps: Deps, { id, next }: Starting): Promise<void> {
  try {
    await tx.transaction((own) => startSites(own, deps, { id, next }));
  } catch (error) {
    if (databaseFault(error)) throw error;
    if (next.length > 1) for (const site of next) await startEach(tx, deps, { id, next: [site] });
    else await failSites(tx, deps, { id, next, error });
  }
}

async function failSites(
  tx: Db,
  { log }: Deps,
  { id, next, error }: Starting & { error: unknown },
): Promise<void> {
  const indexes = next.map(({ siteIndex }) => siteIndex);
  const isExpected = error instanceof AppError;
  if (!isExpected) log.error({ err: error, ...id, indexes }, "site of an operation not started");
  const deploymentMessage = isExpected ? error.message : texts.shell.unexpected;
  await tx
    .update(operationSites)
    .set({ deployment: "failed", deploymentMessage })
    .where(and(isSiteOfOperation(id), inArray(operationSites.siteIndex, indexes)));
}

async function startSites(tx: Db, deps: Deps, { id, next }: Starting): Promise<void> {
  const { userId, operationId } = id;
  const campaignIds = next.map(({ campaignId }) => campaignId);
  const rows = await lockSites(tx, { userId, campaignIds });
  const found = new Set(rows.map((row) => row.id));
  const isReady = new Set(
    rows.filter((row) => missingAccount(row) === undefined).map((row) => row.id),
  );
  const cause = { kind: "operation", id: operationId } as const;
  await requestDeployments(tx, deps, { userId, campaignIds: [...isReady], cause });
  const indexesOf = (isMeant: (campaignId: string) => boolean) =>
    next.filter(({ campaignId }) => isMeant(campaignId)).map(({ siteIndex }) => siteIndex);
  const changes = [
    { sites: indexesOf((site) => isReady.has(site)), deployment: "deploying" },
    {
      sites: indexesOf((site) => found.has(site) && !isReady.has(site)),
      deployment: "failed",
      deploymentMessage: operationTexts.accountMissing,
    },
    { sites: indexesOf((site) => !found.has(site)), deployment: "deleted" },
  ] as const;
  for (const { sites, ...change } of changes)
    if (sites.length > 0)
      await tx
        .update(operationSites)
        .set(change)
        .where(and(isSiteOfOperation(id), inArray(operationSites.siteIndex, sites)));
}
