import { createOperation as endpoint, type OperationInput } from "@mainstreet/contract/operations";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { SELECTION_LIMIT } from "@mainstreet/contract/limits";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { conflict, invalidField } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { firstIds } from "../campaigns/first-ids.ts";
import { inScope, matchesFilters, type ResolvedFilters } from "../campaigns/list-filter.ts";
import { campaignName } from "../campaigns/present.ts";
import { resolveFilters } from "../campaigns/resolve-filters.ts";
import { isAsSeen } from "../campaigns/selection-digest.ts";
import { campaigns } from "../campaigns/tables.ts";
import { accountIn } from "./account-values.ts";
import { countNewLabels } from "./new-labels.ts";
import { assertMayMove, normaliseChanges } from "./normalise-changes.ts";
import { areOnPages, planSite, type PlannedSiteChange } from "./plan-site.ts";
import { presentOperation } from "./present-operation.ts";
import {
  findOperation,
  isOperation,
  isSiteOfOperation,
  type OperationId,
  type OperationRow,
  type OperationSiteRow,
} from "./queries.ts";
import { lacksAccount, needsDeployment, publishesEarlier } from "./save-values.ts";
import { readFacts, subjectsOf } from "./site-facts.ts";
import { BATCH, findHeld, readBusinesses, readSiteRows, type SiteToChange } from "./site-rows.ts";
import { operations, operationSites } from "./tables.ts";

type Request = { userId: string; input: OperationInput; idempotency: Idempotency | undefined };

/** How many drafts of an account may wait for their review. */
const MOST_DRAFTS = 50;

/**
 * Plans an operation and stores it as a draft; no site changes. Throws 400 for values that no site can have, 409 when the filter finds
 * another number of sites.
 */
export async function createOperation(
  { db, config }: Pick<Deps, "db" | "config">,
  { userId, input, idempotency }: Request,
): Promise<ResponseOf<typeof endpoint>> {
  const { response } = endpoint.shapes;
  return asTenant(db, userId, (tx) =>
    runOnce(tx, {
      userId,
      idempotency,
      response,
      work: async () => {
        const refuseNewLabels = await countNewLabels(tx, userId);
        const checking = { userId, config, refuseNewLabels };
        const changes = await normaliseChanges(tx, checking, input.changes);
        const ids = await selectIds(tx, userId, input);
        const id = await insertDraft(tx, { userId, ids, changes });
        assertMayMove(config, changes, await countMoved(tx, id));
        return presentOperation(tx, await findOperation(tx, id));
      },
    }),
  );
}

async function selectIds(tx: Db, userId: string, input: OperationInput): Promise<string[]> {
  if (input.campaignIds) return [...new Set(input.campaignIds)].toSorted();
  // The schema has checked that exactly one of the two is present.
  if (!input.filter) throw invalidField("campaignIds", operationTexts.whichSites);
  const filters = await resolveFilters(tx, { ...input.filter, userId });
  const first = firstIds({ ...filters, limit: SELECTION_LIMIT + 1 });
  const rows = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), sql`${campaigns.id} in ${first}`));
  if (rows.length > SELECTION_LIMIT)
    throw invalidField("filter", operationTexts.tooManyInFilter(await countAll(tx, filters)));
  const { count = 0, digest } = input;
  const ids = rows.map(({ id }) => id).toSorted();
  if (!isAsSeen(ids, { count, digest }))
    throw conflict("SELECTION_CHANGED", operationTexts.selectionChanged(ids.length, count));
  if (ids.length === 0) throw invalidField("filter", operationTexts.noneInFilter);
  return ids;
}

const countAll = (tx: Db, filters: ResolvedFilters) =>
  tx.$count(campaigns, and(inScope(filters), matchesFilters(filters)));

type Draft = { userId: string; ids: readonly string[]; changes: OperationChange[] };

type NewDraft = {
  userId: string;
  kind: OperationRow["kind"];
  changes: OperationChange[];
};

