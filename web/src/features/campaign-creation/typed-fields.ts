import { fieldFacts, namedFields, SITE_FIELDS } from "@mainstreet/contract/content-names";
import type { SiteField } from "@mainstreet/contract/site-content";
import { z } from "zod";

type Texts = Record<SiteField, z.ZodDefault<z.ZodString>>;

/** Each field as a form holds it, as text. A form that was stored before a field was added lacks it. */
export const TYPED_FIELDS: Texts = Object.fromEntries(
  SITE_FIELDS.map((field): unknown[] => [field, z.string().default("")]),
);

/** The fields that a form shows in addition to the service and the place, each with its name in the form. */
export function fieldsShown(form: "single" | "multi"): (readonly [SiteField, string])[] {
  const ownInput: readonly SiteField[] = ["service", "city", "state"];
  return namedFields(form).filter(
    ([field]) => fieldFacts[field].forms.includes(form) && !ownInput.includes(field),
  );
}
