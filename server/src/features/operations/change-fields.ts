import type { InheritedContent } from "@mainstreet/contract/business-values";
import type { FieldChange } from "@mainstreet/contract/operation-changes";
import {
  isFreeText,
  isInherited,
  type OperationField,
  operationLabel,
} from "@mainstreet/contract/operation-fields";
import {
  expandTemplate,
  type TemplateWord,
  wordsIn,
} from "@mainstreet/contract/operation-templates";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import { type SiteContent, siteFields } from "@mainstreet/contract/site-content";

/** The values of a site after all changes, or why it cannot have them. */
export type ChangedContent = { content: SiteContent } | { refusal: string };

type Value = string | number | boolean | null;

/**
 * Applies each change to the result of those before it. `inherited`: the values of the site's business; a field without such a value stays
 * as it is.
 */
export function changeFields(
  before: SiteContent,
  changes: readonly FieldChange[],
  inherited: InheritedContent | undefined,
): ChangedContent {
  let content = before;
  for (const change of changes) {
    const changed =
      change.action === "inherit"
        ? { value: inheritedValue(content, change.field, inherited) }
        : changeField(content, change);
    if ("refusal" in changed) return changed;
    content = { ...content, [change.field]: changed.value };
  }
  return { content };
}

type Changed = { value: Value } | { refusal: string };
type Typed = Exclude<FieldChange, { action: "inherit" }>;

const inheritedValue = (
  content: SiteContent,
  field: OperationField,
  inherited: InheritedContent | undefined,
): Value => (inherited && isInherited(field) ? inherited[field] : content[field]);

function changeField(content: SiteContent, change: Typed): Changed {
  const { field } = change;
  const before = content[field];
  const { blank } = siteFields[field];
  if (change.action === "clear") return { value: blank };
  if (change.action === "replace" && !patternOf(change).test(String(before ?? "")))
    return { value: before };
  const empty = emptyWord(content, change);
  if (empty !== undefined) return { refusal: operationTexts.emptyWord(empty) };
  const wanted = wantedValue(change, before, valuesOf(content));
  if (wanted === before) return { value: before };
  const parsed = siteFields[field].saved.safeParse(wanted);
  return parsed.success
    ? { value: parsed.data }
    : refused(field, parsed.error.issues[0]?.message ?? "");
}

const refused = (field: OperationField, message: string) => ({
  refusal: operationTexts.refusedField(operationLabel(field), message),
});

const valuesOf = (content: SiteContent): Record<TemplateWord, string> => ({
  service: content.service,
  city: content.city,
  state: content.state,
  company: content.companyName,
  phone: content.phone,
});

/** A placeholder that this site has no value for: its text would read as if something were missing. */
function emptyWord(content: SiteContent, change: Typed): TemplateWord | undefined {
  if (!isFreeText(change.field)) return undefined;
  const values = valuesOf(content);
  return wordsIn(templateOf(change)).find((word) => values[word] === "");
}

function templateOf(change: Typed): string {
  if (change.action === "set") return typeof change.value === "string" ? change.value : "";
  if (change.action === "replace") return change.replacement;
  return change.action === "clear" ? "" : change.text;
}

function wantedValue(change: Typed, before: Value, values: Record<TemplateWord, string>): Value {
  if (change.action === "clear") return before;
  if (change.action === "set" && !(typeof change.value === "string" && isFreeText(change.field)))
    return change.value;
  const text = expandTemplate(templateOf(change), values);
  const old = String(before ?? "");
  if (change.action === "prefix") return text + old;
  if (change.action === "suffix") return old + text;
  return change.action === "replace" ? old.replaceAll(patternOf(change), () => text) : text;
}

type Replacing = Extract<Typed, { action: "replace" }>;

function patternOf({ find, matchCase }: Replacing): RegExp {
  const literal = find.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(literal, matchCase ? "gu" : "giu");
}
