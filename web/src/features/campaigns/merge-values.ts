import { fieldFacts, SITE_FIELDS } from "@mainstreet/contract/content-names";
import { EDIT_SECTIONS } from "@mainstreet/contract/site-field";
import { type CampaignValues, type FlatValues, flatValues, valuesFrom } from "./campaign-values.ts";

/** What the form holds, by field. */
export type FormField = keyof FlatValues;

/** What stands in a field here, and what another window saved. */
export type Difference = { field: FormField; mine: string; theirs: string };

/** How a form and a campaign that was saved elsewhere differ. */
export type Merge = {
  /** Changed here and there, to different values: somebody has to choose. */
  conflicts: Difference[];
  /** Changed only there. */
  taken: Difference[];
};

type Versions = {
  /** As they were when the form began. */
  before: CampaignValues;
  mine: CampaignValues;
  theirs: CampaignValues;
};

const FORM_FIELDS: readonly FormField[] = [...SITE_FIELDS, "businessId", "relatedServices"];

/** Compares what is typed with what was saved elsewhere since. */
export function mergeOf(versions: Versions): Merge {
  const before = flatValues(versions.before);
  const mine = flatValues(versions.mine);
  const theirs = flatValues(versions.theirs);
  const changed = FORM_FIELDS.filter((field) => theirs[field] !== before[field]).map((field) => ({
    field,
    mine: mine[field],
    theirs: theirs[field],
  }));
  const isMine = ({ field }: Difference) => mine[field] !== before[field];
  return {
    conflicts: changed.filter((it) => isMine(it) && it.mine.trim() !== it.theirs.trim()),
    taken: changed.filter((it) => !isMine(it)),
  };
}

/** The values that were saved elsewhere, with what was typed here; `given` names the conflicts in which theirs stand. */
export function mergedValues(versions: Versions, given: ReadonlySet<FormField>): CampaignValues {
  const before = flatValues(versions.before);
  const mine = flatValues(versions.mine);
  const kept = FORM_FIELDS.filter((field) => mine[field] !== before[field] && !given.has(field));
  const keptValues = Object.fromEntries(kept.map((field) => [field, mine[field]]));
  return valuesFrom({ ...flatValues(versions.theirs), ...keptValues });
}

const OTHER_LABELS = { businessId: "Business", relatedServices: "Services" };

/** What the form calls a field; of two with one label the section tells which. */
export function labelOf(field: FormField): string {
  if (field === "businessId" || field === "relatedServices") return OTHER_LABELS[field];
  const { label, names } = fieldFacts[field];
  const isOfAddress = names.edit?.startsWith("company.address.") === true;
  return isOfAddress && !label.startsWith("Company")
    ? `${label} (${EDIT_SECTIONS.company})`
    : label;
}
