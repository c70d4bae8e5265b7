import type { LeadConsent } from "@mainstreet/contract/lead-form-content";

/**
 * Wordings of the consent box by their numbers, `{seller}` stands for who asks. Live forms show one of these, so none is ever changed: a
 * new wording gets a new number.
 */
const WORDINGS: Readonly<Record<LeadConsent["wording"], string>> = {
  1: "I agree that {seller} may call and text me at this number about my request. I do not have to agree to get an answer or to buy anything.",
};

/** The words at the box; '' for a form without one. */
export function consentText(consent: LeadConsent | null): string {
  if (consent === null) return "";
  return WORDINGS[consent.wording].replace("{seller}", () => consent.seller);
}
