import { countOf } from "@mainstreet/contract/count";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import { applyOperation as endpoint, type FieldStates } from "@mainstreet/contract/operations";
import { OPERATION_SUBJECTS } from "@mainstreet/contract/operation-fields";
import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { conflict } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { holdBusinesses, type NamedBusiness } from "../businesses/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { plannedRow } from "./create-operation.ts";
import { accountIn } from "./account-values.ts";
import { areOnPages, isSameState, type PlannedSiteChange, planSite } from "./plan-site.ts";
import { presentOperation } from "./present-operation.ts";
import {
  findOperation,
  isOperation,
  isSiteOfOperation,
  lockOperation,
  type OperationId,
  type OperationRow,
  type OperationSiteRow,
} from "./queries.ts";
import { type HeldAccounts, holdAccounts, saveAccounts } from "./save-accounts.ts";
import { type LabelsOfSite, labelsToSave, saveLabels } from "./save-labels.ts";
import { publishesEarlier, saveStates } from "./save-values.ts";
import { readFacts, subjectsOf } from "./site-facts.ts";
import { BATCH, findHeld, lockSites, type SiteToChange } from "./site-rows.ts";
import { operations, operationSites } from "./tables.ts";
import { type SiteOutcome, updateOutcomes } from "./update-outcomes.ts";

type Request = OperationId & { idempotency: Idempotency | undefined };

/** How many operations of an account may be under way: a worker checks each of them several times a minute. */
const MOST_OPERATIONS = 50;

/**
 * Saves the values of a draft, all in one transaction; the dispatcher then deploys the sites. A site that would not get exactly what was
 * reviewed is left as it is and listed. Throws 404, and 409 for an operation that was applied already or has nothing to apply.
 */
export async function applyOperation(
  { db, config }: Pick<Deps, "db" | "config">,
  { idempotency, ...id }: Request,
): Promise<ResponseOf<typeof endpoint>> {
  const { userId } = id;
  const { response } = endpoint.shapes;
  const applied = await asTenant(db, userId, (tx) =>
    runOnce(tx, { userId, idempotency, response, work: () => apply(tx, config, id) }),
  );
  crashPoint("operation.committed");
  return applied;
}

async function apply(tx: Db, config: Config, id: OperationId) {
  const operation = await lockOperation(tx, id);
  if (operation.state !== "draft") throw conflict("WAS_APPLIED", operationTexts.wasApplied);
  await assertFewUnderWay(tx, id.userId);
  const accounts = await holdAccounts(tx, { config, id, status: "changed", state: "after" });
  const businesses = await holdBusinessesOf(tx, id, "changed");
  const labels: LabelsOfSite[] = [];
  let applied = 0;
  for (let after = -1; ;) {
    const sites = await nextSites(tx, id, { status: "changed", after });
    const last = sites.at(-1);
    if (!last) break;
    applied += await applyBatch(tx, { operation, sites, businesses, accounts, labels });
    after = last.siteIndex;
  }
  await saveLabels(tx, id.userId, labels);
  if (applied === 0 && (await countOfStatus(tx, id, "conflict")) === 0)
    throw conflict("NOTHING_TO_APPLY", operationTexts.nothingToApply);
  await tx
    .update(operations)
    .set({ state: "running", appliedAt: sql`now()`, dueAt: sql`now()` })
    .where(isOperation(id));
  await recordEvent(tx, {
    userId: id.userId,
    kind: "sites-changed",
    subject: subjectOf(operation, applied),
  });
  crashPoint("operation.before-commit");
  return presentOperation(tx, await findOperation(tx, id));
}

function subjectOf({ file }: OperationRow, applied: number): string {
  const sites = countOf(applied, "site");
  return file ? `${sites} from file ${file.name}` : sites;
}

/** Throws 409 when the account has too many operations under way. */
export async function assertFewUnderWay(tx: Db, userId: string): Promise<void> {
  const isUnderWay = and(eq(operations.userId, userId), isNotNull(operations.dueAt));
  if ((await tx.$count(operations, isUnderWay)) >= MOST_OPERATIONS)
    throw conflict("TOO_MANY_OPERATIONS", operationTexts.tooManyOperations);
}

const countOfStatus = (tx: Db, id: OperationId, status: OperationSiteRow["status"]) =>
  tx.$count(operationSites, and(isSiteOfOperation(id), eq(operationSites.status, status)));

