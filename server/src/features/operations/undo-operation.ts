import { countOf } from "@mainstreet/contract/count";
import {
  INHERITED_FIELDS,
  inheritedContent,
  type InheritedContent,
} from "@mainstreet/contract/business-values";
import type { AnswerOf } from "@mainstreet/contract/endpoint";
import { OPERATION_FIELDS, type OperationField } from "@mainstreet/contract/operation-fields";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import { type FieldState, undoOperation as endpoint } from "@mainstreet/contract/operations";
import { and, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { conflict } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import type { NamedBusiness } from "../businesses/queries.ts";
import { contentOf } from "../campaigns/site-columns.ts";
import { assertFewUnderWay, holdBusinessesOf, nextSites } from "./apply-operation.ts";
import { plannedRow } from "./create-operation.ts";
import { isSameState, plannedStates, type SiteInBusiness, stateOf } from "./plan-site.ts";
import { presentOperation } from "./present-operation.ts";
import {
  findOperation,
  isOperation,
  isSiteOfOperation,
  lockOperation,
  type OperationId,
  type OperationSiteRow,
} from "./queries.ts";
import { type NewStates, saveStates } from "./save-values.ts";
import { lockSites, type SiteRow } from "./site-rows.ts";
import { operations, operationSites } from "./tables.ts";

type Request = OperationId & { idempotency: Idempotency | undefined };

/**
 * Takes an operation back by another one, applied in one transaction: each field gets the state that it had before, unless it no
 * longer has the one that the operation gave it; such fields are listed. Throws 404, and 409 for a draft or what was undone.
 */
export async function undoOperation(
  { db }: Pick<Deps, "db">,
  { idempotency, ...id }: Request,
): Promise<AnswerOf<typeof endpoint>> {
  const { userId } = id;
  const { answer } = endpoint.shapes;
  const undone = await asTenant(db, userId, (tx) =>
    runOnce(tx, { userId, idempotency, answer, work: () => undo(tx, id) }),
  );
  crashPoint("operation.committed");
  return undone;
}

async function undo(tx: Db, id: OperationId) {
  const { userId, operationId } = id;
  const operation = await lockOperation(tx, id);
  if (operation.appliedAt === null) throw conflict("NOT_APPLIED", operationTexts.notApplied);
  if (operation.undoneBy !== null) throw conflict("WAS_UNDONE", operationTexts.wasUndone);
  await assertFewUnderWay(tx, userId);
  const undoing = await insertUndo(tx, id);
  const businesses = await holdBusinessesOf(tx, id, "applied");
  let total = 0;
  let restored = 0;
  for (let after = -1; ;) {
    const sites = await nextSites(tx, id, { status: "applied", after });
    const last = sites.at(-1);
    if (!last) break;
    restored += await undoBatch(tx, { undoing, sites, businesses, from: total });
    total += sites.length;
    after = last.siteIndex;
  }
  if (total === 0) throw conflict("NOTHING_TO_UNDO", operationTexts.nothingToUndo);
  // What it did not publish yet is never published.
  await tx
    .update(operationSites)
    .set({ deployment: "cancelled" })
    .where(and(isSiteOfOperation(id), eq(operationSites.deployment, "waiting")));
  await tx
    .update(operations)
    .set({ undoneBy: undoing.operationId })
    .where(isOperation({ userId, operationId }));
  await tx.update(operations).set({ total }).where(isOperation(undoing));
  const subject = `Undo: ${countOf(restored, "site")}`;
  await recordEvent(tx, { userId, kind: "sites-changed", subject });
  crashPoint("operation.before-commit");
  return presentOperation(tx, await findOperation(tx, undoing));
}

async function insertUndo(tx: Db, { userId, operationId }: OperationId): Promise<OperationId> {
  const id = newId();
  const { requestId, userId: actorId = userId } = currentTrace();
  const now = sql`now()`;
  await tx.insert(operations).values({
    id,
    userId,
    actorId,
    kind: "undo",
    state: "running",
    total: 0,
    undoes: operationId,
    appliedAt: now,
    dueAt: now,
    requestId,
  });
  return { userId, operationId: id };
}

type UndoBatch = {
  undoing: OperationId;
  sites: OperationSiteRow[];
  businesses: Map<string, NamedBusiness>;
  from: number;
};

async function undoBatch(tx: Db, { undoing, sites, businesses, from }: UndoBatch): Promise<number> {
  const { userId } = undoing;
  const campaignIds = sites.map(({ campaignId }) => campaignId);
  const locked = await lockSites(tx, { userId, campaignIds });
  const rows = new Map(locked.map((row) => [row.id, row]));
  const restored: NewStates[] = [];
  const inserted = sites.map((site, at) => {
    const row = rows.get(site.campaignId);
    const outcome = row ? undoSite(site, row, businesses) : goneSite(site);
    if (row && outcome.status === "applied") restored.push({ row, after: outcome.after });
    return { ...undoing, siteIndex: from + at, ...outcome };
  });
  await saveStates(tx, userId, restored);
  await tx.insert(operationSites).values(inserted);
  return restored.length;
}

type UndoneSite = Omit<OperationSiteRow, "operationId" | "userId" | "siteIndex">;

function undoSite(
  site: OperationSiteRow,
  row: SiteRow,
  businesses: Map<string, NamedBusiness>,
): UndoneSite {
  const business = businesses.get(row.businessId ?? "");
  const content = contentOf(row);
  const fields = OPERATION_FIELDS.filter((field) => site.after[field] !== undefined);
  // One that joined a business in the meantime belongs to one that is not held.
  const isHeld = row.businessId === null || business !== undefined;
  const isAsApplied = (field: OperationField) =>
    isHeld && isSameState(stateOf(row, content, field), site.after[field]);
  const plan = plannedStates(
    fields.filter(isAsApplied).map((field) => {
      const now = stateOf(row, content, field);
      return [field, now, restoredState({ row, business }, field, site.before[field] ?? now)];
    }),
  );
  const planned = plannedRow(row, plan);
  // Also where the business that it joined gives the same value as the operation did.
  const skipped = fields.filter(
    (field) =>
      plan.after[field] === undefined && !isSameState(site.before[field], site.after[field]),
  );
  const isRestored = plan.status === "changed";
  const message = skipped.length > 0 ? operationTexts.changedSinceOperation : "";
  const status = isRestored ? "applied" : skipped.length > 0 ? "conflict" : "unchanged";
  return { ...planned, status, message, skipped };
}

/** The state before; a field that was its business's has the value that the business has by now. */
function restoredState(
  { business }: SiteInBusiness,
  field: OperationField,
  before: FieldState,
): FieldState {
  if (!business) return { value: before.value, own: false };
  if (before.own || !isInherited(field)) return before;
  return { value: inheritedContent(business.content)[field], own: false };
}

const isInherited = (field: OperationField): field is OperationField & keyof InheritedContent =>
  INHERITED_FIELDS.some((inherited) => inherited === field);

const goneSite = (site: OperationSiteRow): UndoneSite => ({
  campaignId: site.campaignId,
  name: site.name,
  status: "conflict",
  message: operationTexts.siteDeleted,
  before: {},
  after: {},
  skipped: [],
  deploymentType: site.deploymentType,
  deployment: "none",
  deploymentMessage: "",
});
