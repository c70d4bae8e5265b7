import { countOf } from "@mainstreet/contract/count";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { OPERATION_SUBJECTS, type OperationSubject } from "@mainstreet/contract/operation-fields";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import { undoOperation as endpoint } from "@mainstreet/contract/operations";
import { and, eq, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { conflict } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import type { NamedBusiness } from "../businesses/queries.ts";
import { hasUnpublishedChanges } from "../campaigns/source-digest.ts";
import { assertFewUnderWay, holdBusinessesOf, nextSites } from "./apply-operation.ts";
import { plannedRow } from "./create-operation.ts";
import { accountIn } from "./account-values.ts";
import { countNewLabels, type RefuseNewLabels } from "./new-labels.ts";
import { presentOperation } from "./present-operation.ts";
import {
  findOperation,
  isOperation,
  isSiteOfOperation,
  lockOperation,
  type OperationId,
  type OperationSiteRow,
} from "./queries.ts";
import { type HeldAccounts, holdAccounts, saveAccounts } from "./save-accounts.ts";
import { type LabelsOfSite, labelsToSave, saveLabels } from "./save-labels.ts";
import { saveStates } from "./save-values.ts";
import { readFacts, type SiteFacts } from "./site-facts.ts";
import { lockSites } from "./site-rows.ts";
import { operations, operationSites } from "./tables.ts";
import { joinReasons, type SiteUndo, undoSite } from "./undo-site.ts";

type Request = OperationId & { idempotency: Idempotency | undefined };

/**
 * Undoes an operation by another operation, applied in one transaction: each field gets the state that it had before, unless it no longer
 * has the state that the operation set; such fields are listed. Throws 404, and 409 for a draft or an operation that was undone already.
 */
export async function undoOperation(
  { db, config }: Pick<Deps, "db" | "config">,
  { idempotency, ...id }: Request,
): Promise<ResponseOf<typeof endpoint>> {
  const { userId } = id;
  const { response } = endpoint.shapes;
  const undone = await asTenant(db, userId, (tx) =>
    runOnce(tx, { userId, idempotency, response, work: () => undo(tx, config, id) }),
  );
  crashPoint("operation.committed");
  return undone;
}

async function undo(tx: Db, config: Config, id: OperationId) {
  const { userId } = id;
  const operation = await lockOperation(tx, id);
  if (operation.appliedAt === null) throw conflict("NOT_APPLIED", operationTexts.notApplied);
  if (operation.undoneBy !== null) throw conflict("WAS_UNDONE", operationTexts.wasUndone);
  await assertFewUnderWay(tx, userId);
  const undoing = await insertUndo(tx, id);
  const held = {
    accounts: await holdAccounts(tx, { config, id, status: "applied", state: "before" }),
    businesses: await holdBusinessesOf(tx, id, "applied"),
    labels: [] as LabelsOfSite[],
    refuseNewLabels: await countNewLabels(tx, userId),
  };
  let total = 0;
  let restored = 0;
  for (let after = -1; ;) {
    const sites = await nextSites(tx, id, { status: "applied", after });
    const last = sites.at(-1);
    if (!last) break;
    restored += await undoBatch(tx, { undoing, sites, from: total, ...held });
    total += sites.length;
    after = last.siteIndex;
  }
  if (total === 0) throw conflict("NOTHING_TO_UNDO", operationTexts.nothingToUndo);
  await saveLabels(tx, userId, held.labels);
  await endUndone(tx, id, undoing.operationId);
  await tx.update(operations).set({ total }).where(isOperation(undoing));
  const subject = `Undo: ${countOf(restored, "site")}`;
  await recordEvent(tx, { userId, kind: "sites-changed", subject });
  crashPoint("operation.before-commit");
  return presentOperation(tx, await findOperation(tx, undoing));
}

/** Sites that the operation has not published yet are never published by it. */
async function endUndone(tx: Db, id: OperationId, undoneBy: string): Promise<void> {
  const given = await tx
    .update(operationSites)
    .set({ deployment: "cancelled" })
    .where(and(isSiteOfOperation(id), eq(operationSites.deployment, "waiting")))
    .returning({ siteIndex: operationSites.siteIndex });
  // Redirects that waited for these sites need not wait any longer.
  const due = given.length > 0 && { dueAt: sql`now()` };
  await tx
    .update(operations)
    .set({ undoneBy, ...due })
    .where(isOperation(id));
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
  accounts: HeldAccounts;
  /** What is saved once all campaigns are locked. */
  labels: LabelsOfSite[];
  refuseNewLabels: RefuseNewLabels;
  from: number;
};

async function undoBatch(tx: Db, { undoing, sites, from, ...held }: UndoBatch): Promise<number> {
  const { userId } = undoing;
  const campaignIds = sites.map(({ campaignId }) => campaignId);
  const locked = await lockSites(tx, { userId, campaignIds });
  const factsOf = await readFacts(tx, { userId, campaignIds, subjects: subjectsIn(sites) });
  const rows = new Map(locked.map((row) => [row.id, row]));
  const plans = sites.map((logged) => {
    const row = rows.get(logged.campaignId);
    if (!row) return { logged };
    const business = held.businesses.get(row.businessId ?? "");
    const site = { row, business, ...factsOf(row.id) };
    return { logged, site, undone: undoSite(site, logged, held.refuseNewLabels) };
  });
  const moving = plans.flatMap(({ logged: { campaignId }, undone }) => {
    const to = accountIn(undone?.after.account);
    return to === undefined ? [] : [{ campaignId, to }];
  });
  const refusals = await saveAccounts(tx, { userId, accounts: held.accounts }, moving);
  const ended = plans.map(({ logged, site, undone }) => {
    const refusal = refusals.get(logged.campaignId);
    return { site, outcome: outcomeOf({ logged, site, undone, refusal }) };
  });
  const restored = ended.flatMap(({ site, outcome }) =>
    site && outcome.status === "applied" ? [{ ...outcome, row: site.row }] : [],
  );
  for (const states of restored) held.labels.push(...labelsToSave(states.row.id, states));
  await saveStates(tx, userId, restored);
  const inserted = ended.map(({ outcome }, at) => ({
    ...undoing,
    siteIndex: from + at,
    ...outcome,
  }));
  await tx.insert(operationSites).values(inserted);
  return restored.length;
}

const subjectsIn = (sites: readonly OperationSiteRow[]): Set<OperationSubject> =>
  new Set(OPERATION_SUBJECTS.filter((subject) => sites.some(({ after }) => after[subject])));

type UndoneSite = Omit<OperationSiteRow, "operationId" | "userId" | "siteIndex">;
type Ended = {
  logged: OperationSiteRow;
  site?: SiteFacts | undefined;
  undone?: SiteUndo | undefined;
  /** Why the site cannot return to its former account. */
  refusal: string | undefined;
};

/** What the log stores of a site whose changes were undone. */
function outcomeOf({ logged, site, undone, refusal }: Ended): UndoneSite {
  if (!site || !undone) return goneSite(logged);
  const { account: _before, ...before } = undone.before;
  const { account: _after, ...after } = undone.after;
  const states = refusal === undefined ? undone : { before, after };
  const skipped: OperationSubject[] =
    refusal === undefined ? undone.skipped : [...undone.skipped, "account"];
  const isRestored = Object.keys(states.after).length > 0;
  const message = joinReasons([undone.message, refusal ?? ""]);
  const plan = { ...states, status: isRestored ? "changed" : "unchanged", message } as const;
  const status = isRestored ? "applied" : skipped.length > 0 ? "conflict" : "unchanged";
  // Changes that were not published yet are not published by the undone operation either.
  const isUnpublished = ["waiting", "cancelled", "failed"].includes(logged.deployment);
  const isSavedOnly = status === "conflict" && isUnpublished && hasUnpublishedChanges(site.row);
  const saved = isSavedOnly ? { deploymentMessage: operationTexts.savedOnly } : {};
  return { ...plannedRow(site.row, plan), ...saved, status, changes: null, skipped };
}

const goneSite = (site: OperationSiteRow): UndoneSite => ({
  campaignId: site.campaignId,
  name: site.name,
  status: "conflict",
  message: operationTexts.siteDeleted,
  changes: null,
  before: {},
  after: {},
  skipped: [],
  deploymentType: site.deploymentType,
  deployment: "none",
  deploymentMessage: "",
  publishesEarlier: false,
});
