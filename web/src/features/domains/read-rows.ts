import { MAX_DOMAIN_ROWS } from "@mainstreet/contract/domains/domains";
import type { TypedDomainRow } from "@mainstreet/contract/domains/domains";
import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import { texts } from "@mainstreet/contract/texts";
import { parseTable } from "../../lib/parse-table.ts";

const HEADER = /^(?:site|campaign|address)$/i;

/**
 * The rows of a pasted text or of a file, a site and a domain in each, or the problem of the text. A first row with names of
 * columns is left out. The server accepts texts of 500 characters.
 */
export function readDomainRows(bytes: Uint8Array): TypedDomainRow[] | string {
  const parsed = parseTable(bytes);
  if ("problem" in parsed) {
    const { problem } = parsed;
    if (problem.kind === "unclosedQuote") return texts.bulk.unclosedQuote(problem.row);
    return problem.kind === "emptyFile" ? domainTexts.noRows : texts.bulk[problem.kind];
  }
  const [first, ...rest] = parsed.cells;
  const cells = HEADER.test(first?.[0] ?? "") ? rest : parsed.cells;
  if (cells.length === 0) return domainTexts.noRows;
  if (cells.length > MAX_DOMAIN_ROWS) return domainTexts.tooManyRows;
  return cells.map(([site = "", domain = ""]) => ({
    site: site.slice(0, MAX_CELL),
    domain: domain.slice(0, MAX_CELL),
  }));
}

const MAX_CELL = 500;

/** Rows as text again, so that they can be corrected and read once more. */
export const rowsAsText = (rows: readonly TypedDomainRow[]): string =>
  rows.map(({ site, domain }) => `${quoted(site)},${quoted(domain)}`).join("\n");

const quoted = (cell: string): string =>
  /[",\t;|\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
