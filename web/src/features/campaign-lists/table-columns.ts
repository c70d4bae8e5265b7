import type { ListColumn } from "@mainstreet/contract/list-columns";

const USUAL_REM = 12;
/** The smallest width of columns whose values are short or long. */
const WIDTHS: Partial<Record<ListColumn, number>> = {
  state: 4.75,
  companyState: 9,
  zip: 6.5,
  companyZip: 8.5,
  phone: 9,
  city: 8.5,
  status: 9,
  host: 7.5,
  labels: 13,
  leads: 8,
  url: 18,
  reason: 20,
  metaTitle: 18,
  metaDescription: 24,
};

/** The CSS grid columns of each row: the checkbox, the name, and the chosen columns. */
export function templateOf(columns: readonly ListColumn[]) {
  const widths = columns.map((column) => WIDTHS[column] ?? USUAL_REM);
  const template = widths.map((rem) => `minmax(${rem}rem, ${rem}fr)`).join(" ");
  const least = widths.reduce((sum, rem) => sum + rem, 0);
  return { minWidth: `calc(2.75rem + var(--name) + ${least}rem)`, "--columns": template };
}
