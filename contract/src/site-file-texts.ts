import { count, countOf } from "./count.ts";
import { SELECTION_LIMIT } from "./limits.ts";

/** Limits of one imported file: rows, and megabytes of text. */
export const IMPORT_LIMIT = { rows: SELECTION_LIMIT, megabytes: 4 };

/** The most bytes of the request with its rows. */
export const BODY_LIMIT = IMPORT_LIMIT.megabytes * 1024 * 1024;

const limits = `${countOf(IMPORT_LIMIT.rows, "row")} and ${IMPORT_LIMIT.megabytes} MB`;
const again = "Import it in parts, each with the first row.";

/** Texts about files of sites that are exported and imported. */
export const siteFileTexts = {
  whichSites: "Choose the sites, or a filter, not both",
  noSites: "Choose the sites to export",
  tooManySites: `Choose at most ${countOf(SELECTION_LIMIT, "site")}, or a filter`,
  noneFound: "None of these sites is there any more.",
  /** What can be imported again, shown when a file was created. */
  exported: (sites: number) =>
    sites > IMPORT_LIMIT.rows
      ? `${countOf(sites, "site")} exported. An import takes ${limits} at a time: split the file into at least ${count(Math.ceil(sites / IMPORT_LIMIT.rows))}, each with the first row.`
      : `${countOf(sites, "site")} exported. Change cells and import the file again: up to ${limits} at a time.`,
  exportFailed: "The sites could not be exported. Please try again.",
  fileName: "The file needs a name",
  noColumns: "The file has no columns",
  noColumn: (title: string) => `The file has no column “${title}”. Export the sites again.`,
  columnTwice: (title: string) => `Two columns are called “${title}”.`,
  noRows: "The file has no rows",
  noCells: "A row is a list of texts",
  tooManyRows: `An import takes at most ${limits}. ${again}`,
  notText:
    "This is no CSV file. Save the workbook as CSV, in Excel as “CSV UTF-8”, and choose that file.",
  tooLarge: `This file has more than ${limits}. ${again}`,
  unknownSite: "No site of yours has this id",
  rowTwice: "This site is in the file more than once: none of its rows is used",
  changedSince: "Changed since the file was made",
  leftOut:
    "Changed since the file was made, so it is left out. Take it in to give it the file's values.",
  notByFile: (label: string, reason: string) => `${label} cannot be changed by a file: ${reason}`,
  notYesOrNo: "Write yes or no",
  notNumber: "Write a number, as 36.0999",
  shortened:
    "A spreadsheet has shortened this number. Format the column as text, and type the number again.",
  spreadsheetError: "A spreadsheet shows an error in this cell",
  someRefused: (labels: string) => `Not changed: ${labels}`,
} as const;
