import type { LEAD_LENGTH } from "./lead-form.ts";

/** What a form shows besides the inputs that all have (decision 333). A change of it is another version of the form. */
export type LeadFormContent = {
  /** Whom a message goes to. */
  firm: string;
  /** What may be the matter, in two groups of choices; both are empty where no trade is known. */
  problems: readonly string[];
  services: readonly string[];
  /** Null: the form has no box. */
  consent: LeadConsent | null;
};

/** How long what was sent is kept, unless the business has it otherwise. */
export const KEPT_MONTHS = 18;

/** The numbers of the wordings that the box may have; the generator has their words. */
export const CONSENT_WORDINGS = [1] as const;
export const NEWEST_CONSENT: (typeof CONSENT_WORDINGS)[number] = 1;

/** A wording by its number, and who asks. */
export type LeadConsent = { wording: (typeof CONSENT_WORDINGS)[number]; seller: string };

export type LeadField = keyof typeof LEAD_LENGTH;

/** What a visitor typed; '' for an input that was left empty or did not come along. */
export type TypedLead = Record<LeadField, string> & { consent: boolean };
