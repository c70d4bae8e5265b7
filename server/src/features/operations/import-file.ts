import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { siteFileTexts } from "@mainstreet/contract/site-file-texts";
import {
  type FileProblem,
  importSites as endpoint,
  LISTED_PROBLEMS,
  type SiteImportInput,
} from "@mainstreet/contract/site-import";
import { fileColumnTitle } from "@mainstreet/contract/site-file";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { siteContentOf } from "../campaigns/site-columns.ts";
import { compareRow } from "./compare-row.ts";
import { HELD, plannedRow, startDraft } from "./create-operation.ts";
import { countNewLabels, type RefuseNewLabels } from "./new-labels.ts";
import { normaliseChanges } from "./normalise-changes.ts";
import { areOnPages, planSite } from "./plan-site.ts";
import { presentOperation } from "./present-operation.ts";
import { findOperation, isOperation, type OperationId, type OperationSiteRow } from "./queries.ts";
import { type FileRow, problemOfRow, quotedCell, readSiteFile } from "./read-file.ts";
import { readFacts, type SiteFacts } from "./site-facts.ts";
import { BATCH, findHeld, readBusinesses, readSiteRows } from "./site-rows.ts";
import { operations, operationSites } from "./tables.ts";

type Request = { userId: string; input: SiteImportInput; idempotency: Idempotency | undefined };
type ImportDeps = Pick<Deps, "db" | "config">;

/**
 * Plans what a file of sites would change and stores it as a draft, with everything in the file that is not applied; no site changes.
 * Throws 400 for a file that is not a file of sites.
 */
export async function importFile(
  { db, config }: ImportDeps,
  { userId, input, idempotency }: Request,
): Promise<ResponseOf<typeof endpoint>> {
  const { response } = endpoint.shapes;
  const file = readSiteFile(input);
  return asTenant(db, userId, (tx) =>
    runOnce(tx, {
      userId,
      idempotency,
      response,
      work: async () => {
        const id = await startDraft(tx, { userId, kind: "file", changes: [] });
        const planned = await planRows(tx, { id, config, rows: file.rows });
        const problems = [...file.problems, ...planned.problems];
        problems.sort((one, other) => one.row - other.row);
        const { unknownColumns } = file;
        await tx
          .update(operations)
          .set({
            total: planned.total,
            missing: planned.missing,
            file: {
              name: input.file,
              rows: file.count,
              unknownColumns,
              problems: problems.length,
            },
            fileProblems: problems.slice(0, LISTED_PROBLEMS),
          })
          .where(isOperation(id));
        return presentOperation(tx, await findOperation(tx, id));
      },
    }),
  );
}

type Planning = {
  id: OperationId;
  config: Deps["config"];
  rows: ReadonlyMap<string, FileRow>;
};
type PlannedRows = { total: number; missing: number; problems: FileProblem[] };

/** Compares the rows with their sites, in batches. */
async function planRows(tx: Db, { id, config, rows }: Planning): Promise<PlannedRows> {
  const ids = [...rows.keys()].toSorted();
  const planned: PlannedRows = { total: 0, missing: 0, problems: [] };
  const refuseNewLabels = await countNewLabels(tx, id.userId);
  const owner = { userId: id.userId, config, refuseNewLabels };
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const sites = await sitesOf(tx, id.userId, batch);
    const found = new Set(sites.map(({ row }) => row.id));
    for (const missing of batch.filter((one) => !found.has(one))) {
      const row = rows.get(missing);
      if (row) planned.problems.push(problemOfRow(row, siteFileTexts.unknownSite));
      planned.missing += 1;
    }
    const inserted: (typeof operationSites.$inferInsert)[] = [];
    for (const site of sites) {
      const row = rows.get(site.row.id);
      if (!row) continue;
      const { problems, ...kept } = await planRow(tx, owner, { row, site });
      planned.problems.push(...problems);
      inserted.push({ ...id, siteIndex: planned.total, ...kept });
      planned.total += 1;
    }
    if (inserted.length > 0) await tx.insert(operationSites).values(inserted);
  }
  return planned;
}

type FoundSite = SiteFacts & { isHeld: boolean };

async function sitesOf(
  tx: Db,
  userId: string,
  campaignIds: readonly string[],
): Promise<FoundSite[]> {
  const rows = await readSiteRows(tx, { userId, campaignIds });
  const businesses = await readBusinesses(tx, { userId, rows });
  const held = await findHeld(tx, { userId, campaignIds });
  const factsOf = await readFacts(tx, { userId, campaignIds, subjects: new Set(["labels"]) });
  return rows.map((row) => ({
    row,
    business: businesses.get(row.businessId ?? ""),
    ...factsOf(row.id),
    isHeld: held.has(row.id),
  }));
}

type Owner = { userId: string; config: Deps["config"]; refuseNewLabels: RefuseNewLabels };
type RowOfSite = { row: FileRow; site: FoundSite };
type KeptRow = Omit<OperationSiteRow, "operationId" | "userId" | "siteIndex" | "skipped"> & {
  problems: FileProblem[];
};

async function planRow(tx: Db, owner: Owner, { row, site }: RowOfSite): Promise<KeptRow> {
  const filed = {
    id: site.row.id,
    version: site.row.version,
    labels: site.labels,
    content: siteContentOf(site.row),
  };
  const compared = compareRow(row, filed);
  const { isChangedSince } = compared;
  const problems = [...compared.problems];
  const changes: typeof compared.changes = [];
  for (const change of compared.changes) {
    const [known] = await normaliseChanges(tx, owner, [change]).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      const cell = row.cells.get(change.field === "account" ? "id" : change.field) ?? "";
      const column = change.field === "account" ? "" : fileColumnTitle(change.field);
      problems.push({ ...problemOfRow(row, error.message), column, cell: quotedCell(cell) });
      return [];
    });
    if (known) changes.push(known);
  }
  const plan = site.isHeld && areOnPages(changes) ? HELD : planSite(site, changes);
  const planned = { ...plannedRow(site.row, plan), changes, problems };
  return isChangedSince && plan.status === "changed"
    ? { ...planned, status: "left-out", message: siteFileTexts.leftOut }
    : { ...planned, ...refusedCells(plan.status, problems) };
}

/** A site of which only some cells are applied has a message about it; a site of which no cell is applied is refused. */
function refusedCells(status: OperationSiteRow["status"], problems: readonly FileProblem[]) {
  if (problems.length === 0 || status === "refused") return {};
  const message = siteFileTexts.someRefused(problems.map(({ column }) => column).join(", "));
  return status === "changed" ? { message } : { message, status: "refused" as const };
}
