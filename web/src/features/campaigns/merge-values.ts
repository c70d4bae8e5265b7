import { fieldFacts, SITE_FIELDS } from "@mainstreet/contract/content-names";
import { EDIT_SECTIONS } from "@mainstreet/contract/site-field";
import { type CampaignValues, type FlatValues, flatValues, valuesFrom } from "./campaign-values.ts";

/** What the form holds, by field. */
export type FormField = keyof FlatValues;

/** The value of a field here, and the value that another window saved. */
export type FieldDifference = { field: FormField; mine: string; theirs: string };

/** How the form differs from the campaign that was saved elsewhere. */
export type Merge = {
  /** Changed here and elsewhere, to different values: the user has to choose. */
  conflicts: FieldDifference[];
  /** Changed only elsewhere. */
  taken: FieldDifference[];
};

type Versions = {
  /** The values with which the form began. */
  before: CampaignValues;
  mine: CampaignValues;
  theirs: CampaignValues;
};

const FORM_FIELDS: readonly FormField[] = [...SITE_FIELDS, "businessId", "relatedServices"];

/** Compares the typed values with those that were saved elsewhere since then. */
export function mergeOf(versions: Versions): Merge {
  const before = flatValues(versions.before);
  const mine = flatValues(versions.mine);
  const theirs = flatValues(versions.theirs);
  const changed = FORM_FIELDS.filter((field) => theirs[field] !== before[field]).map((field) => ({
    field,
    mine: mine[field],
    theirs: theirs[field],
  }));
  const isMine = ({ field }: FieldDifference) => mine[field] !== before[field];
  return {
    conflicts: changed.filter((it) => isMine(it) && it.mine.trim() !== it.theirs.trim()),
    taken: changed.filter((it) => !isMine(it)),
  };
}

/**
 * The values that were saved elsewhere, with what was typed here; `given` names the conflicts in which the other window's
 * value is used.
 */
export function mergedValues(versions: Versions, given: ReadonlySet<FormField>): CampaignValues {
  const before = flatValues(versions.before);
  const mine = flatValues(versions.mine);
  const kept = FORM_FIELDS.filter((field) => mine[field] !== before[field] && !given.has(field));
  const keptValues = Object.fromEntries(kept.map((field) => [field, mine[field]]));
  return valuesFrom({ ...flatValues(versions.theirs), ...keptValues });
}

const OTHER_LABELS = { businessId: "Business", relatedServices: "Services" };

/** The label of a field in the form; where two fields share a label, with the name of the section. */
export function formFieldLabel(field: FormField): string {
  if (field === "businessId" || field === "relatedServices") return OTHER_LABELS[field];
  const { label, names } = fieldFacts[field];
  const isOfAddress = names.edit?.startsWith("company.address.") === true;
  return isOfAddress && !label.startsWith("Company")
    ? `${label} (${EDIT_SECTIONS.company})`
    : label;
}
