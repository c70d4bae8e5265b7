import { z } from "zod";
import { idParam } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_LENGTH, TIMEOUT_MS } from "./limits.ts";
import { operationTexts } from "./operation-texts.ts";
import { getOperation } from "./operations.ts";
import { BODY_LIMIT, IMPORT_LIMIT, siteFileTexts as texts } from "./site-file-texts.ts";
import { requiredText } from "./text-field.ts";

const MAX_COLUMNS = 200;

/** Rows exactly as in the file, a blank line as a row without cells; the server reads them in time slices. */
export const importedRow = z.array(z.string(), texts.noCells).max(MAX_COLUMNS, texts.noCells);

/** `rows` are of the type `row`. */
const importOf = <R extends z.ZodType>(row: R) =>
  z.object({
    /** The name of the file, for the log. */
    file: requiredText("File", MAX_LENGTH.slug * 4, texts.fileName),
    /** The cells of the first row. */
    columns: z.array(z.string(), texts.noColumns).min(1, texts.noColumns).max(MAX_COLUMNS),
    rows: z.array(row, texts.noRows).min(1, texts.noRows).max(IMPORT_LIMIT.rows, texts.tooManyRows),
  });
export const importInput = importOf(importedRow);
export const uncheckedImport = importOf(z.unknown());
export type SiteImportInput = z.output<typeof importInput>;

/**
 * Computes what a file of sites would change, and changes nothing: the result is an operation whose changes differ by site.
 * Cells that are equal to a site's values are no changes. Accepts an Idempotency-Key.
 */
export const importSites = endpoint("POST", "/operations/import", {
  body: importInput,
  response: getOperation.shapes.response,
  status: 201,
  timeoutMs: TIMEOUT_MS.campaigns,
  bodyLimit: BODY_LIMIT,
  rows: { member: "rows", most: IMPORT_LIMIT.rows, tooMany: texts.tooManyRows },
  isHeavy: true,
  spends: true,
});

/** A part of a file that is not applied. */
const fileProblem = z.object({
  /** The row number in the spreadsheet: the titles are row 1. */
  row: z.number(),
  /** The title of the column; empty where the problem is about the whole row. */
  column: z.string(),
  /** The cell, or the id of the row, and the site's value. */
  cell: z.string(),
  present: z.string(),
  message: z.string(),
});
export type FileProblem = z.infer<typeof fileProblem>;

/** The most problems that are listed; the others are only counted. */
export const LISTED_PROBLEMS = 1_000;

export const listFileProblems = endpoint("GET", "/operations/:id/file-problems", {
  params: idParam(operationTexts.notFound),
  response: z.object({ problems: z.array(fileProblem), total: z.number() }),
});
