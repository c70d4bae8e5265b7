import type { LeadConsent } from "@mainstreet/contract/lead-form-content";

/**
 * Wordings of the consent box by their numbers, `{seller}` for who asks. Forms that are live show one of them, so none is ever
 * changed: other words get another number.
 */
const WORDINGS: Readonly<Record<LeadConsent["wording"], string>> = {
  1: "I agree that {seller} may call and text me at this number about my request. I do not have to agree to get an answer or to buy anything.",
};

/** The words at the box; '' for a form without one. */
export function consentText(consent: LeadConsent | null): string {
  if (consent === null) return "";
  return WORDINGS[consent.wording].replace("{seller}", () => consent.seller);
}
