import type { LEAD_LENGTH } from "./lead-form.ts";

/** The content of a form in addition to the inputs that all forms have (decision 333). A change of it makes another version of the form. */
export type LeadFormContent = {
  /** The recipient of a message. */
  firm: string;
  /** The choices for what may be wrong, in two groups; both are empty where no trade is known. */
  problems: readonly string[];
  services: readonly string[];
  /** Null: the form has no box. */
  consent: LeadConsent | null;
};

/** How many months a lead is stored, unless the business has another setting. */
export const KEPT_MONTHS = 18;

/** The numbers of the wordings that the box may have; the generator contains their words. */
export const CONSENT_WORDINGS = [1] as const;
export const NEWEST_CONSENT: (typeof CONSENT_WORDINGS)[number] = 1;

/** A wording by its number, and the firm that asks for consent. */
export type LeadConsent = { wording: (typeof CONSENT_WORDINGS)[number]; seller: string };

export type LeadField = keyof typeof LEAD_LENGTH;

/** What a visitor typed; '' for an input that was empty or not sent. */
export type TypedLead = Record<LeadField, string> & { consent: boolean };
