import { type OperationChange, operationChange } from "@mainstreet/contract/operation-changes";
import { EMPTY_CHOICE, formChoice } from "@mainstreet/contract/deployment";
import {
  isField,
  OPERATION_ACTIONS,
  OPERATION_SUBJECTS,
  type OperationSubject,
} from "@mainstreet/contract/operation-fields";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import { siteFields } from "@mainstreet/contract/site-content";
import { z } from "zod";

const changeRow = z.object({
  key: z.string(),
  field: z.enum(OPERATION_SUBJECTS),
  action: z.enum(OPERATION_ACTIONS),
  value: z.string(),
  find: z.string(),
  replacement: z.string(),
  text: z.string(),
  matchCase: z.boolean(),
  account: formChoice.default(EMPTY_CHOICE),
});
/** One change as it is typed: inputs of other actions of the same field keep their values. */
export type ChangeRow = z.output<typeof changeRow>;

export const operationDraft = z.object({ changes: z.array(changeRow).min(1) });
export type OperationDraft = z.output<typeof operationDraft>;

/** The form's schema: the contract's rules, applied to the changes that the rows describe. */
export const typedChanges = z.object({
  changes: z
    .array(z.preprocess((row: ChangeRow): unknown => changeOf(row), operationChange))
    .min(1, operationTexts.nothingToChange)
    .max(20, operationTexts.tooManyChanges),
});

/** The change that one row describes. Only the value of a field of free text may be a template. */
function changeOf(row: ChangeRow): object {
  const { field, action, find, replacement, text, matchCase } = row;
  if (action === "clear" || action === "inherit") return { field, action };
  if (field === "account") return { field, action, value: row.account };
  if (field === "labels") return { field, action, value: namesIn(row.value) };
  if (action === "replace") return { field, action, find, replacement, matchCase };
  if (action === "set") return { field, action, value: valueOf(row) };
  return { field, action, text };
}

function valueOf({ field, value }: ChangeRow): string | number | boolean {
  if (isFlag(field)) return value === "true";
  const number = Number(value);
  return isNumber(field) && value.trim() !== "" && !Number.isNaN(number) ? number : value;
}

/** The names of labels, typed with commas between them. */
const namesIn = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** Whether a field is a number. */
export const isNumber = (field: OperationSubject): boolean =>
  isField(field) && siteFields[field].blank === null;
/** Whether a field is yes or no. */
export const isFlag = (field: OperationSubject): boolean =>
  isField(field) && siteFields[field].blank === false;

/** The changes of a form that has passed its schema. */
export const changesOf = (draft: OperationDraft): OperationChange[] =>
  typedChanges.parse(draft).changes;

export const newRow = (key: string): ChangeRow => ({
  key,
  field: "phone",
  action: "set",
  value: "",
  find: "",
  replacement: "",
  text: "",
  matchCase: false,
  account: EMPTY_CHOICE,
});