/** Stores a draft without sites. When too many drafts wait for their review, the oldest are discarded. */
export async function startDraft(tx: Db, draft: NewDraft): Promise<OperationId> {
  const { userId } = draft;
  await discardOldest(tx, userId);
  const operationId = newId();
  const { requestId, userId: actorId = userId } = currentTrace();
  await tx
    .insert(operations)
    .values({ id: operationId, ...draft, actorId, state: "draft", total: 0, requestId });
  return { userId, operationId };
}

/** A draft that is being applied or discarded at this moment is skipped. */
async function discardOldest(tx: Db, userId: string): Promise<void> {
  const isDraft = and(eq(operations.userId, userId), eq(operations.state, "draft"));
  const tooMany = await tx
    .select({ id: operations.id })
    .from(operations)
    .where(isDraft)
    .orderBy(desc(operations.createdAt), desc(operations.id))
    .offset(MOST_DRAFTS - 1);
  if (tooMany.length === 0) return;
  const oldest = tooMany.map(({ id }) => id);
  // In a query of their own: a lock in a query with an offset would lock the newer drafts too.
  const free = tx
    .select({ id: operations.id })
    .from(operations)
    .where(and(isDraft, inArray(operations.id, oldest)))
    .for("update", { skipLocked: true });
  await tx.delete(operations).where(and(isDraft, inArray(operations.id, free)));
}

async function insertDraft(tx: Db, { userId, ids, changes }: Draft): Promise<OperationId> {
  const id = await startDraft(tx, { userId, kind: "changes", changes });
  let total = 0;
  for (let at = 0; at < ids.length; at += BATCH)
    total += await insertBatch(tx, id, { ids: ids.slice(at, at + BATCH), changes, from: total });
  if (total === 0) throw invalidField("campaignIds", operationTexts.noneFound);
  await tx
    .update(operations)
    .set({ total, missing: ids.length - total })
    .where(isOperation(id));
  return id;
}

type Batch = { ids: readonly string[]; changes: readonly OperationChange[]; from: number };

async function insertBatch(
  tx: Db,
  { userId, operationId }: OperationId,
  { ids, changes, from }: Batch,
): Promise<number> {
  const rows = await readSiteRows(tx, { userId, campaignIds: ids });
  const businesses = await readBusinesses(tx, { userId, rows });
  const campaignIds = rows.map(({ id }) => id);
  const held = await findHeld(tx, { userId, campaignIds });
  const factsOf = await readFacts(tx, { userId, campaignIds, subjects: subjectsOf(changes) });
  const sites = rows.map((row, at) => {
    const site = { row, business: businesses.get(row.businessId ?? ""), ...factsOf(row.id) };
    const waits = held.has(row.id) && areOnPages(changes);
    const plan = waits ? HELD : planSite(site, changes);
    return { operationId, userId, siteIndex: from + at, ...plannedRow(row, plan) };
  });
  if (sites.length > 0) await tx.insert(operationSites).values(sites);
  return sites.length;
}

const countMoved = (tx: Db, id: OperationId) =>
  tx.$count(
    operationSites,
    and(
      isSiteOfOperation(id),
      eq(operationSites.status, "changed"),
      sql`jsonb_exists(${operationSites.after}, 'account')`,
    ),
  );

/** A site that another operation has still to publish. */
export const HELD: PlannedSiteChange = {
  status: "refused",
  message: operationTexts.held,
  before: {},
  after: {},
};

/** What an operation stores about a site after planning. */
export function plannedRow(
  row: SiteToChange,
  { status, message, before, after }: PlannedSiteChange,
): Omit<OperationSiteRow, "operationId" | "userId" | "siteIndex" | "skipped" | "changes"> {
  const site = { row, after };
  const isChanged = status === "changed";
  return {
    campaignId: row.id,
    name: campaignName(row),
    status,
    message,
    before,
    after,
    deploymentType: accountIn(after.account)?.deploymentType ?? row.deploymentType,
    deployment: isChanged && needsDeployment(site) ? "waiting" : "none",
    deploymentMessage: isChanged && lacksAccount(site) ? operationTexts.accountMissing : "",
    publishesEarlier: isChanged && publishesEarlier(site),
  };
}
