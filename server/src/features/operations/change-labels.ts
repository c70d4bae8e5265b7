import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import type { LabelsChange } from "@mainstreet/contract/operation-changes";

/** The labels of a site after all changes, or why it cannot have them. */
export type ChangedLabels = { labels: string[] } | { refusal: string };

const keyOf = (name: string) => name.toLowerCase();

/** Names in the form in which they are compared. Two that differ in case alone are one label. */
export function sortedLabels(names: readonly string[]): string[] {
  const byKey = new Map(names.toReversed().map((name) => [keyOf(name), name]));
  return [...byKey.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Those of `names` that are not among `others`, in whatever case. */
export function labelsWithout(names: readonly string[], others: readonly string[]): string[] {
  const keys = new Set(others.map(keyOf));
  return names.filter((name) => !keys.has(keyOf(name)));
}

/** Applies each change to the result of those before it. */
export function applyLabelChanges(
  before: readonly string[],
  changes: readonly LabelsChange[],
): ChangedLabels {
  const labels = sortedLabels(changes.reduce(changed, before));
  return labels.length > LABEL_LIMIT.ofSite
    ? { refusal: labelTexts.tooManyOnSite(LABEL_LIMIT.ofSite) }
    : { labels };
}

function changed(labels: readonly string[], change: LabelsChange): readonly string[] {
  if (change.action === "clear") return [];
  if (change.action === "remove") return labelsWithout(labels, change.value);
  // A label that the site has already keeps its spelling.
  const added = labelsWithout(change.value, labels);
  if (change.action === "add") return [...labels, ...added];
  return [...labelsWithout(labels, labelsWithout(labels, change.value)), ...added];
}

type Undone = { before: readonly string[]; after: readonly string[]; now: readonly string[] };

/**
 * Undoes a change of labels: labels that it added are removed, labels that it removed are added, and what was changed since stays.
 * `isChangedSince`: one of its labels was changed since.
 */
export function undoLabels({ before, after, now }: Undone): {
  labels: string[];
  isChangedSince: boolean;
} {
  const added = labelsWithout(after, before);
  const removed = labelsWithout(before, after);
  const labels = sortedLabels([...labelsWithout(now, added), ...removed]);
  const isChangedSince =
    labelsWithout(added, now).length > 0 || labelsWithout(removed, now).length < removed.length;
  return { labels, isChangedSince };
}
