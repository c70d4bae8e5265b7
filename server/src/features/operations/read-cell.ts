import { LABEL_LIMIT, labelName } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import { isFreeText, type OperationField } from "@mainstreet/contract/operation-fields";
import { siteFields } from "@mainstreet/contract/site-content";
import { labelsInCell } from "@mainstreet/contract/site-file";
import { siteFileTexts } from "@mainstreet/contract/site-file-texts";
import { textOfCell } from "@mainstreet/contract/spreadsheet-text";

/** The change that a cell requests, or why it is refused. */
export type CellChange = { change: OperationChange } | { refusal: string };

/** What Excel turns a long number into, and the error values of Excel and LibreOffice. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]\d+$/i;
const ERROR = /^(?:#(?:NAME\?|REF!|VALUE!|N\/A|DIV\/0!|NUM!|NULL!)|Err:\d+|#+)$/;
const [YES, NO] = [/^(?:yes|true|1)$/i, /^(?:no|false|0)$/i];
/** European spreadsheets write a decimal comma. */
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** The change of labels that a cell requests. */
export function changeOfLabels(cell: string): CellChange {
  const names = labelsInCell(textOfCell(cell));
  if (names.length === 0) return { change: { field: "labels", action: "clear" } };
  if (names.length > LABEL_LIMIT.ofSite)
    return { refusal: labelTexts.tooManyOnSite(LABEL_LIMIT.ofSite) };
  const value: string[] = [];
  for (const name of names) {
    const parsed = labelName.safeParse(name);
    if (!parsed.success) return { refusal: parsed.error.issues[0]?.message ?? "" };
    value.push(parsed.data);
  }
  return { change: { field: "labels", action: "set", value } };
}

/** The change of a field that a cell requests, checked by the field's own rules. */
export function changeOfField(field: OperationField, cell: string): CellChange {
  const text = textOfCell(cell);
  if (SHORTENED.test(text)) return { refusal: siteFileTexts.shortened };
  if (ERROR.test(text)) return { refusal: siteFileTexts.spreadsheetError };
  const { blank } = siteFields[field];
  if (typeof blank === "boolean") return changeOfFlag(field, text);
  if (text === "") return { change: { field, action: "clear" } };
  const value = blank === null ? numberIn(text) : text.replaceAll(/\r\n?/g, "\n");
  if (value === undefined) return { refusal: siteFileTexts.notNumber };
  const parsed = siteFields[field].saved.safeParse(value);
  if (!parsed.success) return { refusal: parsed.error.issues[0]?.message ?? "" };
  // Placeholders of an operation are plain text in a file.
  const isTemplate = typeof value === "string" && isFreeText(field);
  return {
    change: { field, action: "set", value: isTemplate ? value.replaceAll("{", "{{") : value },
  };
}

function changeOfFlag(field: OperationField, text: string): CellChange {
  if (YES.test(text)) return { change: { field, action: "set", value: true } };
  if (NO.test(text)) return { change: { field, action: "set", value: false } };
  return { refusal: siteFileTexts.notYesOrNo };
}

/** The number in a text; undefined where there is none. */
export const numberIn = (text: string): number | undefined =>
  NUMBER.test(text) ? Number(text.replace(",", ".")) : undefined;
