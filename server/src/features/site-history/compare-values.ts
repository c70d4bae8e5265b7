import { fieldLabel } from "@mainstreet/contract/content-names";
import type { ChangedField } from "@mainstreet/contract/site-versions";
import { changedFields, type SiteValues } from "./site-values.ts";

/** What changed between the values of two versions, in words. */
export function compareValues(before: SiteValues, after: SiteValues): ChangedField[] {
  const fields = changedFields(before.content, after.content).map((field) => ({
    label: fieldLabel(field),
    before: inWords(before.content[field]),
    after: inWords(after.content[field]),
  }));
  const others = OTHERS.map(([label, read]) => ({
    label,
    before: read(before),
    after: read(after),
  }));
  return [...fields, ...others.filter((change) => change.before !== change.after)];
}

/** Values that a user set outside the fields of the form. */
const OTHERS: readonly (readonly [string, (values: SiteValues) => string])[] = [
  [
    "Locations",
    ({ locations }) => locations.map(({ city, state }) => `${city}, ${state}`).join("; "),
  ],
  ["Related services", ({ relatedServices }) => relatedServices.map(({ name }) => name).join("; ")],
  ["Own words", ({ overrides }) => ownWords(overrides)],
];

/** The texts that an owner wrote, one after another. */
function ownWords(overrides: SiteValues["overrides"]): string {
  const pages = Object.values(overrides ?? {});
  return pages
    .flatMap(({ texts, questions, services, hidden }) => [
      ...texts.map(({ title, text }) => [title, text].filter(Boolean).join(": ")),
      ...questions.map(({ question, answer }) => `${question} ${answer}`),
      ...services.map(({ name, text }) => `${name}: ${text}`),
      ...hidden.map((key) => `(hidden: ${key})`),
    ])
    .join("\n");
}

function inWords(value: string | number | boolean | null): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return String(value ?? "");
}