/** The businesses of the sites with a status, locked before any campaign is locked. */
export async function holdBusinessesOf(
  tx: Db,
  id: OperationId,
  status: OperationSiteRow["status"],
): Promise<Map<string, NamedBusiness>> {
  const ids = tx
    .select({ id: operationSites.campaignId })
    .from(operationSites)
    .where(and(isSiteOfOperation(id), eq(operationSites.status, status)));
  const rows = await tx
    .selectDistinct({ businessId: campaigns.businessId })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.userId, id.userId),
        isNotNull(campaigns.businessId),
        inArray(campaigns.id, ids),
      ),
    );
  return holdBusinesses(
    tx,
    id.userId,
    rows.map(({ businessId }) => businessId),
  );
}

type Next = { status: OperationSiteRow["status"]; after: number };

/** The next sites with a status, in the order in which their campaigns are locked. */
export function nextSites(
  tx: Db,
  id: OperationId,
  { status, after }: Next,
): Promise<OperationSiteRow[]> {
  const { siteIndex } = operationSites;
  return tx
    .select()
    .from(operationSites)
    .where(and(isSiteOfOperation(id), eq(operationSites.status, status), gt(siteIndex, after)))
    .orderBy(asc(siteIndex))
    .limit(BATCH);
}

type ApplyBatch = {
  operation: OperationRow;
  sites: OperationSiteRow[];
  businesses: Map<string, NamedBusiness>;
  accounts: HeldAccounts;
  /** What is saved once all campaigns are locked. */
  labels: LabelsOfSite[];
};

async function applyBatch(tx: Db, batch: ApplyBatch): Promise<number> {
  const { userId, id: operationId } = batch.operation;
  const planned = await planAgain(tx, batch);
  const moving = planned.flatMap(({ site: { campaignId }, plan }) => {
    const to = accountIn(plan?.after.account);
    return to === undefined ? [] : [{ campaignId, to }];
  });
  const refusals = await saveAccounts(tx, { userId, accounts: batch.accounts }, moving);
  const applied: { row: SiteToChange; after: FieldStates }[] = [];
  const outcomes = planned.map(({ site, row, plan, message }): SiteOutcome => {
    const refusal = message ?? refusals.get(site.campaignId);
    if (!row || !plan || refusal !== undefined) return conflictOf(site, refusal ?? "");
    applied.push({ row, after: plan.after });
    batch.labels.push(...labelsToSave(row.id, plan));
    const { deployment, deploymentMessage } = plannedRow(row, plan);
    const { siteIndex } = site;
    return { siteIndex, status: "applied", message: plan.message, deployment, deploymentMessage };
  });
  await saveStates(tx, userId, applied);
  await updateOutcomes(tx, { userId, operationId }, outcomes);
  return applied.length;
}

/** The present state of a site. `message`: why it is not changed. */
type Planned = {
  site: OperationSiteRow;
  row?: SiteToChange;
  plan?: PlannedSiteChange;
  message?: string;
};

/** Locks sites and plans their changes again: each has to get exactly what was reviewed. */
async function planAgain(tx: Db, { operation, sites, businesses }: ApplyBatch): Promise<Planned[]> {
  const { userId } = operation;
  const campaignIds = sites.map(({ campaignId }) => campaignId);
  const locked = await lockSites(tx, { userId, campaignIds });
  const held = await findHeld(tx, { userId, campaignIds });
  const subjects = subjectsOf(sites.flatMap(({ changes }) => changes ?? operation.changes));
  const factsOf = await readFacts(tx, { userId, campaignIds, subjects });
  const rows = new Map(locked.map((row) => [row.id, row]));
  return sites.map((site): Planned => {
    const row = rows.get(site.campaignId);
    if (!row) return { site, message: operationTexts.siteDeleted };
    const changes = site.changes ?? operation.changes;
    if (held.has(row.id) && areOnPages(changes)) return { site, message: operationTexts.held };
    const business = businesses.get(row.businessId ?? "");
    // If the site joined a business since then, that business is not locked.
    const isBusinessLocked = row.businessId === null || business !== undefined;
    const plan = planSite({ row, business, ...factsOf(row.id) }, changes);
    const isReviewed = isSame(plan.before, site.before) && isSame(plan.after, site.after);
    return isBusinessLocked && isReviewed && publishesNoMore(site, row, plan)
      ? { site, row, plan }
      : { site, message: operationTexts.changedSinceReview };
  });
}

/** Whether the deployment of a site publishes no earlier changes than those that the review showed. */
const publishesNoMore = (
  site: OperationSiteRow,
  row: SiteToChange,
  { after }: PlannedSiteChange,
): boolean => site.publishesEarlier || !publishesEarlier({ row, after });

const isSame = (one: FieldStates, other: FieldStates): boolean =>
  OPERATION_SUBJECTS.every((field) => isSameState(one[field], other[field]));

const conflictOf = ({ siteIndex }: OperationSiteRow, message: string): SiteOutcome => ({
  siteIndex,
  status: "conflict",
  message,
  deployment: "none",
  deploymentMessage: "",
});
