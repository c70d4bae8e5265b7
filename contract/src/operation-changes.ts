import { z } from "zod";
import { deploymentSettings } from "./deployment.ts";
import { LABEL_LIMIT, labelName } from "./label.ts";
import { labelTexts } from "./label-texts.ts";
import { MAX_LENGTH } from "./limits.ts";
import {
  actionsOf,
  isFreeText,
  OPERATION_FIELDS,
  type OperationField,
  operationLabel,
} from "./operation-fields.ts";
import { isTemplate, unknownWord } from "./operation-templates.ts";
import { operationTexts as texts } from "./operation-texts.ts";
import { siteFields } from "./site-content.ts";

const field = z.enum(OPERATION_FIELDS, texts.unknownField);
const MAX_TEXT = MAX_LENGTH.verificationScript;

// Not trimmed: blanks at an end may be what is searched for or added.
const text = (missing: string) =>
  z
    .string(missing)
    .max(MAX_TEXT, texts.textTooLong)
    .refine((value) => value.isWellFormed() && !value.includes("\0"), texts.textTooLong);
const filled = (missing: string) => text(missing).min(1, missing);

const valueTypes = [text(texts.valueMissing), z.number(), z.boolean()] as const;

/** One change of one field. In fields of free text, `value`, `text` and `replacement` are templates. */
const fieldChange = z
  .discriminatedUnion(
    "action",
    [
      z.object({ action: z.literal("set"), field, value: z.union(valueTypes, texts.valueMissing) }),
      z.object({ action: z.literal("clear"), field }),
      z.object({ action: z.literal("inherit"), field }),
      z.object({
        action: z.literal("replace"),
        field,
        find: filled(texts.findMissing),
        replacement: text(texts.textMissing),
        matchCase: z.boolean().default(false),
      }),
      z.object({ action: z.literal("prefix"), field, text: filled(texts.textMissing) }),
      z.object({ action: z.literal("suffix"), field, text: filled(texts.textMissing) }),
    ],
    texts.unknownAction,
  )
  .check(({ value: change, issues }) => {
    const refusal = refusalOf(change);
    if (!refusal) return;
    const [member, message] = refusal;
    issues.push({ code: "custom", input: change, path: [member], message });
  });
export type FieldChange = z.output<typeof fieldChange>;

const labels = z
  .array(labelName, texts.labelsMissing)
  .min(1, texts.labelsMissing)
  .max(LABEL_LIMIT.ofSite, labelTexts.tooManyOnSite(LABEL_LIMIT.ofSite));
const ofLabels = { field: z.literal("labels") };

/** Labels by name; labels to be added are created if they do not exist. */
const labelsChange = z.discriminatedUnion(
  "action",
  [
    z.object({ ...ofLabels, action: z.literal("add"), value: labels }),
    z.object({ ...ofLabels, action: z.literal("remove"), value: labels }),
    z.object({ ...ofLabels, action: z.literal("set"), value: labels }),
    z.object({ ...ofLabels, action: z.literal("clear") }),
  ],
  texts.unknownAction,
);
export type LabelsChange = z.output<typeof labelsChange>;

/** The account to which sites are deployed from then on, as in a move. */
const accountChange = z.object({
  field: z.literal("account"),
  action: z.literal("set", texts.unknownAction),
  value: deploymentSettings,
});
export type AccountChange = z.output<typeof accountChange>;

/** One change of anything that an operation can change. */
export const operationChange = z.discriminatedUnion(
  "field",
  [fieldChange, labelsChange, accountChange],
  texts.unknownField,
);
export type OperationChange = z.output<typeof operationChange>;

/** The member of a change that is not allowed, with the reason. */
function refusalOf(change: Unchecked): [member: string, message: string] | undefined {
  const label = operationLabel(change.field);
  if (!actionsOf(change.field).includes(change.action))
    return ["action", actionRefusal(change, label)];
  if (isFreeText(change.field)) {
    for (const [member, template] of templatesOf(change)) {
      const word = unknownWord(template);
      if (word !== undefined) return [member, texts.unknownWord(word)];
    }
  }
  return change.action === "set" ? refusedValue(change) : undefined;
}

type Unchecked = { field: OperationField } & (
  | { action: "set"; value: string | number | boolean }
  | { action: "clear" | "inherit" }
  | { action: "replace"; find: string; replacement: string; matchCase: boolean }
  | { action: "prefix" | "suffix"; text: string }
);

function actionRefusal({ action }: Unchecked, label: string): string {
  if (action === "inherit") return texts.notOfBusiness(label);
  return action === "clear" ? texts.cannotBeCleared(label) : texts.actionNotForField(label);
}

function templatesOf(change: Unchecked): [string, string][] {
  if (change.action === "set")
    return typeof change.value === "string" ? [["value", change.value]] : [];
  if (change.action === "replace") return [["replacement", change.replacement]];
  return "text" in change ? [["text", change.text]] : [];
}

/** A value without template words is the same for all sites, so a wrong one is refused at once. */
function refusedValue(change: {
  field: OperationField;
  value: string | number | boolean;
}): [string, string] | undefined {
  const { value } = change;
  if (value === "") return ["value", texts.valueMissing];
  if (typeof value === "string" && isFreeText(change.field) && isTemplate(value)) return undefined;
  if (!isTypeOf(change.field, value))
    return ["value", texts.valueOfOtherType(operationLabel(change.field))];
  const parsed = siteFields[change.field].saved.safeParse(value);
  return parsed.success ? undefined : ["value", parsed.error.issues[0]?.message ?? ""];
}

function isTypeOf(name: OperationField, value: unknown): boolean {
  const { blank } = siteFields[name];
  return blank === null ? typeof value === "number" : typeof value === typeof blank;
}
