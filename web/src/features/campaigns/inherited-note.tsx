import { INHERITED_FIELDS, isSameValue } from "@mainstreet/contract/business-values";
import type { InheritedContent, InheritedField } from "@mainstreet/contract/business-values";
import { fieldFacts } from "@mainstreet/contract/content-names";
import type { SiteField } from "@mainstreet/contract/site-content";
import type { ReactNode } from "react";
import { typedContent } from "./campaign-values.ts";
import classes from "./inherited-note.module.css";
import type { CampaignFormState } from "./use-campaign-form.ts";

/** The business of a campaign, as its form shows it. */
export type BusinessOfForm = {
  /** The field that chooses the business. */
  field: ReactNode;
  /** The name of the business, and what the campaign inherits from it; undefined: there is none, or it was just chosen and is not saved. */
  inherited: { name: string; content: InheritedContent } | undefined;
  /** The name of a business by its id. */
  nameOf: (id: string) => string;
};

const isInherited = (field: SiteField): field is InheritedField =>
  INHERITED_FIELDS.some((known) => known === field);

type Place = { field: SiteField; name: string; business: BusinessOfForm };

/** A note at a field: whether its value is the business's or the campaign's own, with a button that gives ownership up. */
export function inheritedNote(
  { form }: CampaignFormState,
  { field, name, business: { inherited } }: Place,
): { description?: ReactNode } {
  if (inherited === undefined || !isInherited(field)) return {};
  const value = inherited.content[field];
  const typed = typedContent(form.values)[field];
  const isBlank = typed === "" || typed === null;
  if (isSameValue(field, typed, value))
    return { description: isBlank ? `${inherited.name} has none` : `From ${inherited.name}` };
  return {
    description: (
      <>
        {isBlank ? "This site shows none." : "This site’s own."}{" "}
        <button
          type="button"
          className={classes.use}
          aria-label={`Use the business’s value: ${fieldFacts[field].label}`}
          onClick={() => {
            form.setFieldValue(name, String(value ?? ""));
            form.getInputNode(name)?.focus();
          }}
        >
          Use the business’s value
        </button>
        : {value === "" || value === null ? "none" : value}
      </>
    ),
  };
}
